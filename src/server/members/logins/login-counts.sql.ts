import type { Instant } from '#domain/instant.ts'
import type { GuessCount, GuessKind } from '#domain/members/login-guesses.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type CountKind = Exclude<GuessKind, 'device'>

/** A key under which guesses are counted. */
export type CountKey = {
  readonly kind: CountKind
  readonly key: Buffer
  /** Shown to operators; null where irrelevant. */
  readonly name: string | null
  readonly network: string | null
}

export type StoredCount = GuessCount & { readonly id: number; readonly kind: CountKind }

/** Locks the counts of these keys until the transaction ends, creating missing ones. */
export const lockCounts = (tx: Tx, keys: readonly CountKey[], now: Instant) =>
  tx.many<StoredCount>(sql`
    insert into login_count (kind, key, name, address, failures, began_at, last_at)
    select kind, key, name, address, 0, ${timestamp(now)}::timestamptz, ${timestamp(now)}::timestamptz
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::bytea[],
      ${keys.map(({ name }) => name)}::text[], ${keys.map(({ network }) => network)}::inet[])
      asked (kind, key, name, address)
    order by key
    on conflict (key) do update set name = excluded.name
    returning id, kind, failures, began_at as "beganAt", wait_until as "waitUntil"`)

export const keepCounts = (tx: Tx, counts: readonly StoredCount[], now: Instant) =>
  tx.run(sql`
    update login_count c set failures = kept.failures, began_at = kept.began_at, wait_until = kept.wait_until,
      last_at = ${timestamp(now)}
    from unnest(${counts.map(({ id }) => id)}::bigint[], ${counts.map(({ failures }) => failures)}::integer[],
      ${counts.map(({ beganAt }) => timestamp(beganAt))}::timestamptz[],
      ${counts.map(({ waitUntil }) => waitUntil && timestamp(waitUntil))}::timestamptz[])
      kept (id, failures, began_at, wait_until)
    where c.id = kept.id`)

/** The guess was right: removes it from every count, and resets the member's own. */
export const giveBackGuess = (tx: Tx, keys: readonly Buffer[]) =>
  tx.run(sql`
    with right_guess as (select id from login_count where key = any(${keys}::bytea[]) order by key for update)
    update login_count c set wait_until = null,
      failures = case when c.kind in ('pair', 'code', 'exchange') then 0 else greatest(c.failures - 1, 0) end
    from right_guess where c.id = right_guess.id`)

/** A count under which guesses have to wait. */
export type LoginLock = {
  readonly id: number
  readonly kind: CountKind
  readonly name: string | null
  readonly address: string | null
  readonly failures: number
  readonly lastAt: Instant
  readonly waitUntil: Instant
}

export type LocksFilter = {
  /** Prefix of the shown name, case-insensitive. */
  readonly name?: string | undefined
  /** An address or a network. */
  readonly address?: string | undefined
  readonly now: Instant
}

const lockColumns = sql`id, kind, name, address, failures, last_at as "lastAt", wait_until as "waitUntil"`

const locksOf = ({ name, address, now }: LocksFilter) =>
  allOf(
    sql`wait_until > ${timestamp(now)}`,
    name !== undefined && sql`starts_with(lower(name), lower(${name}))`,
    address !== undefined && sql`(address <<= ${address}::inet or address >>= ${address}::inet)`,
  )

/** Longest remaining first. */
export const lockList = pagedList<LoginLock, LocksFilter>({
  from: sql`login_count`,
  where: locksOf,
  rows: (where, part) => sql`
    select ${lockColumns} from login_count where ${where}
    order by wait_until desc, id desc ${part}`,
})

/** Deletes a lock; returns it, or undefined if there is none. */
export const deleteLock = (tx: Tx, id: number, now: Instant) =>
  tx.maybe<LoginLock>(sql`
    delete from login_count where id = ${id} and wait_until > ${timestamp(now)} returning ${lockColumns}`)

export const deleteOldCounts = (db: Queries, before: Instant) =>
  db.run(sql`delete from login_count where last_at < ${timestamp(before)}`)
