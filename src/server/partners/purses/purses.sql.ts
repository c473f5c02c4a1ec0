import type { MemberId } from '#domain/ids.ts'
import type { ClaimItem } from '#domain/partners/claim-rules.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

export type PurseRow = {
  readonly memberId: MemberId
  readonly item: ClaimItem
  readonly balance: number
  readonly reserved: number
}

export type PurseChange = { readonly memberId: MemberId; readonly item: ClaimItem; readonly amount: number }

/** Adds amounts to partner wallets; each wallet occurs once, in the order of members. */
export const addToPurses = (tx: Tx, changes: readonly PurseChange[]) =>
  tx.run(sql`
    insert into partner_purse as known (member_id, item, balance)
    select * from unnest(${changes.map(one => one.memberId)}::bigint[], ${changes.map(one => one.item)}::text[],
      ${changes.map(one => one.amount)}::bigint[])
    on conflict (member_id, item) do update set balance = known.balance + excluded.balance`)

/** Locks a partner's wallet of an item until the transaction ends; no row if nothing was ever earned. */
export const lockPurse = (tx: Tx, memberId: MemberId, item: ClaimItem) =>
  tx.maybe<PurseRow>(sql`
    select member_id as "memberId", item, balance, reserved from partner_purse
    where member_id = ${memberId} and item = ${item} for update`)

export const listPurses = (db: Queries, memberIds: readonly MemberId[]) =>
  db.many<PurseRow>(sql`
    select member_id as "memberId", item, balance, reserved from partner_purse
    where member_id = any(${memberIds}::bigint[]) order by member_id, item`)

/** Moves an amount from the balance to the reserved part; a negative one back. */
export const reserveInPurse = (tx: Tx, { memberId, item, amount }: PurseChange) =>
  tx.run(sql`
    update partner_purse set balance = balance - ${amount}, reserved = reserved + ${amount}
    where member_id = ${memberId} and item = ${item}`)

/** Pays a reserved amount. */
export const payFromReserved = (tx: Tx, { memberId, item, amount }: PurseChange) =>
  tx.run(sql`
    update partner_purse set reserved = reserved - ${amount} where member_id = ${memberId} and item = ${item}`)

/** Totals and reserved parts of all partner wallets, by item, for comparison with the ledger. */
export const sumPurses = (db: Queries) =>
  db.many<{ item: ClaimItem; balance: number; reserved: number }>(sql`
    select item, sum(balance)::bigint as balance, sum(reserved)::bigint as reserved from partner_purse group by item`)

/** Total of undecided requests, from the requests themselves. */
export const sumWaitingClaims = async (db: Queries): Promise<number> =>
  (
    await db.one<{ amount: number }>(sql`
      select coalesce(sum(amount), 0)::bigint as amount from partner_claim where state in ('asked', 'held')`)
  ).amount
