import type { CashRequestId } from '#domain/cashier/cash-request.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { WithdrawalState } from '#domain/cashier/tether/tether-states.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A tether withdrawal at the rate shown to the member. */
export type TetherWithdrawal = {
  readonly requestId: CashRequestId
  readonly no: number
  readonly memberId: MemberId
  readonly amount: Won
  readonly addressId: string
  readonly network: TetherNetwork
  readonly address: string
  readonly rate: Won
  readonly gross: MicroUsdt
  readonly fee: MicroUsdt
  readonly net: MicroUsdt
  readonly state: WithdrawalState
  readonly txid: string | null
  readonly confirmations: number
  readonly askedAt: Instant
  readonly changedAt: Instant
  readonly reason: string | null
}

const columns = sql`w.request_id as "requestId", r.no, w.member_id as "memberId", r.amount, w.address_id as "addressId",
  w.network, w.address, w.rate, w.gross, w.fee, w.net, w.state, w.txid, w.confirmations, w.asked_at as "askedAt", w.changed_at as "changedAt", r.reason`
const withdrawals = sql`tether_withdrawal w join cash_request r on r.id = w.request_id`

export type NewWithdrawal = Pick<
  TetherWithdrawal,
  | 'requestId'
  | 'memberId'
  | 'addressId'
  | 'network'
  | 'address'
  | 'rate'
  | 'gross'
  | 'fee'
  | 'net'
  | 'askedAt'
> & { readonly termsVersion: number }

export const insertWithdrawal = (tx: Tx, one: NewWithdrawal) =>
  tx.run(sql`
    insert into tether_withdrawal (request_id, member_id, address_id, network, address, rate, terms_version, gross, fee,
      net, asked_at, changed_at)
    values (${one.requestId}, ${one.memberId}, ${one.addressId}, ${one.network}, ${one.address}, ${one.rate},
      ${one.termsVersion}, ${one.gross}, ${one.fee}, ${one.net}, ${timestamp(one.askedAt)}, ${timestamp(one.askedAt)})`)

export const findWithdrawal = (db: Queries, id: string) =>
  db.maybe<TetherWithdrawal>(sql`select ${columns} from ${withdrawals} where w.request_id = ${id}`)

export const lockWithdrawal = (tx: Tx, id: string) =>
  tx.one<TetherWithdrawal>(sql`
    select ${columns} from ${withdrawals} where w.request_id = ${id} for update of w`)

type Change = {
  readonly state: WithdrawalState
  readonly at: Instant
  readonly txid?: string | null
  readonly confirmations?: number
}

export const updateWithdrawal = (tx: Tx, id: string, { state, at, txid = null, confirmations = 0 }: Change) =>
  tx.run(sql`
    update tether_withdrawal set state = ${state}, changed_at = ${timestamp(at)}, txid = coalesce(txid, ${txid}),
      confirmations = greatest(confirmations, ${confirmations})
    where request_id = ${id}`)

/** Approved and not yet sent to the gateway. */
export const listUnsentWithdrawals = (db: Queries, limit: number) =>
  db.many<TetherWithdrawal>(sql`
    select ${columns} from ${withdrawals} where w.state = 'approved' order by w.asked_at limit ${limit}`)

export const ownWithdrawalList = pagedList<TetherWithdrawal, MemberId>({
  from: sql`tether_withdrawal w`,
  where: memberId => sql`w.member_id = ${memberId}`,
  rows: (where, part) => sql`
    select ${columns} from ${withdrawals} where ${where}
    order by r.no desc ${part}`,
})

/** Withdrawals sent since a given time, or due to be sent. */
export const listWithdrawalsSince = (db: Queries, from: Instant) =>
  db.many<TetherWithdrawal>(sql`
    select ${columns} from ${withdrawals} where w.asked_at >= ${timestamp(from)} and w.state in ('sent', 'done', 'failed')`)
