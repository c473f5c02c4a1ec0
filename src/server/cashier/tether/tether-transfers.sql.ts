import type { CashRequestId } from '#domain/cashier/cash-request.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import type { HeldReason, TransferState } from '#domain/cashier/tether/tether-states.ts'
import type { MicroUsdt } from '#domain/cashier/tether/usdt.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A transfer on the chain for a payment; each transaction once. */
export type TetherTransfer = {
  readonly network: TetherNetwork
  readonly txid: string
  readonly paymentId: string
  readonly usdt: MicroUsdt
  readonly seenAt: Instant
  readonly confirmations: number
  readonly state: TransferState
  readonly heldReason: HeldReason | null
  readonly requestId: CashRequestId | null
  readonly credited: Won | null
  readonly endedAt: Instant | null
  readonly note: string
}

const columns = sql`network, txid, payment_id as "paymentId", usdt, seen_at as "seenAt", confirmations, state,
  held_reason as "heldReason", request_id as "requestId", credited, ended_at as "endedAt", note`

type Key = Pick<TetherTransfer, 'network' | 'txid'>
type NewTransfer = Pick<
  TetherTransfer,
  'network' | 'txid' | 'paymentId' | 'usdt' | 'seenAt' | 'confirmations'
>

/** No row if the transaction is already stored. */
export const insertTransfer = (tx: Tx, transfer: NewTransfer) =>
  tx.maybe<TetherTransfer>(sql`
    insert into tether_transfer (network, txid, payment_id, usdt, seen_at, confirmations)
    values (${transfer.network}, ${transfer.txid}, ${transfer.paymentId}, ${transfer.usdt},
      ${timestamp(transfer.seenAt)}, ${transfer.confirmations})
    on conflict do nothing returning ${columns}`)

export const lockTransfer = (tx: Tx, { network, txid }: Key) =>
  tx.maybe<TetherTransfer>(sql`
    select ${columns} from tether_transfer where network = ${network} and txid = ${txid} for update`)

export const findTransfer = (db: Queries, { network, txid }: Key) =>
  db.maybe<TetherTransfer>(sql`
    select ${columns} from tether_transfer where network = ${network} and txid = ${txid}`)

export const raiseConfirmations = (tx: Tx, { network, txid }: Key, confirmations: number) =>
  tx.run(sql`
    update tether_transfer set confirmations = ${confirmations} where network = ${network} and txid = ${txid}`)

type Change = {
  readonly state: TransferState
  readonly heldReason?: HeldReason
  readonly requestId?: CashRequestId
  readonly credited?: Won
  readonly endedAt?: Instant
  readonly note?: string
}

export const updateTransfer = (tx: Tx, { network, txid }: Key, change: Change) =>
  tx.one<TetherTransfer>(sql`
    update tether_transfer set state = ${change.state}, held_reason = coalesce(${change.heldReason ?? null}, held_reason),
      request_id = ${change.requestId ?? null}, credited = ${change.credited ?? null},
      ended_at = ${change.endedAt === undefined ? null : timestamp(change.endedAt)}, note = ${change.note ?? ''}
    where network = ${network} and txid = ${txid} returning ${columns}`)

/** Transfers for payments, oldest first. */
export const listTransfersOf = (db: Queries, paymentIds: readonly string[]) =>
  db.many<TetherTransfer>(sql`
    select ${columns} from tether_transfer where payment_id = any(${paymentIds}::uuid[]) order by seen_at, txid`)

/** Transfers seen since a given time, for reconciliation with the gateway. */
export const listTransfersSince = (db: Queries, from: Instant) =>
  db.many<TetherTransfer>(sql`select ${columns} from tether_transfer where seen_at >= ${timestamp(from)}`)
