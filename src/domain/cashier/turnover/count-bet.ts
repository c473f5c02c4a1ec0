import type { BetStatus } from '../../bets/bet-status.ts'
import type { TurnoverProduct, TurnoverWeights } from './turnover-rule.ts'

/** The facts of a bet that turnover depends on. */
export type CountableBet = {
  readonly status: BetStatus
  readonly product: TurnoverProduct
  readonly stake: number
  /** Number of picks of a sports slip. */
  readonly legs: number
  /** In hundredths. */
  readonly totalOdds: number
  /** The member also has a bet on the opposite side of the same round or match. */
  readonly bothSides: boolean
}

/** Why a bet counts or does not count. */
const countReasons = [
  'counted',
  'open',
  'cancelled',
  'void',
  'free-stake',
  'both-sides',
  'low-odds',
  'no-weight',
] as const
export type CountReason = (typeof countReasons)[number]

export const countReasonWord: Readonly<Record<CountReason, string>> = {
  counted: '인정',
  open: '결과 대기',
  cancelled: '취소된 베팅',
  void: '적중특례',
  'free-stake': '프리벳',
  'both-sides': '양방 베팅',
  'low-odds': '기준 배당 미만',
  'no-weight': '미인정 게임',
}

export type BetCount = {
  /** Won that count. */
  readonly counted: number
  /** Percent of the stake. */
  readonly percent: number
  readonly reason: CountReason
}

const nothing = (reason: CountReason): BetCount => ({ counted: 0, percent: 0, reason })

/**
 * Returns how much a bet counts in its present state: whole won, rounded down. Open, cancelled, void and
 * free bets, and bets on both sides, count nothing.
 */
export function countBet(bet: CountableBet, weights: TurnoverWeights): BetCount {
  if (bet.status === 'open' || bet.status === 'cancelled' || bet.status === 'void') return nothing(bet.status)
  // A free stake is not the member's own money (handbook 5.7).
  if (bet.stake === 0) return nothing('free-stake')
  if (bet.bothSides) return nothing('both-sides')
  if (bet.product === 'sports' && bet.legs < 2 && bet.totalOdds < weights.singleOddsMin)
    return nothing('low-odds')
  const percent = percentOf(bet, weights)
  if (percent === 0) return nothing('no-weight')
  return { counted: Math.floor((bet.stake * percent) / 100), percent, reason: 'counted' }
}

const percentOf = (
  { product, legs }: Pick<CountableBet, 'product' | 'legs'>,
  weights: TurnoverWeights,
): number => {
  if (product !== 'sports') return weights[product]
  return legs >= 2 ? weights.sportsMulti : weights.sportsSingle
}
