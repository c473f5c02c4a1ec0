import { assert } from '../assert.ts'
import type { Numbers } from './numbers.ts'

/** Cards, balls or numbers in order, drawn without replacement. */
export type Deck = {
  /** Draws the next item: an index from 0 to below the size. */
  draw(): number
}

/**
 * Draws from a deck by Fisher-Yates (handbook 3.1): draw k (from 0) swaps the item at place k with the
 * one at place k + below(size - k) and returns the new item at k. A partial draw equals the start of the
 * full shuffle, so the order of the draws matters and no unneeded number is consumed.
 */
export function openDeck(numbers: Numbers, size: number): Deck {
  /** Only the items that have left their original place. */
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

/** Draws the first `count` items of a deck, in order. */
export function drawMany(numbers: Numbers, size: number, count: number): number[] {
  const deck = openDeck(numbers, size)
  return Array.from({ length: count }, () => deck.draw())
}
