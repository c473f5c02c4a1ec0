import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import {
  allOf,
  join,
  type Queries,
  type Sql,
  sql,
  type Tx,
  timestamp,
} from '#server/platform/postgres/postgres.ts'
import type { BlockedNetwork } from './address-list.ts'

/** Blocked addresses and networks as CIDR text: `203.0.113.7/32`. */
export const listBlockedAddresses = (db: Queries) =>
  db.many<BlockedNetwork>(sql`select address::text, blocked_until as until from blocked_address`)

/** Allows one writer at a time, so that "before" in the act log is correct. */
export const lockAddresses = (tx: Tx) => tx.run(sql`lock table blocked_address in share row exclusive mode`)

/** Normalises a network: `10.0.0.1/8` becomes `10.0.0.0/8`. */
const networkOf = (address: string): Sql => sql`network(${address}::inet)`

export type Block = {
  readonly reason: string
  readonly at: Instant
  readonly until: Instant | null
  readonly operator: string
}

export const findBlock = (tx: Tx, address: string) =>
  tx.maybe<{ readonly until: Instant | null }>(sql`
  select blocked_until as until from blocked_address where address = ${networkOf(address)}`)

export const putBlock = (tx: Tx, address: string, { reason, at, until, operator }: Block) =>
  tx.run(sql`
  insert into blocked_address (address, reason, blocked_at, blocked_until, operator)
  values (${networkOf(address)}, ${reason}, ${timestamp(at)}, ${until && timestamp(until)}, ${operator})
  on conflict (address) do update set reason = excluded.reason, blocked_at = excluded.blocked_at,
    blocked_until = excluded.blocked_until, operator = excluded.operator`)

export const deleteBlockedAddress = (tx: Tx, address: string) =>
  tx.run(sql`delete from blocked_address where address = ${networkOf(address)}`)

export type BlockedRow = {
  readonly address: string
  readonly reason: string
  readonly blockedAt: Instant
  readonly blockedUntil: Instant | null
  readonly operator: string | null
}

/** Selects blocks; absent fields don't restrict. */
export type BlocksFilter = {
  /** Prefix of an address. */
  readonly beginning?: string | undefined
  /** An address: the networks that contain it. */
  readonly within?: string | undefined
  /** Expired blocks, or current ones. */
  readonly over?: boolean | undefined
  readonly now: Instant
}

function conditionOf({ beginning, within, over, now }: BlocksFilter): Sql {
  const ended = sql`coalesce(blocked_until <= ${timestamp(now)}, false)`
  const named = [
    ...(beginning === undefined ? [] : [sql`starts_with(address::text, ${beginning})`]),
    ...(within === undefined ? [] : [sql`address >>= ${within}::inet`]),
  ]
  return allOf(
    named.length > 0 && sql`(${join(named, ' or ')})`,
    over !== undefined && (over ? ended : sql`not ${ended}`),
  )
}

/** Newest first. */
export const blockList = pagedList<BlockedRow, BlocksFilter>({
  from: sql`blocked_address`,
  where: conditionOf,
  rows: (where, part) => sql`
  select address::text, reason, blocked_at as "blockedAt", blocked_until as "blockedUntil", operator
  from blocked_address where ${where}
  order by blocked_at desc, address ${part}`,
})
