/** Randomness that is the same on every node and after every restart: a hash of its inputs. */

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Hashes a text to an integer from 0 to 2^32 - 1. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  }
  return scramble(hash)
}

/** Hashes a seed and a position to an integer from 0 to 2^32 - 1. */
export const hashAt = (seed: number, position: number): number =>
  scramble(seed ^ Math.imul(position + 1, 0x9e3779b1))

/** An integer from 0 to `below` - 1. */
export const pickBelow = (seed: number, position: number, below: number): number =>
  Math.floor((hashAt(seed, position) / 0x1_0000_0000) * below)

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The same items in an order that depends on the seed only. */
export function shuffle<T>(seed: number, things: readonly T[]): T[] {
  return things
    .map((thing, index) => ({ thing, rank: hashAt(seed, index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing)
}
