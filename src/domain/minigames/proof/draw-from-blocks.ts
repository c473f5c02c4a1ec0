import { openNumbers, type UsedWord } from '../../draws/numbers.ts'
import type { Kind } from '../kind.ts'

/** A number used in a draw: its range, the rejected words, and the word it was made from. */
export type UsedNumber = {
  readonly range: number
  readonly dropped: readonly number[]
  readonly word: number
  readonly number: number
}

/** A draw and how it was made. */
type DrawnFromBlocks = {
  readonly draw: unknown
  readonly numbers: readonly UsedNumber[]
  readonly blocksUsed: number
}

class OutOfBlocks extends Error {}

/** Draws from prepared blocks; undefined when there are too few, which can't be known beforehand. */
export function drawFromBlocks(
  kind: Kind<unknown>,
  blocks: readonly Uint8Array[],
): DrawnFromBlocks | undefined {
  const words: UsedWord[] = []
  let blocksUsed = 0
  function* given(): Generator<Uint8Array> {
    for (const block of blocks) {
      blocksUsed += 1
      yield block
    }
    throw new OutOfBlocks()
  }
  try {
    const draw = kind.draw(openNumbers(given(), used => void words.push(used)))
    return { draw, numbers: numbersOf(words), blocksUsed }
  } catch (error) {
    if (error instanceof OutOfBlocks) return undefined
    throw error
  }
}

/** Groups the words by the number that they were used for. */
function numbersOf(words: readonly UsedWord[]): readonly UsedNumber[] {
  const numbers: UsedNumber[] = []
  let dropped: number[] = []
  for (const { range, word, isDropped } of words)
    if (isDropped) dropped.push(word)
    else {
      numbers.push({ range, dropped, word, number: word % range })
      dropped = []
    }
  return numbers
}
