import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type Notice = { readonly id: number; readonly contents: string; readonly createdAt: Instant }

/** As operators see it: hidden ones too. */
export type StoredNotice = Notice & { readonly shown: boolean }

const columns = sql`id, contents, shown, created_at as "createdAt"`

type NewNotice = Omit<StoredNotice, 'id'> & {
  /** Null: the house itself writes. */
  readonly operatorId: MemberId | null
  /** The operator's own name for this notice; null where it is not to be repeated. */
  readonly key: string | null
}

/** Undefined where the operator has used the key before; who comes at the same time waits for the first. */
export const insertNotice = (tx: Tx, { contents, shown, operatorId, key, createdAt }: NewNotice) =>
  tx.maybe<StoredNotice>(sql`
  insert into notice (contents, shown, operator_id, key, created_at)
  values (${contents}, ${shown}, ${operatorId}, ${key}, ${timestamp(createdAt)})
  on conflict (operator_id, key) do nothing
  returning ${columns}`)

/** The very same notice that an operator has written under a key, unless it was changed since. */
export const findSameNotice = (
  db: Queries,
  { contents, shown, operatorId, key }: Omit<NewNotice, 'createdAt'>,
) =>
  db.maybe<StoredNotice>(sql`
  select ${columns} from notice
  where operator_id = ${operatorId} and key = ${key} and contents = ${contents} and shown = ${shown}`)

export const lockNotice = (tx: Tx, id: number) =>
  tx.maybe<StoredNotice>(sql`select ${columns} from notice where id = ${id} for update`)

export const updateNotice = (tx: Tx, { id, contents, shown }: Omit<StoredNotice, 'createdAt'>) =>
  tx.run(sql`update notice set contents = ${contents}, shown = ${shown} where id = ${id}`)

export const deleteNotice = (tx: Tx, id: number) => tx.run(sql`delete from notice where id = ${id}`)

/** All of them, newest first. */
export const listAllNotices = (db: Queries, limit: number, offset: number) =>
  db.many<StoredNotice>(sql`select ${columns} from notice order by id desc limit ${limit} offset ${offset}`)

export const countNotices = async (db: Queries): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from notice`)).count

/** The notices shown, newest first. */
export const listNotices = (db: Queries, limit: number) =>
  db.many<Notice>(sql`
  select id, contents, created_at as "createdAt" from notice where shown order by id desc limit ${limit}`)

export const hasNotices = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from notice limit 1`)).length > 0
