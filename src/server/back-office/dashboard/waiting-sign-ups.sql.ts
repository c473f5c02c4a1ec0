import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Maximum number of rows read; ids are in the order of sign-up. */
const LOOKED_MAX = 10_000

/** Number of sign-ups since a given time, approved or not. */
export const countSignUps = async (db: Queries, since: Instant): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select joined_at, kind from member order by id desc limit ${LOOKED_MAX}
      ) newest
      where joined_at >= ${timestamp(since)} and kind = 'member'`)
  ).count
