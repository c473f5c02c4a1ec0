import { isQuarterLine, type Line, line } from '#domain/line.ts'
import { chanceWhere, type Distribution } from './distribution.ts'

/** One pick and its fair probability: 1 divided by it is the break-even price, including voids. */
export type FairOutcome = { readonly pick: string; readonly chance: number }

/** A market with the model's probabilities at a time. */
export type FairMarket = {
  readonly typeId: number
  /** Handicaps from the home side's view; those of football count from the current score (handbook 2.9). */
  readonly line: Line | null
  readonly main: boolean
  /** Progress of the market's period; 0 for the whole match. */
  readonly progress: number
  readonly outcomes: readonly FairOutcome[]
}

/** Picks above this are practically decided and not offered: at 1.01 they would give money away. */
const CHANCE_MAX = 0.97

/** The markets that may be offered: without practically decided picks. */
export const stillOpen = (markets: readonly FairMarket[]): readonly FairMarket[] =>
  markets.filter(({ outcomes }) => outcomes.every(({ chance }) => chance <= CHANCE_MAX))

/**
 * Fair probability that a count exceeds a line, including pushes and half results (handbook 1.10): with the price p the
 * stake returns a·p + b on average, and p = (1 - b) / a is fair.
 */
function chanceAbove({ from, chances }: Distribution, value: Line): number {
  const quarter = isQuarterLine(value)
  let [won, back] = [0, 0]
  for (let i = 0; i < chances.length; i += 1) {
    const chance = chances[i] ?? 0
    const beyond = (from + i) * 100 - value
    if (!quarter && beyond === 0) back += chance
    else if (quarter && beyond === 25) {
      won += chance / 2
      back += chance / 2
    } else if (quarter && beyond === -25) back += chance / 2
    else if (beyond > 0) won += chance
  }
  const played = totalOf(chances) - back
  return played > 1e-9 ? won / played : 1
}

const totalOf = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0)

export type LineChoice = {
  readonly typeId: number
  readonly counts: Distribution
  /** Distance between neighbouring lines, in hundredths. */
  readonly step: number
  /** Number of lines on either side of the main one. */
  readonly beside: number
  /** Only lines with this remainder modulo a whole (50: only halves). */
  readonly rest?: number
  readonly progress?: number
}

/** Over and under at the most even line and its neighbours. */
export const totalLines = (choice: LineChoice): FairMarket[] =>
  linesNearEven(choice, 0).map(({ at, main }) => {
    const over = chanceAbove(choice.counts, at)
    return lined(choice, at, main, [
      { pick: 'Over', chance: over },
      { pick: 'Under', chance: 1 - over },
    ])
  })

/** Home and away at the most even handicap and its neighbours; `counts` is the home margin. */
export const handicapLines = (choice: LineChoice): FairMarket[] =>
  linesNearEven(choice, Number.NEGATIVE_INFINITY).map(({ at, main }) => {
    const home = chanceAbove(choice.counts, at)
    return lined(choice, line(at === 0 ? 0 : -at), main, [
      { pick: '1', chance: home },
      { pick: '2', chance: 1 - home },
    ])
  })

const lined = (
  { typeId, progress }: LineChoice,
  at: Line,
  main: boolean,
  outcomes: readonly FairOutcome[],
): FairMarket => ({ typeId, line: at, main, progress: progress ?? 0, outcomes })

type NearLine = { readonly at: Line; readonly main: boolean }

function linesNearEven(choice: LineChoice, least: number): NearLine[] {
  const { counts, step, beside } = choice
  const main = nearestToEven(choice, least)
  if (main === undefined) return []
  return Array.from({ length: 2 * beside + 1 }, (_, index) => main + (index - beside) * step)
    .filter(at => at >= least)
    .map(at => ({ at: line(at), main: at === main }))
    .filter(({ at }) => isOpen(chanceAbove(counts, at)))
}

const isOpen = (chance: number): boolean => chance <= CHANCE_MAX && chance >= 1 - CHANCE_MAX

/** Main lines are whole or half: quarter lines are not shown on Korean pages (handbook 1.10). */
const MAIN_STEP = 50

function nearestToEven({ counts, rest }: LineChoice, least: number): number | undefined {
  let best: { readonly at: number; readonly distance: number } | undefined
  const every = rest === undefined ? MAIN_STEP : 100
  const top = (counts.from + counts.chances.length) * 100
  for (let at = (counts.from - 1) * 100 + (rest ?? 0); at <= top; at += every) {
    if (at < least) continue
    const chance = chanceAbove(counts, line(at))
    const distance = Math.abs(chance - 0.5)
    if (isOpen(chance) && (!best || distance < best.distance)) best = { at, distance }
  }
  return best?.at
}

/** Home, draw and away from the distribution of the home lead. */
export function winner3(typeId: number, ahead: Distribution, progress = 0): FairMarket {
  const { home, level, away } = threeWays(ahead)
  return plain(typeId, progress, [
    ['1', home],
    ['X', level],
    ['2', away],
  ])
}

/** Home and away; a draw returns the stake. */
export function winner2(typeId: number, ahead: Distribution, progress = 0): FairMarket {
  const { home, away } = threeWays(ahead)
  return plain(typeId, progress, [
    ['1', home / (home + away)],
    ['2', away / (home + away)],
  ])
}

/** 더블찬스: two of the three possible results. */
export function doubleChance(typeId: number, ahead: Distribution): FairMarket {
  const { home, level, away } = threeWays(ahead)
  return plain(typeId, 0, [
    ['1X', home + level],
    ['12', home + away],
    ['X2', level + away],
  ])
}

/** 홀짝: whether the count is odd or even. */
export function oddEven(typeId: number, counts: Distribution, progress = 0): FairMarket {
  const odd = chanceWhere(counts, value => value % 2 !== 0)
  return plain(typeId, progress, [
    ['Odd', odd],
    ['Even', 1 - odd],
  ])
}

export const yesNo = (typeId: number, yes: number): FairMarket =>
  plain(typeId, 0, [
    ['Yes', yes],
    ['No', 1 - yes],
  ])

export const plain = (
  typeId: number,
  progress: number,
  outcomes: readonly (readonly [pick: string, chance: number])[],
): FairMarket => ({
  typeId,
  line: null,
  main: true,
  progress,
  outcomes: outcomes.map(([pick, chance]) => ({ pick, chance })),
})

function threeWays(ahead: Distribution) {
  const home = chanceWhere(ahead, value => value > 0)
  const away = chanceWhere(ahead, value => value < 0)
  const level = chanceWhere(ahead, value => value === 0)
  return { home, level, away }
}
