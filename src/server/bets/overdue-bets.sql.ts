import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres.ts'

/** In-play bets whose turn came before a moment and that still wait: how many, and since when the first does. */
export type OverdueBets = { readonly count: number; readonly since: Instant | null }

export const countOverdue = (db: Queries, before: Instant): Promise<OverdueBets> =>
  db.one<OverdueBets>(sql`
    select count(*)::integer as count, min(w.due_at) as since
    from bet_waiting w where w.state = 'waiting' and w.due_at <= ${timestamp(before)}`)
