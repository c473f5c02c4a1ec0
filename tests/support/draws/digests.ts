// The hash functions of draws, from Node's own library.
import { createHash, createHmac } from 'node:crypto'
import type { Hmac } from '#domain/draws/digest-blocks.ts'
import type { Hash } from '#domain/draws/hash-chain.ts'
import type { Numbers } from '#domain/draws/numbers.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'

export { isSigned } from '#server/platform/process/signatures.ts'

export const hash: Hash = bytes => createHash('sha256').update(bytes).digest()
export const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

/** Returns 32 bytes, the same for the same text. */
export const seedOf = (text: string): Uint8Array => hash(Buffer.from(text))

/** Returns the numbers of round 1, 2, … of a game, always the same. */
export const numbersOfRound = (gameId: number, round: number): Numbers =>
  roundNumbers(
    hmac,
    seedOf(`seed of round ${round}`),
    { gameId, roundId: `20261123-${String(round).padStart(4, '0')}` },
    seedOf(`beacon of round ${round}`),
  )

/** Returns numbers from a given list, one per request. Each is checked against its range. */
export function givenNumbers(...given: readonly number[]): Numbers & { readonly ranges: readonly number[] } {
  const ranges: number[] = []
  return {
    ranges,
    below: range => {
      const number = given[ranges.length] ?? 0
      if (number >= range) throw new Error(`${number} is not below ${range}`)
      ranges.push(range)
      return number
    },
  }
}

/** Runs a draw once for every combination of its numbers, with its weight relative to the least likely one. */
export function everyDraw<Draw>(
  draw: (numbers: Numbers) => Draw,
): { readonly draw: Draw; readonly odds: number }[] {
  const found: { draw: Draw; odds: number }[] = []
  let path: number[] = []
  for (;;) {
    const numbers = givenNumbers(...path)
    const drawn = draw(numbers)
    found.push({ draw: drawn, odds: numbers.ranges.reduce((product, range) => product * range, 1) })
    // Advances to the next combination: increases the last number that can still rise and drops those after it.
    path = numbers.ranges.map((_, index) => path[index] ?? 0)
    while (path.length > 0 && (path.at(-1) ?? 0) + 1 >= (numbers.ranges[path.length - 1] ?? 0)) path.pop()
    if (path.length === 0) return found
    path[path.length - 1] = (path.at(-1) ?? 0) + 1
  }
}
