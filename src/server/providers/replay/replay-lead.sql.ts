import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** One process runs the replay; the lock is its session's. */
export const tryLead = async (db: Queries): Promise<boolean> =>
  (await db.one<{ leads: boolean }>(sql`select pg_try_advisory_lock(7, 1) as leads`)).leads
