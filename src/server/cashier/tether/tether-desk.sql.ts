import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import type { TetherAddress } from './tether-addresses.sql.ts'
import type { TetherPayment } from './tether-payments.sql.ts'
import type { TetherWithdrawal } from './tether-withdrawals.sql.ts'

/** Queries over all members' tether, for operators. */

export type DeskMember = {
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly level: number
}
const memberColumns = sql`m.id as "memberId", m.user_id as "userId", m.nickname, m.level`

/** All members, or those whose name contains these letters. */
const named = (name: string): Sql | '' =>
  name &&
  sql`(position(lower(${name}) in lower(m.user_id)) > 0 or position(lower(${name}) in lower(m.nickname)) > 0)`

/** Number of other members with the same address. */
const shared = (alias: Sql): Sql => sql`(
  select count(distinct o.member_id) from tether_address o
  where o.address = ${alias}.address and o.member_id <> ${alias}.member_id)`

export type DeskWithdrawalRow = TetherWithdrawal & DeskMember & { readonly sharedWith: number }

const withdrawalColumns = sql`w.request_id as "requestId", r.no, r.amount, w.address_id as "addressId", w.network, w.address, w.rate, w.gross, w.fee,
  w.net, w.state, w.txid, w.confirmations, w.asked_at as "askedAt", w.changed_at as "changedAt", r.reason,
  ${memberColumns}, ${shared(sql`w`)} as "sharedWith"`
const withdrawals = sql`tether_withdrawal w join cash_request r on r.id = w.request_id join member m on m.id = w.member_id`

export type WithdrawalsAsked = { readonly name: string; readonly show: 'waiting' | 'all' }

const ofWithdrawals = ({ show, name }: WithdrawalsAsked): Sql =>
  allOf(named(name), show === 'waiting' && sql`w.state in ('requested', 'held', 'approved', 'sent')`)

/** Waiting withdrawals longest first; a list of all newest first. */
export const withdrawalList = pagedList<DeskWithdrawalRow, WithdrawalsAsked>({
  from: withdrawals,
  where: ofWithdrawals,
  rows: (where, part, { show }) => sql`
    select ${withdrawalColumns} from ${withdrawals} where ${where}
    order by ${show === 'waiting' ? sql`w.asked_at` : sql`r.no desc`}, r.no
    ${part}`,
})

export const loadDeskWithdrawal = (db: Queries, id: string) =>
  db.one<DeskWithdrawalRow>(sql`select ${withdrawalColumns} from ${withdrawals} where w.request_id = ${id}`)

export type DeskPaymentRow = TetherPayment & DeskMember

const paymentColumns = sql`p.id, p.request_id as "requestId", r.no, p.network, p.amount, p.usdt, p.rate, p.state, p.url,
  p.opened_at as "openedAt", p.expires_at as "expiresAt", p.ended_at as "endedAt", ${memberColumns}`
const payments = sql`tether_payment p join cash_request r on r.id = p.request_id join member m on m.id = p.member_id`

export type PaymentsAsked = { readonly name: string; readonly show: 'held' | 'open' | 'all' }

const ofPayments = ({ show, name }: PaymentsAsked): Sql =>
  allOf(
    named(name),
    show === 'held' &&
      sql`exists (select from tether_transfer t where t.payment_id = p.id and t.state = 'held')`,
    show === 'open' && sql`p.state in ('opening', 'open', 'confirming')`,
  )

export const paymentList = pagedList<DeskPaymentRow, PaymentsAsked>({
  from: payments,
  where: ofPayments,
  rows: (where, part) => sql`
    select ${paymentColumns} from ${payments} where ${where}
    order by r.no desc ${part}`,
})

export type DeskAddressRow = TetherAddress &
  DeskMember & { readonly removedAt: Instant | null; readonly sharedWith: number }

export const addressList = pagedList<DeskAddressRow, string>({
  from: sql`tether_address a join member m on m.id = a.member_id`,
  where: name => allOf(name && sql`(${named(name)} or a.address = ${name})`),
  rows: (where, part) => sql`
    select a.id, a.network, a.address, a.label, a.entered_at as "enteredAt", a.removed_at as "removedAt",
      ${memberColumns}, ${shared(sql`a`)} as "sharedWith"
    from tether_address a join member m on m.id = a.member_id
    where ${where}
    order by a.entered_at desc, a.id ${part}`,
})
