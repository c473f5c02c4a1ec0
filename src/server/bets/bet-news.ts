import type { MemberId } from '#domain/ids.ts'
import { topic } from '#server/platform/bus.ts'

/** After each committed act of this folder that moved a member's money. */
export const memberBalance = topic<{ readonly memberId: MemberId; readonly balance: number }>(
  'member-balance',
)

/** A bet has been booked. */
export const betAccepted = topic<{ readonly memberId: MemberId; readonly betId: string }>('bet-accepted')
