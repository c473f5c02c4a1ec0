import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A member's address for tether withdrawals. */
export type TetherAddress = {
  readonly id: string
  readonly memberId: MemberId
  readonly network: TetherNetwork
  readonly address: string
  readonly label: string
  readonly enteredAt: Instant
}

const columns = sql`id, member_id as "memberId", network, address, label, entered_at as "enteredAt"`

/** No row if the member already has the address. */
export const insertAddress = (tx: Tx, address: TetherAddress) =>
  tx.maybe<TetherAddress>(sql`
    insert into tether_address (id, member_id, network, address, label, entered_at)
    values (${address.id}, ${address.memberId}, ${address.network}, ${address.address}, ${address.label},
      ${timestamp(address.enteredAt)})
    on conflict (member_id, network, address) where removed_at is null do nothing returning ${columns}`)

export const listAddresses = (db: Queries, memberId: MemberId) =>
  db.many<TetherAddress>(sql`
    select ${columns} from tether_address where member_id = ${memberId} and removed_at is null
    order by entered_at desc, id`)

export const findAddress = (db: Queries, memberId: MemberId, id: string) =>
  db.maybe<TetherAddress>(sql`
    select ${columns} from tether_address where id = ${id} and member_id = ${memberId} and removed_at is null`)

export const removeAddress = (tx: Tx, memberId: MemberId, id: string, at: Instant) =>
  tx.maybe<{ id: string }>(sql`
    update tether_address set removed_at = ${timestamp(at)}
    where id = ${id} and member_id = ${memberId} and removed_at is null returning id`)
