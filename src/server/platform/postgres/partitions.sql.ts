import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from './postgres.ts'

/** Creates the month partitions around `now`. Run at start and daily; returns the number of new ones. */
export async function ensureMonthPartitions(db: Queries, now: Instant): Promise<number> {
  const { made } = await db.one<{ made: number }>(
    sql`select ensure_month_partitions(${timestamp(now)}) as made`,
  )
  return made
}
