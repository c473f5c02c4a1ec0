import type { BetStatus } from '../bets/bet-status.ts'
import { type Points, points, type Won } from '../money.ts'

/** Basis of a friend's settled bet (handbook 5.11): the lost amount, or the stake. */
export const friendBases = ['lost', 'stake'] as const
export type FriendBase = (typeof friendBases)[number]

export const friendBaseWord: Readonly<Record<FriendBase, string>> = { lost: '낙첨금', stake: '베팅금' }

/** Two generations are rewarded: friends and their friends. */
const generations = [1, 2] as const
export type Generation = (typeof generations)[number]

/** Reward rule of recommenders; rates in hundredths of a percent. */
export type FriendRule = {
  readonly on: boolean
  readonly base: FriendBase
  readonly rates: Readonly<Record<Generation, number>>
}

/** Credits for losses never exceed 3 % (handbook 8.2). */
export const FRIEND_RATE_MAX = 300

/** A friend's bet in its present state; no payout while it is open. */
export type FriendBet = { readonly status: BetStatus; readonly stake: Won; readonly payout: Won | null }

/**
 * Points of the recommender of a generation for a friend's bet: whole points, rounded down for each bet.
 * Open, void and cancelled bets give none; won bets give none when losses count (handbook 5.6).
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

/** "1%", "0.5%", "1.25%" from hundredths of a percent. */
export const rateWord = (rate: number): string => `${String(rate / 100)}%`
