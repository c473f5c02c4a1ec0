import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres.ts'

export type Notice = { readonly id: number; readonly contents: string; readonly createdAt: Instant }

export const insertNotice = (tx: Tx, contents: string, now: Instant) =>
  tx.run(sql`insert into notice (contents, created_at) values (${contents}, ${timestamp(now)})`)

/** The notices shown, newest first. */
export const listNotices = (db: Queries, limit: number) =>
  db.many<Notice>(sql`
  select id, contents, created_at as "createdAt" from notice where shown order by id desc limit ${limit}`)

export const hasNotices = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from notice limit 1`)).length > 0
