import type { CashRequestId } from '#domain/cashier/cash-request.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { PaymentState } from '#domain/cashier/tether/tether-states.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A payment opened by a member, with a quote that is valid for a time. */
export type TetherPayment = {
  readonly id: string
  readonly requestId: CashRequestId
  /** Request number shown to members and operators. */
  readonly no: number
  readonly memberId: MemberId
  readonly network: TetherNetwork
  readonly amount: Won | null
  readonly usdt: MicroUsdt | null
  readonly rate: Won
  readonly state: PaymentState
  readonly url: string | null
  readonly openedAt: Instant
  readonly expiresAt: Instant
  readonly endedAt: Instant | null
}

const columns = sql`p.id, p.request_id as "requestId", r.no, p.member_id as "memberId", p.network, p.amount, p.usdt,
  p.rate, p.state, p.url, p.opened_at as "openedAt", p.expires_at as "expiresAt", p.ended_at as "endedAt"`
const payments = sql`tether_payment p join cash_request r on r.id = p.request_id`

export type NewPayment = Omit<TetherPayment, 'no' | 'state' | 'url' | 'endedAt'> & {
  readonly termsVersion: number
}

export const insertPayment = (tx: Tx, payment: NewPayment) =>
  tx.run(sql`
    insert into tether_payment (id, request_id, member_id, network, amount, usdt, rate, terms_version, opened_at,
      expires_at)
    values (${payment.id}, ${payment.requestId}, ${payment.memberId}, ${payment.network}, ${payment.amount},
      ${payment.usdt}, ${payment.rate}, ${payment.termsVersion}, ${timestamp(payment.openedAt)},
      ${timestamp(payment.expiresAt)})`)

export const findPayment = (db: Queries, id: string) =>
  db.maybe<TetherPayment>(sql`select ${columns} from ${payments} where p.id = ${id}`)

export const lockPayment = (tx: Tx, id: string) =>
  tx.one<TetherPayment>(sql`select ${columns} from ${payments} where p.id = ${id} for update of p`)

/** The payment that the member may still pay. */
export const findOpenPayment = (db: Queries, memberId: MemberId, now: Instant) =>
  db.maybe<TetherPayment>(sql`
    select ${columns} from ${payments}
    where p.member_id = ${memberId} and p.state in ('opening', 'open') and p.expires_at > ${timestamp(now)}
    order by p.opened_at desc limit 1`)

/** Stores the URL of a payment that the gateway has opened. */
export const putPaymentUrl = (db: Queries, id: string, url: string) =>
  db.run(sql`
    update tether_payment set url = ${url}, state = case state when 'opening' then 'open' else state end
    where id = ${id}`)

export const updatePaymentState = (tx: Tx, id: string, state: PaymentState, endedAt: Instant | null) =>
  tx.run(sql`
    update tether_payment set state = ${state}, ended_at = ${endedAt === null ? null : timestamp(endedAt)}
    where id = ${id}`)

/** Unpaid payments whose time is over. */
export const listOverduePayments = (db: Queries, before: Instant, limit: number) =>
  db.many<{ id: string }>(sql`
    select id from tether_payment
    where state in ('opening', 'open') and expires_at < ${timestamp(before)} order by expires_at limit ${limit}`)

export const ownPaymentList = pagedList<TetherPayment, MemberId>({
  from: sql`tether_payment p`,
  where: memberId => sql`p.member_id = ${memberId}`,
  rows: (where, part) => sql`
    select ${columns} from ${payments} where ${where}
    order by r.no desc ${part}`,
})
