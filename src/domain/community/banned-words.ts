const LETTER = /[\p{L}\p{N}]/u
const UNSEEN = /[\p{Cf}\p{DI}\p{M}\u2800]/gu

/** ㄱ to ㅎ as NFKC leaves single consonants, and the final consonant that each can become. */
const INITIALS = 'ᄀᄁᄂᄃᄅᄆᄇᄉᄊᄋᄌᄎᄏᄐᄑᄒ'
const FINALS = 'ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ'
const OPEN_SYLLABLE = new RegExp(`([가-힣])([${INITIALS}])`, 'gu')

/**
 * Normalises a text for comparison: width, case and composition are unified, invisible characters
 * removed.
 */
const comparedText = (text: string): string =>
  text.normalize('NFKC').replaceAll(UNSEEN, '').normalize('NFKC').toLowerCase()

/** Attaches single consonants to the syllable before them: "가ㅁ" becomes "감". */
const drawnTogether = (text: string): string =>
  text.replace(OPEN_SYLLABLE, (pair, syllable: string, consonant: string) => {
    const joined = (syllable + (FINALS[INITIALS.indexOf(consonant)] ?? '')).normalize('NFC')
    return [...joined].length === 1 ? joined : pair
  })

/** Key of a banned word in the list: its letters only; empty when it has none. */
export const bannedForm = (word: string): string =>
  [...comparedText(word)].filter(sign => LETTER.test(sign)).join('')

/** The letters of a text, and what precedes each letter. */
type Letters = { readonly text: string; readonly gaps: readonly ('none' | 'marks' | 'blank')[] }

function lettersOf(text: string): Letters {
  const letters: string[] = []
  const gaps: Letters['gaps'][number][] = []
  let gap: Letters['gaps'][number] = 'marks'
  for (const sign of text) {
    if (LETTER.test(sign)) {
      letters.push(sign)
      // A character may take two code units.
      gaps.push(gap, ...Array.from({ length: sign.length - 1 }, () => 'none' as const))
      gap = 'none'
    } else if (/\s/.test(sign)) gap = 'blank'
    else if (gap === 'none') gap = 'marks'
  }
  return { text: letters.join(''), gaps }
}

/**
 * Finds a word. A match with spaces inside counts only at the start of a word: "바 보" matches, but "다시 발표"
 * does not contain "시발". Punctuation inside always counts: no one writes "시.발" by accident.
 */
function holds({ text, gaps }: Letters, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (gaps[at] !== 'none' || !gaps.slice(at + 1, at + word.length).includes('blank')) return true
  return false
}

/**
 * True when a text contains a banned word (금지어, handbook 6.5), even when disguised by split syllables,
 * full-width letters, case, invisible characters, or spaces or punctuation between the letters.
 */
export function holdsBannedWord(words: readonly string[], ...texts: readonly string[]): boolean {
  const banned = words.map(bannedForm).filter(word => word !== '')
  const read = texts.flatMap(text => {
    const plain = comparedText(text)
    return [lettersOf(plain), lettersOf(drawnTogether(plain))]
  })
  return banned.some(word => read.some(letters => holds(letters, word)))
}
