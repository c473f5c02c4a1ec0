import { type Fraction, fraction } from '../fraction.ts'

/** One thing that can come out, and in how many equally likely ways. */
export type Case<Facts> = { readonly facts: Facts; readonly ways: bigint }

/** Cases of which each comes in one way. */
export const evenCases = <Facts>(all: readonly Facts[]): readonly Case<Facts>[] =>
  all.map(facts => ({ facts, ways: 1n }))

/** The whole numbers from one to the other, both included. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Every pair of one of the first list with one of the second. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] =>
  first.flatMap(a => second.map(b => [a, b] as const))

/** In how many ways `count` different numbers of 1 to `highest` have each sum, without listing them. */
export function waysOfSums(highest: number, count: number): ReadonlyMap<number, bigint> {
  const bySize: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map())
  bySize[0]?.set(0, 1n)
  for (let number = 1; number <= highest; number++)
    for (let size = Math.min(number, count); size > 0; size--)
      for (const [sum, ways] of bySize[size - 1] ?? [])
        bySize[size]?.set(sum + number, (bySize[size]?.get(sum + number) ?? 0n) + ways)
  return bySize[count] ?? new Map()
}

/** In how many ways these ranks (or months) can be dealt in this order, of so many cards each. */
export const waysToDeal = (ranks: readonly number[], copies: number): number =>
  ranks.reduce(
    (ways, rank, place) => ways * (copies - ranks.slice(0, place).filter(one => one === rank).length),
    1,
  )

/** Adds ways up by a text that stands for what came out. */
export type Tally = {
  add(key: string, ways: number): void
  entries(): readonly (readonly [string, bigint])[]
}

/** The ways of one case add up exactly as long as they stay below 2^53; the callers' do. */
export function openTally(): Tally {
  const counts = new Map<string, number>()
  return {
    add: (key, ways) => void counts.set(key, (counts.get(key) ?? 0) + ways),
    entries: () => [...counts].map(([key, ways]) => [key, BigInt(ways)] as const),
  }
}

/** The same number in its lowest terms. */
export function lowestTerms({ numerator, denominator }: Fraction): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return fraction(numerator / a, denominator / a)
}
