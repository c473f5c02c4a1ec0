import { searchWords } from '../search-text.ts'

/** Returns all single letters and letter pairs of a text, for a substring index. */
export function textGrams(text: string): readonly string[] {
  const signs = [...searchWords(text)]
  return [...new Set([...signs, ...pairs(signs)])]
}

/**
 * Returns the grams that every text containing the query has: its pairs, or the single letter. Empty for
 * an empty query.
 */
export function askedGrams(query: string): readonly string[] {
  const signs = [...searchWords(query)]
  return signs.length === 1 ? signs : [...new Set(pairs(signs))]
}

const pairs = (signs: readonly string[]): readonly string[] =>
  signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
