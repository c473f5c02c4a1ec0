// Exact counts over the stops of reels.
import { type Ratio, shown, type Window } from './slot.ts'

/** Returns an equal fraction in lowest terms. */
export function lowest([numerator, denominator]: Ratio): Ratio {
  let [divisor, rest] = [numerator, denominator]
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest]
  return [numerator / divisor, denominator / divisor]
}

export const combinationsOf = (reels: readonly (readonly unknown[])[]): bigint =>
  reels.reduce((product, { length }) => product * BigInt(length), 1n)

/** Returns the window's column at every stop of a reel. */
export const columnsOf = (reel: readonly string[], rows?: number): Window =>
  reel.map((_, stop) => shown(reel, stop, rows))

/** Returns how many combinations of stops show each number of a symbol. */
export function waysToShow(reels: readonly (readonly string[])[], symbol: string, rows?: number): bigint[] {
  return reels.reduce<bigint[]>(
    (ways, reel) => {
      const next: bigint[] = []
      for (const column of columnsOf(reel, rows)) {
        const seen = column.filter(one => one === symbol).length
        for (const [count, way] of ways.entries()) next[count + seen] = (next[count + seen] ?? 0n) + way
      }
      return Array.from(next, way => way ?? 0n)
    },
    [1n],
  )
}

/** Returns the positions of a symbol in a window. */
export const placesOf = (window: Window, symbol: string): (readonly [reel: number, row: number])[] =>
  window.flatMap((column, reel) =>
    column.flatMap((seen, row) => (seen === symbol ? [[reel, row] as const] : [])),
  )
