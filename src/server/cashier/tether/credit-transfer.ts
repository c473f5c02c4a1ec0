import type { DepositCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { isWaitingCash } from '#domain/cashier/cash-request.ts'
import { creditOf, paidAgainst } from '#domain/cashier/tether/quote.ts'
import { formatUsdt } from '#domain/cashier/tether/usdt.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { CashRequest } from '../requests/cash-requests.sql.ts'
import { completeDeposit, lockWaiting } from '../requests/decide-request.ts'
import { openDeposit } from '../requests/open-request.ts'
import { TETHER_KEY, type TetherDeps } from './tether-deps.ts'
import { type TetherPayment, updatePaymentState } from './tether-payments.sql.ts'
import { type TetherTransfer, updateTransfer } from './tether-transfers.sql.ts'

/** The rate, and who decided. */
type Order = {
  readonly rate: Won
  readonly actor: string
  readonly operatorId?: MemberId
  readonly note?: string
}

type Credit = {
  readonly payment: TetherPayment
  readonly transfer: TetherTransfer
  readonly order: Order
}

type CreditRefusal = Refusal<
  | 'MEMBERS_ALONE'
  | 'DEPOSIT_WAITING'
  | 'DEPOSIT_BONUS'
  | 'KEY_REUSED'
  | 'TETHER_TRANSFER_DECIDED'
  | 'TETHER_TOO_SMALL'
  | DepositCheckCode
>

/**
 * Credits a transfer: completes the payment's own request if it still waits, otherwise a new one, such as for a second
 * transfer of one payment. A refusal changes nothing.
 */
export function creditTransfer(
  tx: Tx,
  deps: TetherDeps,
  { payment, transfer, order }: Credit,
): Promise<Result<Won, CreditRefusal>> {
  return tx.attempt(async () => {
    const at = deps.clock.now()
    const amount = creditOf(transfer.usdt, order.rate)
    if (amount === 0) return refuse({ code: 'TETHER_TOO_SMALL' })
    const asked = await requestFor(tx, deps, { payment, transfer, amount })
    if (!asked.ok) return asked
    const { actor, operatorId, note = '' } = order
    await completeDeposit(tx, deps, asked.value, {
      ...{ actor, at, amount },
      ...(operatorId !== undefined && { operatorId }),
      word: wordOf(payment, transfer, order.rate),
    })
    await updateTransfer(tx, transfer, {
      ...{ state: 'credited', requestId: asked.value.id, credited: amount, endedAt: at, note },
    })
    await updatePaymentState(tx, payment.id, 'done', at)
    return accept(amount)
  })
}

/** Returns the payment's own request, locked, or opens another. */
async function requestFor(
  tx: Tx,
  deps: TetherDeps,
  { payment, transfer, amount }: Pick<Credit, 'payment' | 'transfer'> & { readonly amount: Won },
): Promise<Result<CashRequest, CreditRefusal>> {
  const own = await lockWaiting(tx, payment.requestId, { direction: 'deposit' })
  if (own.ok) return own
  const opened = await openDeposit(tx, deps, {
    ...{ memberId: payment.memberId, method: 'tether', amount, at: deps.clock.now() },
    key: `${TETHER_KEY}${transfer.txid}`,
  })
  if (!opened.ok) return opened
  const { request } = opened.value
  return isWaitingCash(request.state) ? accept(request) : refuse({ code: 'TETHER_TRANSFER_DECIDED' })
}

const differences = {
  exact: '',
  less: ' · 신청보다 적게 보내 받은 만큼 입금했습니다.',
  more: ' · 신청보다 많이 보내 받은 만큼 입금했습니다.',
} as const

/** Text for the member: "72.15 USDT × 1,386원". */
const wordOf = ({ usdt: quoted }: TetherPayment, { usdt }: TetherTransfer, rate: Won): string =>
  `${formatUsdt(usdt)} × ${formatFigure(rate)}원${differences[paidAgainst(quoted, usdt)]}`
