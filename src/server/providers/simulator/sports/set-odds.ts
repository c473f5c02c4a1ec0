import { setTarget } from '#domain/fixtures/volleyball-set.ts'
import { type Distribution, mix, type Weighted } from '../distribution.ts'

/** Possible ends of a set: its winner, the points of both sides and the home lead. */
export type SetEnd = {
  /** Probabilities; both sides sum to one. */
  readonly homeWins: number
  readonly awayWins: number
  /** Final points of the set, with the probability that this side wins. */
  readonly total: Readonly<Record<'home' | 'away', Distribution>>
  readonly lead: Readonly<Record<'home' | 'away', Distribution>>
}

/** A set is assumed to end at this many points of a side: the probability is far below one in a million. */
const POINTS_BEYOND = 20

/** Computes all courses of a set from a score on. `p` is the probability of home winning a rally. */
export function setEnd(p: number, set: number, home: number, away: number): SetEnd {
  const target = setTarget(set)
  const most = target + POINTS_BEYOND
  const ends: { readonly home: number; readonly away: number; readonly chance: number }[] = []
  // By diagonals: all scores with one total before those with the next.
  let reached = new Map([[home, 1]])
  for (let total = home + away; reached.size > 0; total += 1) {
    const next = new Map<number, number>()
    for (const [ours, chance] of reached) {
      const theirs = total - ours
      const over = Math.max(ours, theirs) >= target && Math.abs(ours - theirs) >= 2
      if (over || Math.max(ours, theirs) >= most) {
        ends.push({ home: ours, away: theirs, chance })
        continue
      }
      next.set(ours + 1, (next.get(ours + 1) ?? 0) + chance * p)
      next.set(ours, (next.get(ours) ?? 0) + chance * (1 - p))
    }
    reached = next
  }
  const of = (isHome: boolean) => ends.filter(end => end.home > end.away === isHome)
  const sum = (isHome: boolean) => of(isHome).reduce((all, { chance }) => all + chance, 0)
  const spread = (isHome: boolean, count: (end: (typeof ends)[number]) => number) =>
    mix(of(isHome).map((end): Weighted => ({ weight: end.chance, of: { from: count(end), chances: [1] } })))
  return {
    homeWins: sum(true),
    awayWins: sum(false),
    total: {
      home: spread(true, end => end.home + end.away),
      away: spread(false, end => end.home + end.away),
    },
    lead: { home: spread(true, end => end.home - end.away), away: spread(false, end => end.home - end.away) },
  }
}
