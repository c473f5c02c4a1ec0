import type { BetStatus } from '../bets/bet-status.ts'
import { type Points, points, type Won } from '../money.ts'

/** What a friend's settled bet is counted by (handbook 5.11): what it lost, or its stake. */
export const friendBases = ['lost', 'stake'] as const
export type FriendBase = (typeof friendBases)[number]

export const friendBaseWord: Readonly<Record<FriendBase, string>> = { lost: '낙첨금', stake: '베팅금' }

/** Two generations are paid: friends, and friends of theirs. */
export const generations = [1, 2] as const
export type Generation = (typeof generations)[number]

/** By what recommenders are paid; rates in hundredths of a percent. */
export type FriendRule = {
  readonly on: boolean
  readonly base: FriendBase
  readonly rates: Readonly<Record<Generation, number>>
}

/** Credits for what was lost never exceed 3 % (handbook 8.2). */
export const FRIEND_RATE_MAX = 300

/** A friend's bet as it stands; no payout while it is open. */
export type FriendBet = { readonly status: BetStatus; readonly stake: Won; readonly payout: Won | null }

/**
 * What a bet of a friend brings the recommender of a generation: whole points, down, for each bet by itself. A bet that
 * is open, void or cancelled brings nothing, and one that is won nothing where losses count (handbook 5.6).
 */
export function friendPoints(bet: FriendBet, rule: FriendRule, generation: Generation): Points {
  if (!rule.on) return points(0)
  return points(Math.floor((countedWon(bet, rule.base) * rule.rates[generation]) / 10_000))
}

function countedWon({ status, stake, payout }: FriendBet, base: FriendBase): number {
  if (status !== 'lost' && status !== 'won') return 0
  if (base === 'stake') return stake
  return status === 'lost' ? Math.max(0, stake - (payout ?? 0)) : 0
}

/** "1%", "0.5%", "1.25%": of hundredths of a percent. */
export const rateWord = (rate: number): string => `${String(rate / 100)}%`
