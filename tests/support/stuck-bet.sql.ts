import type { Instant } from '#domain/instant.ts'
import { type Db, sql, timestamp } from '#server/platform/postgres.ts'

/** A bet in play that can't be ended: nothing is held for it. */
export const insertStuckBet = (db: Db, dueAt: Instant): Promise<number> =>
  db.run(sql`
    insert into bet_waiting (id, member_id, detail_type, style, accepts, stake, asked_odds, total_odds, winnings,
      seconds, started_at, due_at)
    values (uuidv7(), 1000000, 5, 'KR', 'none', 5000, 190, 190, 9500, 6, ${timestamp(dueAt)}, ${timestamp(dueAt)})`)

export const deleteStuckBets = (db: Db): Promise<number> =>
  db.run(sql`delete from bet_waiting where member_id = 1000000`)
