import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import type { Won } from '#domain/money.ts'
import { topic } from '#server/platform/news/bus.ts'

/** After the commit: a bet was settled, settled anew, or stands open again. */
export const betSettled = topic<{
  readonly memberId: MemberId
  readonly betId: BetId
  /** The spec's code (`bet-status.ts`). */
  readonly statusCode: number
  /** Null where the bet stands open again. */
  readonly payout: Won | null
  /** It had been settled before, and came out otherwise because of this (handbook 1.9). */
  readonly again?: ResettleCause
}>('bet-settled', { reach: 'house' })
