import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Number of entries in the act log, and the hash of the last. */
export const findHead = (db: Queries) =>
  db.maybe<{ count: number; hash: string }>(
    sql`select id as count, encode(hash, 'hex') as hash from act order by id desc limit 1`,
  )

export const listHashes = (db: Queries, ids: readonly number[]) =>
  db.many<{ id: number; hash: string }>(
    sql`select id, encode(hash, 'hex') as hash from act where id = any(${ids}::bigint[])`,
  )

/** Whether the operator log is protected against writes that bypass its function (X5). */
export type LogGuard = {
  /** The log belongs to a separate database role. */
  readonly apart: boolean
  /** The server's own login could bypass the function: it is a superuser, or a member of that role. */
  readonly past: boolean
}

export const findGuard = (db: Queries) =>
  db.one<LogGuard>(sql`
    select pg_get_userbyid(c.relowner) = 'hanpan_log' as apart,
      has_table_privilege(c.oid, 'insert, update, delete, truncate')
        or pg_has_role(c.relowner, 'member') as past
    from pg_class c where c.oid = 'act'::regclass`)
