import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import type { Won } from '#domain/money.ts'
import { topic } from '#server/platform/news/bus.ts'

/** Published after the commit: a bet was settled, settled again, or reopened. */
export const betSettled = topic<{
  readonly memberId: MemberId
  readonly betId: BetId
  /** The spec's code (`bet-status.ts`). */
  readonly statusCode: number
  /** Null when the bet is open again. */
  readonly payout: Won | null
  /** Set when it had been settled before: the cause of the change (handbook 1.9). */
  readonly again?: ResettleCause
}>('bet-settled', { reach: 'house' })
