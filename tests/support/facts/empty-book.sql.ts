import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** Empties the book, as if no feed had ever sent anything. */
export const emptyBook = (db: Db): Promise<number> =>
  db.run(sql`truncate fixture, sport, location, league, feed_inbox, feed_set_aside, feed_name cascade`)
