import type { DepositCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { depositViolation } from '#domain/cashier/cash-terms.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { depositRate, quoteEnd, usdtFor } from '#domain/cashier/tether/quote.ts'
import { type Won, won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { tellCash } from '../requests/cash-news.ts'
import { endWaitingDeposit } from '../requests/decide-request.ts'
import { openDeposit } from '../requests/open-request.ts'
import { loadCashLevel } from '../terms/cash-levels.sql.ts'
import { TETHER_ACTOR, TETHER_KEY, type TetherDeps } from './tether-deps.ts'
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  lockPayment,
  putPaymentUrl,
  type TetherPayment,
  updatePaymentState,
} from './tether-payments.sql.ts'
import { loadTetherTerms } from './tether-terms.sql.ts'

type Asked = { readonly amount: number | undefined; readonly network: TetherNetwork }

type OpenRefusal = Refusal<
  | 'TETHER_DEPOSIT_MAINTENANCE'
  | 'MEMBERS_ALONE'
  | 'DEPOSIT_BELOW_MINIMUM'
  | 'DEPOSIT_UNIT'
  | 'DEPOSIT_ABOVE_MAXIMUM'
  | 'DEPOSIT_WAITING'
  | 'GATEWAY_UNAVAILABLE'
  | DepositCheckCode
>

/** Returns why tether deposits are closed now; undefined while they are open (MAINT-010, MAINT-012). */
export const depositsClosed = ({
  site,
}: Pick<TetherDeps, 'site'>): Refusal<'TETHER_DEPOSIT_MAINTENANCE'> | undefined =>
  site.settings().tetherMaintenance ? { code: 'TETHER_DEPOSIT_MAINTENANCE' } : undefined

/**
 * Opens a payment at the gateway and returns the URL of its window (API-020). While it is open, repeated calls return
 * the same payment; its rate is fixed at opening, for ten minutes.
 */
export async function openPayment(
  deps: TetherDeps,
  { memberId, level }: Pick<Caller, 'memberId' | 'level'>,
  { amount, network }: Asked,
): Promise<Result<string, OpenRefusal>> {
  const closed = depositsClosed(deps)
  if (closed) return refuse(closed)
  const terms = await loadCashLevel(deps.db, level)
  const wrong = amount === undefined ? undefined : depositViolation(amount, terms)
  if (wrong) return refuse(wrong)
  const asked = { network, amount: amount === undefined ? null : won(amount) }
  const known = await findSame(deps, memberId, asked)
  if (known) return windowOf(deps, known)
  const opened = await enterPayment(deps, memberId, { ...asked, least: terms.depositMin })
  if (opened.ok) return windowOf(deps, opened.value)
  // A double click opens one payment.
  const other = opened.refusal.code === 'DEPOSIT_WAITING' ? await findSame(deps, memberId, asked) : undefined
  return other ? windowOf(deps, other) : opened
}

type Payable = Pick<TetherPayment, 'network' | 'amount'>

async function findSame(
  { db, clock }: TetherDeps,
  memberId: TetherPayment['memberId'],
  { network, amount }: Payable,
): Promise<TetherPayment | undefined> {
  const known = await findOpenPayment(db, memberId, clock.now())
  return known?.network === network && known.amount === amount ? known : undefined
}

/** Stores the request and its payment. A request without a fixed amount has the minimum until a transfer arrives. */
async function enterPayment(
  deps: TetherDeps,
  memberId: TetherPayment['memberId'],
  { network, amount, least }: Payable & { readonly least: Won },
): Promise<Result<TetherPayment, OpenRefusal>> {
  const { db, clock, newUuid } = deps
  const id = newUuid()
  const entered = await db.transaction(async tx => {
    const at = clock.now()
    const terms = await loadTetherTerms(tx)
    const rate = depositRate(terms)
    const opened = await openDeposit(tx, deps, {
      ...{ memberId, method: 'tether', amount: amount ?? least, key: `${TETHER_KEY}${id}`, at },
    })
    if (!opened.ok) return opened
    await insertPayment(tx, {
      ...{ id, requestId: opened.value.request.id, memberId, network, amount, rate },
      usdt: amount === null ? null : usdtFor(amount, rate),
      termsVersion: terms.version,
      openedAt: at,
      expiresAt: quoteEnd(at),
    })
    return accept(true)
  })
  if (!entered.ok) {
    const { refusal } = entered
    // The key of a payment is unique and it has no bonus, so these cannot occur.
    if (refusal.code === 'KEY_REUSED' || refusal.code === 'DEPOSIT_BONUS')
      return refuse({ code: 'DEPOSIT_WAITING' })
    return refuse(refusal)
  }
  const payment = await findPayment(db, id)
  return payment ? accept(payment) : refuse({ code: 'GATEWAY_UNAVAILABLE' })
}

/** Returns the payment window. If the gateway cannot be reached, the request ends, so that the member may try again. */
async function windowOf(
  deps: TetherDeps,
  payment: TetherPayment,
): Promise<Result<string, Refusal<'GATEWAY_UNAVAILABLE'>>> {
  if (payment.url !== null) return accept(payment.url)
  const { id, network, usdt, rate, amount, expiresAt } = payment
  const opened = await deps.gateway?.openPayment({ id, network, usdt, rate, amount, expiresAt })
  if (opened) {
    await putPaymentUrl(deps.db, id, opened.url)
    return accept(opened.url)
  }
  await failPayment(deps, payment)
  return refuse({ code: 'GATEWAY_UNAVAILABLE' })
}

const failPayment = (deps: TetherDeps, { id, requestId, memberId }: TetherPayment): Promise<void> =>
  deps.db.transaction(async tx => {
    const at = deps.clock.now()
    const ended = await endWaitingDeposit(tx, deps, requestId, {
      ...{ actor: TETHER_ACTOR, at, state: 'failed' },
      word: '결제창을 열 수 없어 종료되었습니다.',
    })
    const { state } = await lockPayment(tx, id)
    if (ended.ok && (state === 'opening' || state === 'open')) await updatePaymentState(tx, id, 'failed', at)
    tellCash(tx, deps, memberId)
  })
