import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { closeWhenEmpty } from './close-when-empty.ts'
import { listLeft, sumOpen } from './turnover.sql.ts'

/**
 * Returns why a member may not withdraw yet: the total of all open requirements, and the amount already bet (handbook
 * 5.4).
 */
export async function turnoverRefusal(
  tx: Tx,
  memberId: MemberId,
  at: Instant,
): Promise<Refusal<'TURNOVER_UNMET'> | undefined> {
  await closeWhenEmpty(tx, memberId, at)
  const { need, done, count } = await sumOpen(tx, memberId)
  return count > 0 ? { code: 'TURNOVER_UNMET', need, done } : undefined
}

/** Returns what each of these members still has to bet before a withdrawal; members with nothing left are missing. */
export async function turnoverLeft(
  db: Queries,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  return new Map((await listLeft(db, members)).map(({ memberId, left }) => [memberId, left]))
}
