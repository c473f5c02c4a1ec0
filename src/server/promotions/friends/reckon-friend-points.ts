import { assert } from '#domain/assert.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import { won } from '#domain/money.ts'
import { type FriendRule, friendPoints } from '#domain/promotions/friend-points.ts'
import type { NewFriendPoint, UnreckonedBet } from './friend-points.sql.ts'

export type Reckoned = Omit<NewFriendPoint, 'ref'>

/**
 * Computes the points to add or take back for each bet: its current value minus the points booked before. A recommender
 * who may not be given points now gains nothing.
 */
export const reckonFriendPoints = (bets: readonly UnreckonedBet[], rule: FriendRule): readonly Reckoned[] =>
  bets.map(({ betId, generation, revision, recommenderId, friendId, ...bet }) => ({
    betId,
    generation,
    revision,
    recommenderId,
    friendId,
    points: worthOf({ generation, ...bet }, rule) - bet.brought,
  }))

function worthOf(
  {
    statusCode,
    stake,
    payout,
    generation,
    mayGain,
    brought,
  }: Pick<UnreckonedBet, 'statusCode' | 'stake' | 'payout' | 'generation' | 'mayGain' | 'brought'>,
  rule: FriendRule,
): number {
  const status = betStatus(statusCode)
  assert(status !== undefined, `a status of bets: ${statusCode}`)
  const bet = { status, stake: won(stake), payout: payout === null ? null : won(payout) }
  const worth = friendPoints(bet, mayGain ? rule : { ...rule, on: true }, generation)
  return mayGain ? worth : Math.min(worth, brought)
}
