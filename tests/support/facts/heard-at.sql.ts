import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Returns when the feed of each running match was last received. */
export async function listHeardAt(
  db: Queries,
  ids: readonly FixtureId[],
): Promise<ReadonlyMap<FixtureId, Instant>> {
  const rows = await db.many<{ id: FixtureId; heardAt: Instant }>(sql`
    select fixture_id as id, heard_at as "heardAt" from fixture_pulse where fixture_id = any(${ids}::bigint[])`)
  return new Map(rows.map(({ id, heardAt }) => [id, heardAt]))
}
