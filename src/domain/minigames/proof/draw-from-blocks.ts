import { openNumbers, type UsedWord } from '../../draws/numbers.ts'
import type { Kind } from '../kind.ts'

/** A number that a draw asked for: of which range, the words that were dropped for it, and the one that made it. */
export type UsedNumber = {
  readonly range: number
  readonly dropped: readonly number[]
  readonly word: number
  readonly number: number
}

/** A draw, and how it came about. */
type DrawnFromBlocks = {
  readonly draw: unknown
  readonly numbers: readonly UsedNumber[]
  readonly blocksUsed: number
}

class OutOfBlocks extends Error {}

/** Draws from blocks that were made beforehand; undefined where they were too few, which no draw can know before. */
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

/** The words by the number that they were used for. */
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
