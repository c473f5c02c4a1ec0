import { chanceOf, convolve, type Distribution, difference, mix, trimmed } from '../distribution.ts'

/** Comparison of two scores: decided, or level and continued. Probabilities of both sum to one. */
export type Decision = {
  /** The home lead where it is decided. */
  readonly lead: Distribution
  readonly level: number
  readonly total: Split
  readonly home: Split
  readonly away: Split
}

type Split = { readonly decided: Distribution; readonly level: Distribution }

/** Splits two independent scores into decided and level ones. */
export function decide(home: Distribution, away: Distribution): Decision {
  const ahead = difference(home, away)
  const tied = {
    from: home.from,
    chances: home.chances.map((chance, i) => chance * chanceOf(away, home.from + i)),
  }
  const doubled = { from: 2 * tied.from, chances: tied.chances.flatMap(chance => [chance, 0]) }
  const part = (all: Distribution, level: Distribution): Split => ({ decided: without(all, level), level })
  return {
    lead: { ...ahead, chances: ahead.chances.map((chance, i) => (ahead.from + i === 0 ? 0 : chance)) },
    level: chanceOf(ahead, 0),
    total: part(convolve(home, away), doubled),
    home: part(home, tied),
    away: part(away, tied),
  }
}

const without = (all: Distribution, part: Distribution): Distribution => ({
  from: all.from,
  chances: all.chances.map((chance, i) => Math.max(0, chance - chanceOf(part, all.from + i))),
})

export type FinalCounts = Readonly<Record<'lead' | 'total' | 'home' | 'away', Distribution>>

/** Final counts when level scores play overtimes until it is decided. */
export function withOvertime(regular: Decision, overtime: Decision): FinalCounts {
  const decided = 1 - overtime.level
  const after = (split: (decision: Decision) => Split): Distribution => {
    const { decided: here, level } = split(regular)
    const once = mix([{ weight: 1 / decided, of: split(overtime).decided }])
    // The third overtime counts as the last: it occurs in one match of many thousands.
    const twice = plus(split(overtime).decided, convolve(split(overtime).level, once))
    const more = plus(split(overtime).decided, convolve(split(overtime).level, twice))
    return regular.level > 0 ? plus(here, convolve(trimmed(level), more)) : here
  }
  return {
    lead: mix([
      { weight: 1, of: regular.lead },
      { weight: regular.level / decided, of: overtime.lead },
    ]),
    total: after(decision => decision.total),
    home: after(decision => decision.home),
    away: after(decision => decision.away),
  }
}

const plus = (a: Distribution, b: Distribution): Distribution =>
  mix([
    { weight: 1, of: a },
    { weight: 1, of: b },
  ])
