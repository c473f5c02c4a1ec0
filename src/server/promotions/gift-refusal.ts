import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { promotionRefusal } from '#server/protection/protection.ts'

/** Why a member is given nothing. */
export type GiftRefusal = Refusal<'SELF_EXCLUDED'>

/**
 * The only check before a member is given anything: points, event coins, a draw with coins. Self-excluded members are
 * refused (handbook 8.2).
 */
export const giftRefusal = (tx: Queries, memberId: MemberId, at: Instant): Promise<GiftRefusal | undefined> =>
  promotionRefusal(tx, memberId, at)
