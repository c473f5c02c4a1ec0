// The type of a slot: pure, so that supplier, page and tests run the same code. There is no weighting: every stop of a
// reel is equally likely, and the window shows exactly what was drawn.
import type { Numbers } from '#domain/draws/numbers.ts'

/** The symbols in the window: reels from the left, each from the top. */
export type Window = readonly (readonly string[])[]

export type Win = {
  readonly symbol: string
  readonly count: number
  /** Positions in the window: reel and row. */
  readonly cells: readonly (readonly [reel: number, row: number])[]
  /** In units of the stake. */
  readonly pays: number
  /** Its name: "7번 줄 4개". */
  readonly label: string
}

/** What the window shows at one moment of a spin, and what it wins there. */
export type Sight = {
  readonly window: Window
  readonly wins: readonly Win[]
  /** The multiplier that its wins contain, where the game has one. */
  readonly times?: number
  /** The number of free spins known when this one is shown, where further ones can start. */
  readonly total?: number
  /** The amounts on held symbols, in units, by reel and row; 0 elsewhere. */
  readonly amounts?: readonly (readonly number[])[]
}

/** What follows the first stop of the reels within a spin: a tumble or a respin. */
export type Step = Sight & {
  /** Its name: "리스핀 2회 남음". */
  readonly label: string
}

export type Spin = Sight & {
  /** The total pay of the spin in units, including its steps and free spins. */
  readonly pays: number
  /** The free spins that it started, with their results. */
  readonly free: readonly Spin[]
  readonly steps?: readonly Step[]
}

/** An exact fraction. */
export type Ratio = readonly [numerator: bigint, denominator: bigint]

/** What a game has beyond the wins of its first window. */
export type Feature = {
  /** Its name: "프리스핀". */
  readonly name: string
  /** Returns the exact chance that a spin starts it. */
  chance(): Ratio
}

export type Slot = {
  readonly code: string
  readonly name: string
  /** Determines the cover and the page. Games of one family play alike. */
  readonly family: 'reels' | 'waves' | 'hexagon' | 'moon' | 'breakers' | 'constellation' | 'light'
  /** The text under its name. */
  readonly line: string
  readonly reels: number
  readonly rows: number
  /** What its steps are called: "리스핀". */
  readonly stepName?: string
  /** Its rules in Korean, a sentence or two each. */
  readonly rules: readonly string[]
  /** Number of units in a stake. Pays are whole units. */
  readonly units: number
  readonly unitStakes: readonly number[]
  readonly symbols: readonly {
    readonly id: string
    readonly name: string
    readonly pays: readonly (readonly [count: number, pays: number])[]
  }[]
  spin(numbers: Numbers): Spin
  /** Returns the exact mean return per stake, over all stops. */
  expected(): Ratio
  readonly feature?: Feature
  /** Returns a number of units that no spin exceeds. */
  most(): number
}

export const ROWS = 3

/** Returns the symbols in the window when a reel stops with this one at the top. */
export const shown = (reel: readonly string[], stop: number, rows = ROWS): readonly string[] =>
  Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? '')

/** Returns a reel with each symbol as often as given, spread evenly. */
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
