import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { promotionRefusal } from '#server/protection/protection.ts'

/** Why somebody is given nothing. */
export type GiftRefusal = Refusal<'SELF_EXCLUDED'>

/**
 * The one question before anything is given to a member or drawn for: points, event coins, a draw with coins. Members who
 * have excluded themselves are refused (handbook 8.2).
 */
export const giftRefusal = (tx: Queries, memberId: MemberId, at: Instant): Promise<GiftRefusal | undefined> =>
  promotionRefusal(tx, memberId, at)
