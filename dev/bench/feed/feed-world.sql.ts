import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Returns how many price changes are stored in the book. A version counts from 1. */
export const countStoredChanges = async (db: Queries): Promise<number> =>
  (
    await db.one<{ changes: number }>(
      sql`select coalesce(sum(version - 1), 0)::bigint as changes from outcome`,
    )
  ).changes
