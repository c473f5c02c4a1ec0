import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres.ts'

/** Forgets a portion of the answers given before a moment; gives how many. */
export const deleteOldRequests = (db: Queries, before: Instant, limit: number) =>
  db.run(sql`
    delete from bet_request where ctid = any(array(
      select r.ctid from bet_request r where r.created_at < ${timestamp(before)} limit ${limit}))`)
