import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Up to when the sums are whole, and how much waits to be added. */
export const readWaitingSums = (db: Queries) =>
  db.one<{ countedAt: Instant | null; ended: number }>(sql`
    select counted_at as "countedAt", (select count(*) from bet_ended) + (select count(*) from bet_ended_log l, bet_follower f
      where f.name = 'reports' and l.n > f.done_to) as ended from report_follow`)
