import { tellingWords } from './team-words.ts'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Number of syllables with one initial consonant, and with one initial consonant and vowel. */
const PER_CONSONANT = 588
const PER_VOWEL = 28
/** ㅇ is silent: the vowel gives the letter. */
const SILENT = 11

/** Revised Romanisation: the first letter of each consonant and of each initial vowel. */
const CONSONANTS = 'GGNDDRMBBSS-JJCKTPH'
const VOWELS = 'AAYYEEYYOWWOYUWWWYEUI'

/** The first letter of a word in Latin script: 울산 gives U, 리버풀 R, LG L. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return word.charAt(0).toUpperCase()
  const place = code - FIRST_SYLLABLE
  const consonant = Math.floor(place / PER_CONSONANT)
  if (consonant !== SILENT) return CONSONANTS.charAt(consonant)
  return VOWELS.charAt(Math.floor((place % PER_CONSONANT) / PER_VOWEL))
}

/**
 * Two letters for a team: the first two when the name starts with Latin letters (LG 트윈스), otherwise the
 * initials of its first two words, otherwise of its first two syllables. Fewer only for shorter names.
 */
export function teamLetters(name: string): string {
  const [first = '', second] = tellingWords(name)
  const own = /^[A-Za-z]{2}/.exec(first)
  if (own) return own[0].toUpperCase()
  return [first, second ?? first.slice(1)].map(firstLetter).join('')
}
