import { composedText } from '../composed-text.ts'
import { digestBlocks, type Hmac } from '../draws/digest-blocks.ts'
import { openNumbers } from '../draws/numbers.ts'
import { isVisibleText } from '../visible-text.ts'
import { WEIGHT_TOTAL } from './prize-table.ts'

/** Draws per hash chain; the next chain is published when it is used up. */
export const CHAIN_LINKS = 1_000

/** Maximum length of a member's word. */
export const WORD_MAX = 40

/** Normalises a member's word for the draw; undefined when it is empty, invisible or too long. */
export function drawWord(typed: string): string | undefined {
  const word = composedText(typed).trim()
  return word.length <= WORD_MAX && isVisibleText(word) ? word : undefined
}

/**
 * The message hashed under the seed, as UTF-8: the word, a colon, and the number of the draw in the
 * chain.
 */
export const drawMessage = (word: string, counter: number): string => `${word}:${counter}`

/** The number of a draw, 0 to 9,999 (docs/coin-draw.md). Server and page compute it with this function. */
export const drawnNumber = (hmac: Hmac, seed: Uint8Array, message: Uint8Array): number =>
  openNumbers(digestBlocks(hmac, seed, message)).below(WEIGHT_TOTAL)
