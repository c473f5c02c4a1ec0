import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Returns the moment up to which the sums are complete, and how many ends are not added yet. */
export const readWaitingSums = (db: Queries) =>
  db.one<{ countedAt: Instant | null; ended: number }>(sql`
    select counted_at as "countedAt", (select count(*) from bet_ended) + (select count(*) from bet_ended_log l, bet_follower f
      where f.name = 'reports' and l.n > f.done_to) as ended from report_follow`)
