// What a slot is: pure, so that supplier, page and tests run the same code. No weighting: every stop of a reel is as likely as
// any other, and what stands still is what was drawn.
import type { Numbers } from '#domain/draws/numbers.ts'

/** What stood in the window: reels from the left, each from the top. */
export type Window = readonly (readonly string[])[]

export type Win = {
  readonly symbol: string
  readonly count: number
  /** Places in the window: reel and row. */
  readonly cells: readonly (readonly [reel: number, row: number])[]
  /** In units of the stake. */
  readonly pays: number
  /** What it is called: "7번 줄 4개". */
  readonly label: string
}

export type Spin = {
  readonly window: Window
  readonly wins: readonly Win[]
  /** All that the spin pays, in units; free spins included. */
  readonly pays: number
  /** Free spins that it has begun, played to their end. */
  readonly free: readonly Spin[]
}

export type Slot = {
  readonly code: string
  readonly name: string
  /** By what its cover and its page are drawn: games of one family play alike. */
  readonly family: 'reels' | 'waves' | 'hexagon'
  /** What is said under its name. */
  readonly line: string
  /** A stake is so many units; what is paid is paid in whole units. */
  readonly units: number
  readonly unitStakes: readonly number[]
  readonly symbols: readonly {
    readonly id: string
    readonly name: string
    readonly pays: readonly (readonly [count: number, pays: number])[]
  }[]
  spin(numbers: Numbers): Spin
  /** What a spin pays back of its stake, exactly, counted over all stops. */
  expected(): readonly [numerator: bigint, denominator: bigint]
}

export const ROWS = 3

/** The symbols that stand in the window when a reel stops with this one at the top. */
export const shown = (reel: readonly string[], stop: number, rows = ROWS): readonly string[] =>
  Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? '')

/** A reel with each symbol as often as it says, each spread over the whole of it. */
export function reelOf(counts: Readonly<Record<string, number>>): readonly string[] {
  const length = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const places = Object.entries(counts).flatMap(([symbol, count], order) =>
    Array.from({ length: count }, (_, index) => ({
      symbol,
      at: ((index + (order + 1) / 9) * length) / count,
    })),
  )
  return places
    .sort((one, other) => one.at - other.at || one.symbol.localeCompare(other.symbol))
    .map(({ symbol }) => symbol)
}
