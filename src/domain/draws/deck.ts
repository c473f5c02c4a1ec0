import { assert } from '../assert.ts'
import type { Numbers } from './numbers.ts'

/** Cards, balls or numbers that lie in order at first and are drawn without being put back. */
export type Deck = {
  /** The next place that is drawn, from 0 to below the size. */
  draw(): number
}

/**
 * Draws from a deck of so many by Fisher-Yates (handbook 3.1): draw k (0 for the first) swaps the item at place k with the
 * one at place k + below(size - k), and gives what then lies at k. Whoever stops early has exactly the beginning of the
 * whole shuffle, so the order of the draws is kept and no number is asked for that nobody needs.
 */
export function openDeck(numbers: Numbers, size: number): Deck {
  /** Only what no longer lies where it began. */
  const moved = new Map<number, number>()
  let drawn = 0
  const at = (place: number) => moved.get(place) ?? place
  return {
    draw: () => {
      assert(drawn < size, `a deck of ${size} has no more`)
      const from = drawn + numbers.below(size - drawn)
      const item = at(from)
      moved.set(from, at(drawn))
      moved.set(drawn, item)
      drawn += 1
      return item
    },
  }
}

/** The first `count` of a deck, in the order in which they were drawn. */
export function drawMany(numbers: Numbers, size: number, count: number): number[] {
  const deck = openDeck(numbers, size)
  return Array.from({ length: count }, () => deck.draw())
}
