import type { Side } from '#domain/markets/market-rule.ts'
import { certain, convolve, type Distribution, shift } from '../distribution.ts'
import { EMPTY, type InningOdds } from './baseball-innings.ts'
import { type AtBat, INNINGS, INNINGS_MAX } from './baseball-script.ts'

/** The current batting situation, and both sides' odds of an inning. */
export type Standing = {
  readonly now: AtBat
  readonly odds: Readonly<Record<Side, InningOdds>>
}

/** Runs of a side still to come until the end of an inning; for home only innings before the ninth. */
export function runsThrough({ now, odds }: Standing, side: Side, last: number): Distribution {
  if (now.inning > last) return certain(0)
  const hasBatted = side === 'away' && now.side === 'home'
  let runs = now.side === side ? odds[side].runs(now) : odds[side].runs(EMPTY)
  if (hasBatted) runs = certain(0)
  for (let inning = now.inning + 1; inning <= last; inning += 1) runs = convolve(runs, odds[side].runs(EMPTY))
  return runs
}

/** Final counts of a match; a draw after twelve innings is a lead of 0. */
export type Ends = {
  readonly home: Distribution
  readonly away: Distribution
  readonly lead: Distribution
  readonly total: Distribution
}

type Score = { readonly home: number; readonly away: number }

/** Probabilities of scores, keyed by `home * WIDTH + away`. */
type Grid = Map<number, number>
const WIDTH = 64
const NEGLIGIBLE = 1e-7

/** Computes all possible ends of the match from a situation: nine innings, walk-offs, at most three more innings. */
export function endOfGame(stand: Standing, score: Score): Ends {
  const ended: Grid = new Map()
  let open: Grid
  let inning = stand.now.inning
  if (inning < INNINGS) {
    // Eight innings for home and nine for away: until then the sides are independent.
    open = joint(
      shift(runsThrough(stand, 'home', INNINGS - 1), score.home),
      shift(runsThrough(stand, 'away', INNINGS), score.away),
    )
    inning = INNINGS
  } else {
    open = new Map([[score.home * WIDTH + score.away, 1]])
    if (stand.now.side === 'away') open = batAway(open, stand.odds.away.runs(stand.now))
  }
  const batsNow = stand.now.inning === inning && stand.now.side === 'home'
  for (; ; inning += 1) {
    open = batHome(open, ended, stand, batsNow && inning === stand.now.inning ? stand.now : EMPTY)
    if (inning >= INNINGS_MAX || open.size === 0) break
    open = batAway(open, stand.odds.away.runs(EMPTY))
  }
  for (const [cell, chance] of open) add(ended, cell, chance)
  return countsOf(ended)
}

function joint(home: Distribution, away: Distribution): Grid {
  const grid: Grid = new Map()
  for (const [i, ours] of home.chances.entries())
    for (const [j, theirs] of away.chances.entries()) {
      const chance = ours * theirs
      if (chance > NEGLIGIBLE) grid.set((home.from + i) * WIDTH + away.from + j, chance)
    }
  return grid
}

const add = (grid: Grid, cell: number, chance: number) => grid.set(cell, (grid.get(cell) ?? 0) + chance)

function batAway(open: Grid, runs: Distribution): Grid {
  const next: Grid = new Map()
  for (const [cell, chance] of open)
    for (const [i, more] of runs.chances.entries()) {
      const both = chance * more
      if (both > NEGLIGIBLE) add(next, cell + runs.from + i, both)
    }
  return next
}

/** Home stops when it leads; a draw continues, everything else has ended. */
function batHome(open: Grid, ended: Grid, { odds }: Standing, state: typeof EMPTY): Grid {
  const level: Grid = new Map()
  for (const [cell, chance] of open) {
    const [home, away] = [Math.floor(cell / WIDTH), cell % WIDTH]
    if (home > away) {
      add(ended, cell, chance)
      continue
    }
    const runs = odds.home.runsUntil(state, away - home + 1)
    for (const [i, more] of runs.chances.entries()) {
      const scored = home + runs.from + i
      const both = chance * more
      if (both > NEGLIGIBLE) add(scored === away ? level : ended, scored * WIDTH + away, both)
    }
  }
  return level
}

function countsOf(ended: Grid): Ends {
  const cells = [...ended].map(([cell, chance]) => ({
    home: Math.floor(cell / WIDTH),
    away: cell % WIDTH,
    chance,
  }))
  const whole = cells.reduce((sum, { chance }) => sum + chance, 0)
  const spread = (count: (cell: Score) => number): Distribution => {
    const values = cells.map(count)
    const from = Math.min(...values)
    const chances = new Array<number>(Math.max(...values) - from + 1).fill(0)
    for (const [index, cell] of cells.entries()) {
      const place = (values[index] ?? from) - from
      chances[place] = (chances[place] ?? 0) + cell.chance / whole
    }
    return { from, chances }
  }
  return {
    home: spread(cell => cell.home),
    away: spread(cell => cell.away),
    lead: spread(cell => cell.home - cell.away),
    total: spread(cell => cell.home + cell.away),
  }
}
