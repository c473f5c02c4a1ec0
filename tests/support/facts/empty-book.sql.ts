import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** As if no feed had ever told anything. */
export const emptyBook = (db: Db): Promise<number> =>
  db.run(sql`truncate fixture, sport, location, league, feed_inbox, feed_set_aside, feed_name cascade`)
