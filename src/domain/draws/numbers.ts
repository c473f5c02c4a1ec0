import { assert } from '../assert.ts'

const WORD_BYTES = 4
/** Number of different four-byte words. */
const WORDS = 2 ** 32

/** Draws whole numbers in sequence. */
export type Numbers = {
  /** A number from 0 to below `range`, uniformly distributed. */
  below(range: number): number
}

/** A word that was consumed: the range it was drawn for, and whether it was rejected. */
export type UsedWord = { readonly range: number; readonly word: number; readonly isDropped: boolean }

/**
 * Draws unbiased numbers from blocks of bytes (handbook 3.1). Four bytes make a big-endian word. Rejects
 * words at or above the largest multiple of the range and uses the next one; otherwise lower numbers
 * would be more frequent, since most ranges do not divide 2^32. `hear` receives every word in order, for
 * an explanation of the draw.
 */
export function openNumbers(blocks: Iterator<Uint8Array>, hear?: (used: UsedWord) => void): Numbers {
  let block: Uint8Array = new Uint8Array(0)
  let at = 0
  const nextWord = (): number => {
    if (at + WORD_BYTES > block.length) {
      const next = blocks.next()
      assert(!next.done, 'a draw has as many bytes as it asks for')
      block = next.value
      at = 0
    }
    const word = wordAt(block, at)
    at += WORD_BYTES
    return word
  }
  return {
    below: range => {
      assert(Number.isInteger(range) && range >= 1 && range <= WORDS, `a range of numbers: ${range}`)
      const limit = WORDS - (WORDS % range)
      for (;;) {
        const word = nextWord()
        const isDropped = word >= limit
        hear?.({ range, word, isDropped })
        if (!isDropped) return word % range
      }
    },
  }
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((word, offset) => word * 256 + (bytes[at + offset] ?? 0), 0)
