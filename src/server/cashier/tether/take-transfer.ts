import type { TransferNews } from '#contract/cashier/gateway.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { isConfirmed } from '#domain/cashier/tether/networks.ts'
import { creditOf } from '#domain/cashier/tether/quote.ts'
import type { HeldReason } from '#domain/cashier/tether/tether-states.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import { tellCash } from '../requests/cash-news.ts'
import { endWaitingDeposit } from '../requests/decide-request.ts'
import { creditTransfer } from './credit-transfer.ts'
import { expirePayment, isPayable, lockPaymentOf } from './end-payment.ts'
import { TETHER_ACTOR, type TetherDeps } from './tether-deps.ts'
import { type TetherPayment, updatePaymentState } from './tether-payments.sql.ts'
import {
  insertTransfer,
  lockTransfer,
  raiseConfirmations,
  type TetherTransfer,
  updateTransfer,
} from './tether-transfers.sql.ts'

export type TakeRefusal = Refusal<'TETHER_PAYMENT_UNKNOWN' | 'GATEWAY_TXID_USED' | 'BAD_INPUT'>
export type Taken = 'taken' | 'known'

/**
 * Applies the gateway's notification about a transaction: seen, more confirmations, or failed. States only move
 * forward, so repeated, late or reordered notifications change nothing. With the confirmations its network needs, it is
 * credited once (handbook 5.5).
 */
export async function takeTransfer(
  tx: Tx,
  deps: TetherDeps,
  news: TransferNews,
): Promise<Result<Taken, TakeRefusal>> {
  const locked = await lockPaymentOf(tx, news.payment)
  if (!locked) return refuse({ code: 'TETHER_PAYMENT_UNKNOWN' })
  // A transfer sent after the payment's end does not keep it open: the member may start another one meanwhile.
  const hasEnded = news.seenAt > locked.expiresAt && (await expirePayment(tx, deps, locked))
  const payment: TetherPayment = hasEnded ? { ...locked, state: 'expired' } : locked
  if (payment.network !== news.network) return refuse({ code: 'BAD_INPUT', field: 'network' })
  const { network, txid, usdt, seenAt } = news
  const fresh = await insertTransfer(tx, {
    ...{ network, txid, usdt, seenAt },
    paymentId: payment.id,
    confirmations: news.confirmations,
  })
  const transfer = fresh ?? (await lockTransfer(tx, news))
  if (transfer?.paymentId !== payment.id) return refuse({ code: 'GATEWAY_TXID_USED' })
  if (transfer.usdt !== usdt) return refuse({ code: 'BAD_INPUT', field: 'usdt' })
  const isNews = await goOn(tx, deps, { payment, transfer, news, isFresh: fresh !== undefined })
  if (isNews) tellCash(tx, deps, payment.memberId)
  return accept(isNews ? 'taken' : 'known')
}

type Step = {
  readonly payment: TetherPayment
  readonly transfer: TetherTransfer
  readonly news: TransferNews
  readonly isFresh: boolean
}

/** Advances the transfer; returns whether anything changed. */
async function goOn(tx: Tx, deps: TetherDeps, { payment, transfer, news, isFresh }: Step): Promise<boolean> {
  if (transfer.state !== 'seen') return false
  const { confirmations } = news
  const isDeeper = confirmations > transfer.confirmations
  if (isDeeper) await raiseConfirmations(tx, transfer, confirmations)
  if (news.state === 'failed') {
    await fail(tx, deps, payment, transfer)
    return true
  }
  if (isConfirmed(transfer.network, confirmations)) {
    await settle(tx, deps, payment, { ...transfer, confirmations })
    return true
  }
  if (isPayable(payment)) await updatePaymentState(tx, payment.id, 'confirming', null)
  return isFresh || isDeeper
}

/** Credits the transfer, or keeps it for an operator's decision. */
async function settle(
  tx: Tx,
  deps: TetherDeps,
  payment: TetherPayment,
  transfer: TetherTransfer,
): Promise<void> {
  const held = await whyHeld(tx, deps, payment, transfer)
  const order = { rate: payment.rate, actor: TETHER_ACTOR }
  const credited = held === undefined && (await creditTransfer(tx, deps, { payment, transfer, order })).ok
  if (credited) return
  await updateTransfer(tx, transfer, { state: 'held', heldReason: held ?? 'refused' })
  if (isPayable(payment)) await updatePaymentState(tx, payment.id, 'confirming', null)
}

async function whyHeld(
  tx: Tx,
  { clock }: TetherDeps,
  { memberId, rate, expiresAt }: TetherPayment,
  { usdt, seenAt }: TetherTransfer,
): Promise<HeldReason | undefined> {
  if (seenAt > expiresAt) return 'late'
  if (creditOf(usdt, rate) === 0) return 'small'
  return (await promotionRefusal(tx, memberId, clock.now())) ? 'excluded' : undefined
}

/** The chain has dropped the transaction: nothing was received. */
async function fail(
  tx: Tx,
  deps: TetherDeps,
  payment: TetherPayment,
  transfer: TetherTransfer,
): Promise<void> {
  const at = deps.clock.now()
  await updateTransfer(tx, transfer, { state: 'failed', endedAt: at })
  if (payment.state !== 'confirming') return
  await updatePaymentState(tx, payment.id, 'failed', at)
  await endWaitingDeposit(tx, deps, payment.requestId, {
    ...{ actor: TETHER_ACTOR, at, state: 'failed' },
    word: '송금이 네트워크에서 확인되지 않았습니다.',
  })
}
