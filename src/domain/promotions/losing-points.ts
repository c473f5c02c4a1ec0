import type { BetStatus } from '../bets/bet-status.ts'
import { type Points, points } from '../money.ts'

/** Points for lost bets (낙첨 포인트, handbook 5.6): the only credit for a loss, at most 3 % (handbook 8.2). */
export const LOSING_PERCENT_MAX = 3

export type LosingRule = {
  readonly on: boolean
  /** Percent of the stake, for levels 1 to 10 in order. */
  readonly percents: readonly number[]
}

export const shippedLosingRule: LosingRule = { on: true, percents: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }

const LEGS_MIN = 2
/** In hundredths. */
const TOTAL_ODDS_MIN = 200

export type LosingBet = {
  readonly status: BetStatus
  readonly stake: number
  readonly isOnMatches: boolean
  readonly legs: number
  /** In hundredths. */
  readonly totalOdds: number
}

/**
 * Points of a bet in its present state: whole points, rounded down; only for sports slips with at least
 * two legs and total odds of at least 2.00.
 */
export function losingPoints(bet: LosingBet, level: number, rule: LosingRule): Points {
  const { status, stake, isOnMatches, legs, totalOdds } = bet
  if (!rule.on || status !== 'lost' || !isOnMatches || legs < LEGS_MIN || totalOdds < TOTAL_ODDS_MIN)
    return points(0)
  return points(Math.floor((stake * (rule.percents[level - 1] ?? 0)) / 100))
}
