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
import { findRequest } from '../requests/cash-requests.sql.ts'
import { completeDeposit } from '../requests/decide-request.ts'
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
    const requestId = await requestFor(tx, deps, { payment, transfer, amount })
    if (!requestId.ok) return requestId
    const { actor, operatorId, note = '' } = order
    const done = await completeDeposit(tx, deps, {
      ...{ id: requestId.value, actor, at, amount },
      ...(operatorId !== undefined && { operatorId }),
      word: wordOf(payment, transfer, order.rate),
    })
    if (!done.ok) return refuse({ code: 'TETHER_TRANSFER_DECIDED' })
    await updateTransfer(tx, transfer, {
      ...{ state: 'credited', requestId: requestId.value, credited: amount, endedAt: at, note },
    })
    await updatePaymentState(tx, payment.id, 'done', at)
    return accept(amount)
  })
}

async function requestFor(
  tx: Tx,
  deps: TetherDeps,
  { payment, transfer, amount }: Pick<Credit, 'payment' | 'transfer'> & { readonly amount: Won },
): Promise<Result<TetherPayment['requestId'], CreditRefusal>> {
  const own = await findRequest(tx, payment.requestId)
  if (own && isWaitingCash(own.state)) return accept(own.id)
  const opened = await openDeposit(tx, deps, {
    ...{ memberId: payment.memberId, method: 'tether', amount, at: deps.clock.now() },
    key: `${TETHER_KEY}${transfer.txid}`,
  })
  return opened.ok ? accept(opened.value.request.id) : opened
}

const differences = {
  exact: '',
  less: ' · 신청보다 적게 보내 받은 만큼 입금했습니다.',
  more: ' · 신청보다 많이 보내 받은 만큼 입금했습니다.',
} as const

/** Text for the member: "72.15 USDT × 1,386원". */
const wordOf = ({ usdt: quoted }: TetherPayment, { usdt }: TetherTransfer, rate: Won): string =>
  `${formatUsdt(usdt)} × ${formatFigure(rate)}원${differences[paidAgainst(quoted, usdt)]}`
