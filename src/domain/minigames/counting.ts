import { type Fraction, fraction } from '../fraction.ts'

/** A distinct result, and the number of equally likely ways to get it. */
export type Case<Facts> = { readonly facts: Facts; readonly ways: bigint }

/** Cases with one way each. */
export const evenCases = <Facts>(all: readonly Facts[]): readonly Case<Facts>[] =>
  all.map(facts => ({ facts, ways: 1n }))

/** Whole numbers between two bounds, both included. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** All pairs of an item of the first list with an item of the second. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] =>
  first.flatMap(a => second.map(b => [a, b] as const))

/**
 * For each sum of `count` different numbers from 1 to `highest`, the number of combinations, computed
 * without listing them.
 */
export function waysOfSums(highest: number, count: number): ReadonlyMap<number, bigint> {
  const bySize: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map())
  bySize[0]?.set(0, 1n)
  for (let number = 1; number <= highest; number++)
    for (let size = Math.min(number, count); size > 0; size--)
      for (const [sum, ways] of bySize[size - 1] ?? [])
        bySize[size]?.set(sum + number, (bySize[size]?.get(sum + number) ?? 0n) + ways)
  return bySize[count] ?? new Map()
}

/** Number of ways to deal these ranks (or months) in this order, with this many copies of each. */
export const waysToDeal = (ranks: readonly number[], copies: number): number =>
  ranks.reduce(
    (ways, rank, place) => ways * (copies - ranks.slice(0, place).filter(one => one === rank).length),
    1,
  )

/** Adds up ways by a text key of the result. */
export type Tally = {
  add(key: string, ways: number): void
  entries(): readonly (readonly [string, bigint])[]
}

/** The ways of one case must stay below 2^53 to be exact; all callers do. */
export function openTally(): Tally {
  const counts = new Map<string, number>()
  return {
    add: (key, ways) => void counts.set(key, (counts.get(key) ?? 0) + ways),
    entries: () => [...counts].map(([key, ways]) => [key, BigInt(ways)] as const),
  }
}

/** Reduces a fraction to lowest terms. */
export function lowestTerms({ numerator, denominator }: Fraction): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return fraction(numerator / a, denominator / a)
}
