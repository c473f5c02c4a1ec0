import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** One process tells of live matches; the lock is its session's. */
export const tryLead = async (db: Queries): Promise<boolean> =>
  (await db.one<{ leads: boolean }>(sql`select pg_try_advisory_lock(7, 3) as leads`)).leads
