import type { Distribution } from '../distribution.ts'
import { doubleChance, type FairMarket, handicapLines, oddEven, totalLines, winner3 } from '../fair-market.ts'

/** Interval at which prices of sports with goals follow the clock. */
export const PRICE_EVERY = 5_000

/** Distribution of the final score of a match or period, including goals so far. */
type GoalCounts = {
  readonly lead: Distribution
  /** Distribution that handicaps are priced by: the lead, or in football only future goals (handbook 2.9). */
  readonly handicap: Distribution
  readonly total: Distribution
}

type MatchCounts = GoalCounts & { readonly home: Distribution; readonly away: Distribution }

/** Markets of football and ice hockey on a whole match, without overtime. */
export const wholeMatchMarkets = (
  counts: MatchCounts,
  lines: { readonly step: number; readonly beside: number },
): readonly FairMarket[] => [
  winner3(1, counts.lead),
  doubleChance(7, counts.lead),
  ...handicapLines({ typeId: 3, counts: counts.handicap, ...lines }),
  ...totalLines({ typeId: 2, counts: counts.total, ...lines }),
  ...totalLines({ typeId: 101, counts: counts.home, step: 100, beside: 1, rest: 50 }),
  ...totalLines({ typeId: 102, counts: counts.away, step: 100, beside: 1, rest: 50 }),
  oddEven(5, counts.total),
]

const PART_MARKETS = [
  { winner: 41, handicap: 64, total: 21, oddEven: 72 },
  { winner: 42, handicap: 65, total: 45, oddEven: 73 },
  { winner: 43, handicap: 66, total: 46, oddEven: 74 },
] as const

/** Markets on a half or period, counted from 0. */
export function partMarkets(part: number, counts: GoalCounts, progress: number): readonly FairMarket[] {
  const types = PART_MARKETS[part] ?? PART_MARKETS[0]
  const lines = { step: 50, beside: 1, progress }
  return [
    winner3(types.winner, counts.lead, progress),
    ...handicapLines({ typeId: types.handicap, counts: counts.handicap, ...lines }),
    ...totalLines({ typeId: types.total, counts: counts.total, ...lines }),
    oddEven(types.oddEven, counts.total, progress),
  ]
}
