import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Blocked addresses and networks as CIDR text: `203.0.113.7/32`. */
export const listBlockedAddresses = async (db: Queries): Promise<string[]> =>
  (await db.many<{ address: string }>(sql`select address::text from blocked_address`)).map(row => row.address)

/** The network that an address of it names: `10.0.0.1/8` is `10.0.0.0/8`, as whoever writes it means. */
const networkOf = (address: string): Sql => sql`network(${address}::inet)`

export const insertBlockedAddress = (tx: Tx, address: string, reason: string, now: Instant) =>
  tx.run(sql`
  insert into blocked_address (address, reason, blocked_at) values (${networkOf(address)}, ${reason}, ${timestamp(now)})
  on conflict (address) do nothing`)

export const deleteBlockedAddress = (tx: Tx, address: string) =>
  tx.run(sql`delete from blocked_address where address = ${networkOf(address)}`)
