import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { shownEnd } from './gate.ts'
import { findExclusion } from './protection.sql.ts'

/**
 * Returns why a member may get no promotion now: excluded members get no bonus, event, reward, game window or promotion
 * (handbook 8.2). Called in the transaction that would give it.
 */
export async function promotionRefusal(
  db: Queries,
  memberId: MemberId,
  at: Instant,
): Promise<Refusal<'SELF_EXCLUDED'> | undefined> {
  const exclusion = await findExclusion(db, memberId, at)
  return exclusion && { code: 'SELF_EXCLUDED', date: shownEnd(exclusion.until) }
}
