import { searchWords } from '../search-text.ts'

/** Every letter and every two letters in a row of a text: what an index finds parts of it by. */
export function textGrams(text: string): readonly string[] {
  const signs = [...searchWords(text)]
  return [...new Set([...signs, ...pairs(signs)])]
}

/** What all texts have that hold the query: its pairs, or the one letter that it is. Empty for an empty query. */
export function askedGrams(query: string): readonly string[] {
  const signs = [...searchWords(query)]
  return signs.length === 1 ? signs : [...new Set(pairs(signs))]
}

const pairs = (signs: readonly string[]): readonly string[] =>
  signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
