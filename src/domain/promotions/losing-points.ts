import type { BetStatus } from '../bets/bet-status.ts'
import { type Points, points } from '../money.ts'

/** What lost bets bring back (낙첨 포인트, handbook 5.6): the only credit for a loss, at most 3 % (handbook 8.2). */
export const LOSING_PERCENT_MAX = 3

export type LosingRule = {
  readonly on: boolean
  /** Percent of the stake, for levels 1 to 10 in their order. */
  readonly percents: readonly number[]
}

export const shippedLosingRule: LosingRule = { on: true, percents: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }

const LEGS_MIN = 2
/** Hundredths. */
const TOTAL_ODDS_MIN = 200

export type LosingBet = {
  readonly status: BetStatus
  readonly stake: number
  readonly isOnMatches: boolean
  readonly legs: number
  /** Hundredths. */
  readonly totalOdds: number
}

/** What a bet brings its member as it stands: whole points, down; sports slips of two and more at 2.00 and more alone. */
export function losingPoints(bet: LosingBet, level: number, rule: LosingRule): Points {
  const { status, stake, isOnMatches, legs, totalOdds } = bet
  if (!rule.on || status !== 'lost' || !isOnMatches || legs < LEGS_MIN || totalOdds < TOTAL_ODDS_MIN)
    return points(0)
  return points(Math.floor((stake * (rule.percents[level - 1] ?? 0)) / 100))
}
