import type { MemberId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/**
 * Published after a committed operation of this folder moved a member's money, except when the bet's own event already
 * carries the balance.
 */
export const memberBalance = topic<{ readonly memberId: MemberId; readonly balance: number }>(
  'member-balance',
  { reach: 'house' },
)

/**
 * Published when an open bet is cancelled by its member or by an operator; carries the balance afterwards
 * (BETFLOW-028).
 */
export const betCancelled = topic<{
  readonly memberId: MemberId
  readonly betId: string
  readonly balance: number
}>('bet-cancelled', { reach: 'house' })

/**
 * Published when a bet is booked; carries the balance afterwards. One event instead of two, because every bet pays for
 * it.
 */
export const betAccepted = topic<{
  readonly memberId: MemberId
  readonly betId: string
  readonly balance: number
}>('bet-accepted', { reach: 'house' })
