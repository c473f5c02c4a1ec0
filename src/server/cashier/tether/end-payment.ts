import type { Refusal } from '#contract/wire/refusals.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { tellCash } from '../requests/cash-news.ts'
import { endWaitingDeposit } from '../requests/decide-request.ts'
import { TETHER_ACTOR, type TetherDeps } from './tether-deps.ts'
import {
  findPayment,
  listOverduePayments,
  lockPayment,
  type TetherPayment,
  updatePaymentState,
} from './tether-payments.sql.ts'

/** Locks the member and a payment that has not ended. */
export async function lockPaymentOf(tx: Tx, id: string): Promise<TetherPayment | undefined> {
  const found = await findPayment(tx, id)
  if (!found) return undefined
  await lockMember(tx, found.memberId)
  return lockPayment(tx, id)
}

export const isPayable = ({ state }: Pick<TetherPayment, 'state'>): boolean =>
  state === 'opening' || state === 'open'

type CancelRefusal = Refusal<'TETHER_PAYMENT_UNKNOWN' | 'TETHER_PAYMENT_ENDED'>

/** Cancels a member's payment before any transfer was seen. Transfers sent nevertheless are credited (decision 73). */
export async function cancelPayment(
  deps: TetherDeps,
  { memberId }: Pick<Caller, 'memberId'>,
  id: string,
): Promise<Result<{ state: 'cancelled' }, CancelRefusal>> {
  const ended = await deps.db.transaction(async tx => {
    const payment = await lockPaymentOf(tx, id)
    if (payment?.memberId !== memberId) return refuse({ code: 'TETHER_PAYMENT_UNKNOWN' })
    if (!isPayable(payment)) return refuse({ code: 'TETHER_PAYMENT_ENDED' })
    await end(tx, deps, payment, { state: 'cancelled', actor: `member:${memberId}`, word: '' })
    return accept({ state: 'cancelled' } as const)
  })
  if (ended.ok) await deps.gateway?.closePayment(id)
  return ended
}

/** Ends an expired payment; false if it had ended before. */
export async function expirePayment(tx: Tx, deps: TetherDeps, payment: TetherPayment): Promise<boolean> {
  if (!isPayable(payment)) return false
  await end(tx, deps, payment, {
    ...{ state: 'expired', actor: TETHER_ACTOR, word: '결제 시간 안에 송금이 확인되지 않았습니다.' },
  })
  return true
}

type End = {
  readonly state: 'cancelled' | 'expired'
  readonly actor: string
  readonly word: string
}

async function end(
  tx: Tx,
  deps: TetherDeps,
  { id, requestId, memberId }: TetherPayment,
  { state, actor, word }: End,
): Promise<void> {
  const at = deps.clock.now()
  // The member may have cancelled the request separately: the payment ends either way.
  await endWaitingDeposit(tx, deps, requestId, { actor, at, word })
  await updatePaymentState(tx, id, state, at)
  tellCash(tx, deps, memberId)
}

/** Grace period for the gateway's callbacks about transfers that came in time. */
const GRACE = MINUTE
const BATCH = 100

/** Ends payments that were not paid in time; one run of the background work. */
export async function expireOverdue(deps: TetherDeps): Promise<void> {
  const before = instant(deps.clock.now() - GRACE)
  for (const { id } of await listOverduePayments(deps.db, before, BATCH))
    await deps.db.transaction(async tx => {
      const payment = await lockPaymentOf(tx, id)
      if (payment) await expirePayment(tx, deps, payment)
    })
}
