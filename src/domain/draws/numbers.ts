import { assert } from '../assert.ts'

const WORD_BYTES = 4
/** How many different words of four bytes there are. */
const WORDS = 2 ** 32

/** Draws whole numbers, one after the other. */
export type Numbers = {
  /** A number from 0 to below `range`, each of them as likely as any other. */
  below(range: number): number
}

/** A word of the stream as it was used: for a number of which range, and whether it was dropped. */
export type UsedWord = { readonly range: number; readonly word: number; readonly isDropped: boolean }

/**
 * Numbers out of blocks of bytes, without a bias (handbook 3.1). Four bytes make a word, the first the heaviest. Words
 * that lie above the largest multiple of the range are dropped, and the next is taken: else the lower numbers would come
 * more often, as 256 is no multiple of 10. Whoever explains a draw hears of every word in its turn.
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
