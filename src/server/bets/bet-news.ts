import type { MemberId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/** After each committed act of this folder that moved a member's money, but for a bet's own news. */
export const memberBalance = topic<{ readonly memberId: MemberId; readonly balance: number }>(
  'member-balance',
  { reach: 'house' },
)

/** An open bet has been taken back, by its member or by an operator, and what that left the member (BETFLOW-028). */
export const betCancelled = topic<{
  readonly memberId: MemberId
  readonly betId: string
  readonly balance: number
}>('bet-cancelled', { reach: 'house' })

/** A bet has been booked; what it left the member. One word for both, as every bet pays for it. */
export const betAccepted = topic<{
  readonly memberId: MemberId
  readonly betId: string
  readonly balance: number
}>('bet-accepted', { reach: 'house' })
