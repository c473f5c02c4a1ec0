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

/** Adds to purses, or takes from them; each purse comes once, in the order of members. */
export const addToPurses = (tx: Tx, changes: readonly PurseChange[]) =>
  tx.run(sql`
    insert into partner_purse as known (member_id, item, balance)
    select * from unnest(${changes.map(one => one.memberId)}::bigint[], ${changes.map(one => one.item)}::text[],
      ${changes.map(one => one.amount)}::bigint[])
    on conflict (member_id, item) do update set balance = known.balance + excluded.balance`)

/** What somebody has of an item, held until the transaction ends; nothing where nothing was ever earned. */
export const lockPurse = (tx: Tx, memberId: MemberId, item: ClaimItem) =>
  tx.maybe<PurseRow>(sql`
    select member_id as "memberId", item, balance, reserved from partner_purse
    where member_id = ${memberId} and item = ${item} for update`)

export const listPurses = (db: Queries, memberIds: readonly MemberId[]) =>
  db.many<PurseRow>(sql`
    select member_id as "memberId", item, balance, reserved from partner_purse
    where member_id = any(${memberIds}::bigint[]) order by member_id, item`)

/** Moves between what can be asked for and what is asked for: below nothing back. */
export const reserveInPurse = (tx: Tx, { memberId, item, amount }: PurseChange) =>
  tx.run(sql`
    update partner_purse set balance = balance - ${amount}, reserved = reserved + ${amount}
    where member_id = ${memberId} and item = ${item}`)

/** What was set aside is paid. */
export const payFromReserved = (tx: Tx, { memberId, item, amount }: PurseChange) =>
  tx.run(sql`
    update partner_purse set reserved = reserved - ${amount} where member_id = ${memberId} and item = ${item}`)

/** What all purses hold together, by item, and what of it is set aside: what the ledger's accounts are held against. */
export const sumPurses = (db: Queries) =>
  db.many<{ item: ClaimItem; balance: number; reserved: number }>(sql`
    select item, sum(balance)::bigint as balance, sum(reserved)::bigint as reserved from partner_purse group by item`)

/** What is asked for and not decided on, by the requests themselves. */
export const sumWaitingClaims = async (db: Queries): Promise<number> =>
  (
    await db.one<{ amount: number }>(sql`
      select coalesce(sum(amount), 0)::bigint as amount from partner_claim where state in ('asked', 'held')`)
  ).amount
