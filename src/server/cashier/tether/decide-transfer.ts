import type { DepositCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { type TetherNetwork, transactionId } from '#domain/cashier/tether/networks.ts'
import { depositRate } from '#domain/cashier/tether/quote.ts'
import type { Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { tellCash } from '../requests/cash-news.ts'
import { endDeposit } from '../requests/decide-request.ts'
import { creditTransfer } from './credit-transfer.ts'
import { lockPaymentOf } from './end-payment.ts'
import type { TetherDeps } from './tether-deps.ts'
import { type TetherPayment, updatePaymentState } from './tether-payments.sql.ts'
import { loadTetherTerms } from './tether-terms.sql.ts'
import { findTransfer, lockTransfer, type TetherTransfer, updateTransfer } from './tether-transfers.sql.ts'

type Key = { readonly network: TetherNetwork; readonly txid: string }
type HeldRefusal = Refusal<'TETHER_TRANSFER_UNKNOWN' | 'TETHER_TRANSFER_DECIDED'>
type CreditRefusal =
  | HeldRefusal
  | Refusal<
      | 'TETHER_TOO_SMALL'
      | 'DEPOSITOR_EXCLUDED'
      | 'MEMBERS_ALONE'
      | 'DEPOSIT_WAITING'
      | 'DEPOSIT_BONUS'
      | 'KEY_REUSED'
      | DepositCheckCode
    >

/**
 * Credits a transfer that was kept for an operator's decision: at its quote if it came in time, at today's rate if it
 * came late, since no other rate was promised (decision 73). A transfer of an excluded member is returned (field P10).
 */
export function creditHeld(
  deps: TetherDeps,
  act: OperatorAct,
  key: Key,
): Promise<Result<{ credited: Won }, CreditRefusal>> {
  return deps.db.transaction(async tx => {
    const held = await lockHeld(tx, key)
    if (!held.ok) return held
    const { payment, transfer } = held.value
    if (await promotionRefusal(tx, payment.memberId, deps.clock.now()))
      return refuse({ code: 'DEPOSITOR_EXCLUDED' })
    const rate = transfer.heldReason === 'late' ? depositRate(await loadTetherTerms(tx)) : payment.rate
    const { memberId: operatorId } = act.operator
    const order = { rate, actor: `operator:${operatorId}`, operatorId, note: act.reason }
    const credited = await creditTransfer(tx, deps, { payment, transfer, order })
    if (!credited.ok) return credited
    await record(tx, deps, act, { act: 'credit-tether', transfer, after: { credited: credited.value, rate } })
    return accept({ credited: credited.value })
  })
}

/** Records that a transfer was sent back, with the transaction that did it. Nothing is credited. */
export function returnHeld(
  deps: TetherDeps,
  act: OperatorAct,
  { returnedBy, ...key }: Key & { readonly returnedBy: string },
): Promise<Result<{ state: 'failed' }, HeldRefusal | Refusal<'TETHER_TXID'>>> {
  const sentBack = transactionId(returnedBy.trim())
  if (sentBack === undefined) return Promise.resolve(refuse({ code: 'TETHER_TXID' }))
  return deps.db.transaction(async tx => {
    const held = await lockHeld(tx, key)
    if (!held.ok) return held
    const { payment, transfer } = held.value
    const at = deps.clock.now()
    await updateTransfer(tx, transfer, { state: 'failed', endedAt: at, note: `반환 TXID ${sentBack}` })
    if (payment.state === 'confirming') {
      await updatePaymentState(tx, payment.id, 'failed', at)
      const actor = `operator:${act.operator.memberId}`
      await endDeposit(tx, deps, { id: payment.requestId, actor, at, word: '보내신 테더를 반환했습니다.' })
    }
    tellCash(tx, deps, payment.memberId)
    await record(tx, deps, act, { act: 'return-tether', transfer, after: { returnedBy: sentBack } })
    return accept({ state: 'failed' } as const)
  })
}

async function lockHeld(
  tx: Tx,
  key: Key,
): Promise<Result<{ payment: TetherPayment; transfer: TetherTransfer }, HeldRefusal>> {
  const found = await findTransfer(tx, key)
  const payment = found && (await lockPaymentOf(tx, found.paymentId))
  const transfer = payment && (await lockTransfer(tx, key))
  if (!payment || !transfer) return refuse({ code: 'TETHER_TRANSFER_UNKNOWN' })
  return transfer.state === 'held'
    ? accept({ payment, transfer })
    : refuse({ code: 'TETHER_TRANSFER_DECIDED' })
}

type Done = {
  readonly act: 'credit-tether' | 'return-tether'
  readonly transfer: TetherTransfer
  readonly after: object
}

const record = (tx: Tx, { clock }: TetherDeps, who: OperatorAct, { act, transfer, after }: Done) =>
  recordAct(tx, {
    ...{ ...who, act, after, at: clock.now() },
    subject: `tether-payment:${transfer.paymentId}`,
    before: { txid: transfer.txid, usdt: transfer.usdt, held: transfer.heldReason },
  })
