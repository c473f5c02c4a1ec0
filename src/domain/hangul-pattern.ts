/**
 * Unicode orders the syllables by initial, then vowel, then final; the first syllable of each vowel has
 * no final.
 */
const FIRST_SYLLABLE = 0xac00
const FINALS = 28
const VOWELS = 21
const SYLLABLES_AN_INITIAL = VOWELS * FINALS
/** ㄱ as a Unicode initial; the other eighteen follow in the order of the syllables. */
const FIRST_INITIAL = 0x1100

/** The initials in Unicode order. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/**
 * The finals in Unicode order, each as the keys that type it; the first entry is a syllable without a
 * final.
 */
const FINAL_KEYS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )
/**
 * Number of vowels that each vowel can become with one more key, including itself: ㅗ becomes ㅘ, ㅙ or ㅚ,
 * which follow it in Unicode.
 */
const GROWN_VOWELS: ReadonlyMap<number, number> = new Map([
  [8, 4],
  [13, 4],
  [18, 2],
])
/** Two initials that a keyboard has joined into one character (ㄳ), in NFKC form. */
const JOINED: Readonly<Record<string, string>> = {
  '\u11aa': 'ㄱㅅ',
  '\u11ac': 'ㄴㅈ',
  '\u11ad': 'ㄴㅎ',
  '\u11b0': 'ㄹㄱ',
  '\u11b1': 'ㄹㅁ',
  '\u11b2': 'ㄹㅂ',
  '\u11b3': 'ㄹㅅ',
  '\u11b4': 'ㄹㅌ',
  '\u11b5': 'ㄹㅍ',
  '\u111a': 'ㄹㅎ',
  '\u1121': 'ㅂㅅ',
}

/**
 * The regular expression of a search text in NFKC. Each lone initial consonant matches its syllables and
 * itself, and the last syllable matches everything it can become while it is typed: 서 matches 성, 성 also
 * 서우 and 달 also 닭.
 */
export function hangulPattern(wanted: string): string {
  const signs = [...wanted].flatMap(sign => [...(JOINED[sign] ?? sign)])
  return signs.map((sign, at) => patternOf(sign, at === signs.length - 1)).join('')
}

function patternOf(sign: string, isLast: boolean): string {
  const code = sign.charCodeAt(0)
  const initial = INITIALS.includes(sign) ? INITIALS.indexOf(sign) : code - FIRST_INITIAL
  if (initial >= 0 && initial < INITIALS.length) return initialPattern(initial)
  if (isLast && /[가-힣]/.test(sign)) return unfinishedPattern(code - FIRST_SYLLABLE)
  return sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
}

const range = (first: number, count: number): string => `${syllable(first)}-${syllable(first + count - 1)}`

const syllable = (index: number): string => String.fromCharCode(FIRST_SYLLABLE + index)

const initialPattern = (initial: number): string =>
  `[${range(initial * SYLLABLES_AN_INITIAL, SYLLABLES_AN_INITIAL)}${String.fromCharCode(FIRST_INITIAL + initial)}]`

/**
 * Matches what a syllable becomes with further keys. Its final may grow, or become the initial of the
 * next syllable.
 */
function unfinishedPattern(index: number): string {
  const final = index % FINALS
  if (final === 0) {
    const vowel = Math.floor(index / FINALS) % VOWELS
    return `[${range(index, FINALS * (GROWN_VOWELS.get(vowel) ?? 1))}]`
  }
  const keys = FINAL_KEYS[final] ?? ''
  const open = index - final
  const grown = FINAL_KEYS.flatMap((other, at) => (other.startsWith(keys) ? [syllable(open + at)] : []))
  const kept = syllable(open + FINAL_KEYS.indexOf(keys.slice(0, -1)))
  const next = initialPattern(INITIALS.indexOf(keys.slice(-1)))
  return `(?:[${grown.join('')}]|${kept}${next})`
}
