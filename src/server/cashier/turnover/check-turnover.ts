import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { closeWhenEmpty } from './close-when-empty.ts'
import { listLeft, sumOpen } from './turnover.sql.ts'

/** Why a member may not withdraw yet: what all open requirements ask for, and what of it is done (handbook 5.4). */
export async function turnoverRefusal(
  tx: Tx,
  memberId: MemberId,
  at: Instant,
): Promise<Refusal<'TURNOVER_UNMET'> | undefined> {
  await closeWhenEmpty(tx, memberId, at)
  const { need, done, count } = await sumOpen(tx, memberId)
  return count > 0 ? { code: 'TURNOVER_UNMET', need, done } : undefined
}

/** What each of some members has still to bet before a withdrawal; those with nothing left are missing. */
export async function turnoverLeft(
  db: Queries,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  return new Map((await listLeft(db, members)).map(({ memberId, left }) => [memberId, left]))
}
