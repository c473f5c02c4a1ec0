const LETTER = /[\p{L}\p{N}]/u
const UNSEEN = /[\p{Cf}\p{DI}\p{M}\u2800]/gu

/** ㄱ to ㅎ where NFKC leaves a consonant alone, and the end of a syllable that each may become. */
const INITIALS = 'ᄀᄁᄂᄃᄅᄆᄇᄉᄊᄋᄌᄎᄏᄐᄑᄒ'
const FINALS = 'ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ'
const OPEN_SYLLABLE = new RegExp(`([가-힣])([${INITIALS}])`, 'gu')

/** How words are compared: letters as one sign each, whatever their width, case or make; nothing that can't be seen. */
const comparedText = (text: string): string =>
  text.normalize('NFKC').replaceAll(UNSEEN, '').normalize('NFKC').toLowerCase()

/** With the consonants that stand alone drawn under the syllable before them: "가ㅁ" reads "감". */
const drawnTogether = (text: string): string =>
  text.replace(OPEN_SYLLABLE, (pair, syllable: string, consonant: string) => {
    const joined = (syllable + (FINALS[INITIALS.indexOf(consonant)] ?? '')).normalize('NFC')
    return [...joined].length === 1 ? joined : pair
  })

/** What a word is kept by in the list: its letters alone; empty where it has none. */
export const bannedForm = (word: string): string =>
  [...comparedText(word)].filter(sign => LETTER.test(sign)).join('')

/** The letters of a text, and what stood before each of them. */
type Letters = { readonly text: string; readonly gaps: readonly ('none' | 'marks' | 'blank')[] }

function lettersOf(text: string): Letters {
  const letters: string[] = []
  const gaps: Letters['gaps'][number][] = []
  let gap: Letters['gaps'][number] = 'marks'
  for (const sign of text) {
    if (LETTER.test(sign)) {
      letters.push(sign)
      // A sign may take two places of the text.
      gaps.push(gap, ...Array.from({ length: sign.length - 1 }, () => 'none' as const))
      gap = 'none'
    } else if (/\s/.test(sign)) gap = 'blank'
    else if (gap === 'none') gap = 'marks'
  }
  return { text: letters.join(''), gaps }
}

/**
 * Blanks between the letters count where the word begins one: "바 보" is found, "다시 발표" does not hold "시발". Marks
 * between them always count: nobody writes "시.발" by chance.
 */
function holds({ text, gaps }: Letters, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (gaps[at] !== 'none' || !gaps.slice(at + 1, at + word.length).includes('blank')) return true
  return false
}

/**
 * Whether a text holds a word of the list (금지어, handbook 6.5), however it is disguised: syllables in parts, full-width
 * letters, case, unseen signs, and blanks or marks between the letters.
 */
export function holdsBannedWord(words: readonly string[], ...texts: readonly string[]): boolean {
  const banned = words.map(bannedForm).filter(word => word !== '')
  const read = texts.flatMap(text => {
    const plain = comparedText(text)
    return [lettersOf(plain), lettersOf(drawnTogether(plain))]
  })
  return banned.some(word => read.some(letters => holds(letters, word)))
}
