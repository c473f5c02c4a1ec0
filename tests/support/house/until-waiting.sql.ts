import { expect, vi } from 'vitest'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Waits until this many statements wait for locked rows. */
export const untilWaiting = (db: Queries, count: number) =>
  vi.waitFor(
    async () =>
      expect(
        await db.many(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      ).toHaveLength(count),
    { timeout: 20_000 },
  )
