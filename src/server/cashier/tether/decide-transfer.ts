import type { DepositCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { type TetherNetwork, transactionId } from '#domain/cashier/tether/networks.ts'
import { depositRate } from '#domain/cashier/tether/quote.ts'
import type { Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import { decide, type OperatorAct } from '#server/site/site.ts'
import { tellCash } from '../requests/cash-news.ts'
import { endWaitingDeposit } from '../requests/decide-request.ts'
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
export const creditHeld = (
  deps: TetherDeps,
  who: OperatorAct,
  key: Key,
): Promise<Result<{ credited: Won; rate: Won }, CreditRefusal>> =>
  decide(deps, who, {
    lock: tx => lockHeld(tx, key),
    log: ({ transfer }, credit) => logged('credit-tether', transfer, credit),
    refuse: async (tx, { payment }, { at }) =>
      (await promotionRefusal(tx, payment.memberId, at)) && { code: 'DEPOSITOR_EXCLUDED' },
    change: async (tx, { payment, transfer }, { actor, operatorId }) => {
      const rate = transfer.heldReason === 'late' ? depositRate(await loadTetherTerms(tx)) : payment.rate
      const order = { rate, actor, operatorId, note: who.reason }
      const credited = await creditTransfer(tx, deps, { payment, transfer, order })
      return credited.ok ? accept({ credited: credited.value, rate }) : credited
    },
  })

/** Records that a transfer was sent back, with the transaction that did it. Nothing is credited. */
export function returnHeld(
  deps: TetherDeps,
  who: OperatorAct,
  { returnedBy, ...key }: Key & { readonly returnedBy: string },
): Promise<Result<{ state: 'failed' }, HeldRefusal | Refusal<'TETHER_TXID'>>> {
  const sentBack = transactionId(returnedBy.trim())
  if (sentBack === undefined) return Promise.resolve(refuse({ code: 'TETHER_TXID' }))
  return decide(deps, who, {
    lock: tx => lockHeld(tx, key),
    log: ({ transfer }) => logged('return-tether', transfer, { returnedBy: sentBack }),
    change: async (tx, { payment, transfer }, { at, actor }) => {
      await updateTransfer(tx, transfer, { state: 'failed', endedAt: at, note: `반환 TXID ${sentBack}` })
      if (payment.state === 'confirming') {
        await updatePaymentState(tx, payment.id, 'failed', at)
        const word = '보내신 테더를 반환했습니다.'
        await endWaitingDeposit(tx, deps, payment.requestId, { actor, at, word })
      }
      tellCash(tx, deps, payment.memberId)
      return accept({ state: 'failed' } as const)
    },
  })
}

type Held = { readonly payment: TetherPayment; readonly transfer: TetherTransfer }

const logged = (act: string, { paymentId, txid, usdt, heldReason }: TetherTransfer, after: unknown) => ({
  act,
  subject: `tether-payment:${paymentId}`,
  before: { txid, usdt, held: heldReason },
  after,
})

async function lockHeld(tx: Tx, key: Key): Promise<Result<Held, HeldRefusal>> {
  const found = await findTransfer(tx, key)
  const payment = found && (await lockPaymentOf(tx, found.paymentId))
  const transfer = payment && (await lockTransfer(tx, key))
  if (!payment || !transfer) return refuse({ code: 'TETHER_TRANSFER_UNKNOWN' })
  return transfer.state === 'held'
    ? accept({ payment, transfer })
    : refuse({ code: 'TETHER_TRANSFER_DECIDED' })
}
