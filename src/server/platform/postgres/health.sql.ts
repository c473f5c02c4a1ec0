import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from './postgres.ts'

/** Whether the database answers. */
export const isDatabaseAwake = (db: Queries): Promise<boolean> =>
  db.run(sql`select 1`).then(
    () => true,
    () => false,
  )

/** The database's current time. */
export const askTheTime = async (db: Queries): Promise<Instant> =>
  (await db.one<{ at: Instant }>(sql`select clock_timestamp() as at`)).at
