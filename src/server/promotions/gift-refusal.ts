import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'

/** Why somebody is given nothing. */
export type GiftRefusal = never

/**
 * The one question before anything is given to a member or drawn for: points, event coins, a draw with coins. Members who
 * exclude themselves are to be refused here (handbook 8.2); there is no such member yet.
 */
export const giftRefusal = async (
  _tx: Queries,
  _memberId: MemberId,
  _at: Instant,
): Promise<GiftRefusal | undefined> => undefined
