import { composedText } from '../composed-text.ts'
import { digestBlocks, type Hmac } from '../draws/digest-blocks.ts'
import { openNumbers } from '../draws/numbers.ts'
import { isVisibleText } from '../visible-text.ts'
import { WEIGHT_TOTAL } from './prize-table.ts'

/** Draws that a chain of seeds serves; the next chain is published when it is used up. */
export const CHAIN_LINKS = 1_000

/** The longest word of a member's own. */
export const WORD_MAX = 40

/** A member's word as it is drawn with; undefined for none that can be seen. */
export function drawWord(typed: string): string | undefined {
  const word = composedText(typed).trim()
  return word.length <= WORD_MAX && isVisibleText(word) ? word : undefined
}

/** What is hashed under the seed, as UTF-8: the word, a colon, and which draw of the chain it is. */
export const drawMessage = (word: string, counter: number): string => `${word}:${counter}`

/** The number of a draw, 0 to 9,999 (docs/coin-draw.md). Server and page reckon it by this one function. */
export const drawnNumber = (hmac: Hmac, seed: Uint8Array, message: Uint8Array): number =>
  openNumbers(digestBlocks(hmac, seed, message)).below(WEIGHT_TOTAL)
