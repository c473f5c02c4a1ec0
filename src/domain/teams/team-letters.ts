import { tellingWords } from './team-words.ts'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Syllables of a first consonant, and of a first consonant with its vowel. */
const PER_CONSONANT = 588
const PER_VOWEL = 28
/** ㅇ, which is not spoken: the vowel gives the letter. */
const SILENT = 11

/** Revised romanisation, the first letter of each consonant and of each vowel that may begin a word. */
const CONSONANTS = 'GGNDDRMBBSS-JJCKTPH'
const VOWELS = 'AAYYEEYYOWWOYUWWWYEUI'

/** The letter that a word begins with, as one would write it in Latin: 울산 gives U, 리버풀 R, LG L. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return word.charAt(0).toUpperCase()
  const place = code - FIRST_SYLLABLE
  const consonant = Math.floor(place / PER_CONSONANT)
  if (consonant !== SILENT) return CONSONANTS.charAt(consonant)
  return VOWELS.charAt(Math.floor((place % PER_CONSONANT) / PER_VOWEL))
}

/**
 * Two letters for a team: its own where its name begins with Latin ones (LG 트윈스), else the first of its first two
 * words, else of its first two syllables. Fewer only where the name has no more.
 */
export function teamLetters(name: string): string {
  const [first = '', second] = tellingWords(name)
  const own = /^[A-Za-z]{2}/.exec(first)
  if (own) return own[0].toUpperCase()
  return [first, second ?? first.slice(1)].map(firstLetter).join('')
}
