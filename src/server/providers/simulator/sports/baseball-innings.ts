import { certain, type Distribution, mix, shift, trimmed } from '../distribution.ts'

/**
 * An inning as a Markov chain of batters. A state is the occupied bases (bit 0 first, 1 second, 2 third) and the outs;
 * every batter makes an out or moves the runners by fixed rules.
 */
export type Bases = { readonly bases: number; readonly outs: number }

export type Batting = {
  /** Probabilities of a walk, single, double, triple and home run; the rest is an out. */
  readonly walk: number
  readonly single: number
  readonly double: number
  readonly triple: number
  readonly homeRun: number
}

export const OUTS = 3
export const EMPTY: Bases = { bases: 0, outs: 0 }
export const LOADED = 0b111

export type Hit = keyof Batting | 'out'
export type Batted = { readonly bases: number; readonly outs: number; readonly runs: number }

const HITS: readonly Hit[] = ['walk', 'single', 'double', 'triple', 'homeRun']

const runnersOn = (bases: number): number => [1, 2, 4].filter(base => bases & base).length

/** The result of a batter in a state. */
export function bat({ bases, outs }: Bases, hit: Hit): Batted {
  switch (hit) {
    case 'out':
      return { bases, outs: outs + 1, runs: 0 }
    case 'walk': {
      if (!(bases & 1)) return { bases: bases | 1, outs, runs: 0 }
      if (!(bases & 2)) return { bases: bases | 3, outs, runs: 0 }
      return { bases: LOADED, outs, runs: bases & 4 ? 1 : 0 }
    }
    case 'single':
      return { bases: 1 | (bases & 1 ? 2 : 0), outs, runs: runnersOn(bases & 6) }
    case 'double':
      return { bases: 2 | (bases & 1 ? 4 : 0), outs, runs: runnersOn(bases & 6) }
    case 'triple':
      return { bases: 4, outs, runs: runnersOn(bases) }
    case 'homeRun':
      return { bases: 0, outs, runs: runnersOn(bases) + 1 }
  }
}

export const chanceOfHit = (batting: Batting, hit: Hit): number =>
  hit === 'out'
    ? 1 - batting.walk - batting.single - batting.double - batting.triple - batting.homeRun
    : batting[hit]

export type InningOdds = {
  /** Runs still to come in the half inning. */
  runs(state: Bases): Distribution
  /** Like `runs`, but the side stops once it has `need` runs: the end of a last inning. */
  runsUntil(state: Bases, need: number): Distribution
}

const STATES = 8 * OUTS
const ROUNDS = 24
const NEED_MAX = 14
const keyOf = ({ bases, outs }: Bases): number => outs * 8 + bases

type Step = { readonly next: number; readonly over: boolean; readonly runs: number; readonly chance: number }

/** Computes the runs of every state of a half inning, up to the maximum number of batters. */
export function openInning(batting: Batting): InningOdds {
  const steps = Array.from({ length: STATES }, (_, key): readonly Step[] =>
    [...HITS, 'out' as const].map(hit => {
      const after = bat({ bases: key % 8, outs: Math.floor(key / 8) }, hit)
      const over = after.outs >= OUTS
      return { next: over ? 0 : keyOf(after), over, runs: after.runs, chance: chanceOfHit(batting, hit) }
    }),
  )
  const free = iterate(steps, () => undefined)
  const until = new Map<number, readonly Distribution[]>()
  const tableOf = (need: number): readonly Distribution[] => {
    const known = until.get(need)
    if (known) return known
    const table = iterate(steps, runs => (runs >= need ? certain(0) : tableOf(need - runs)))
    until.set(need, table)
    return table
  }
  return {
    runs: state => free[keyOf(state)] ?? certain(0),
    runsUntil: (state, need) =>
      (need > NEED_MAX ? free[keyOf(state)] : tableOf(need)[keyOf(state)]) ?? certain(0),
  }
}

type AfterRuns = Distribution | readonly Distribution[] | undefined

/** `after` handles runs scored; undefined where the chain continues unchanged. */
function iterate(
  steps: readonly (readonly Step[])[],
  after: (runs: number) => AfterRuns,
): readonly Distribution[] {
  let table: readonly Distribution[] = steps.map(() => certain(0))
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = table
    table = steps.map(ways =>
      mix(
        ways.map(({ next, over, runs, chance }) => {
          if (over) return { weight: chance, of: certain(runs) }
          const follows = runs > 0 ? after(runs) : undefined
          const of = follows === undefined ? before[next] : 'from' in follows ? follows : follows[next]
          return { weight: chance, of: shift(of ?? certain(0), runs) }
        }),
      ),
    )
    table = table.map(trimmed)
  }
  return table
}
