import type { Refusal } from '#contract/wire/refusals.ts'
import type { CashDirection } from '#domain/cashier/cash-request.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import { type OperatorAct, recordAct, refusalForAmount, type Site } from '#server/site/site.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import { type CashRequest, findRequest } from '../requests/cash-requests.sql.ts'
import {
  completeDeposit,
  completeWithdrawal,
  type DecideRefusal,
  type Decision,
  endDeposit,
  holdRequest,
  lockWaiting,
  returnWithdrawal,
} from '../requests/decide-request.ts'

export type DeskActDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'seal'> &
  Pick<CashierPorts, 'onDeposited'> & { readonly site: Pick<Site, 'settings'> }

type DeskOrder = OperatorAct & { readonly id: string }
type Decided = Result<CashRequest, DecideRefusal>
type Way = 'approve' | 'hold' | 'reject'

/** Returns a request decided at this desk; tether requests have a separate desk with a gateway. */
async function findOfDesk(tx: Tx, id: string): Promise<CashRequest | undefined> {
  const found = await findRequest(tx, id)
  return found?.method === 'bank' ? found : undefined
}

type ApproveRefusal = DecideRefusal | Refusal<'DEPOSITOR_EXCLUDED' | 'SECOND_PERSON_NEEDED'>

/**
 * Approves a request: a deposit is credited, a withdrawal is marked as paid. Large withdrawals may need two operators
 * (X4). The deposit of a member excluded meanwhile is returned to its sender (field P10).
 */
export function approveRequest(
  deps: DeskActDeps,
  order: DeskOrder,
): Promise<Result<CashRequest, ApproveRefusal>> {
  return deps.db.transaction(async tx => {
    const found = await findOfDesk(tx, order.id)
    if (!found) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
    const isDeposit = found.direction === 'deposit'
    const no = await (isDeposit ? refusalOfDeposit(tx, deps, order.id) : refusalOfOne(tx, deps, order))
    if (no) return refuse(no)
    // The operator's note is for the log; the member only sees that it is done.
    const decision = decisionOf(deps, order, '')
    const done = isDeposit
      ? await completeDeposit(tx, deps, decision)
      : await completeWithdrawal(tx, deps, decision)
    return await logged(tx, order, { way: 'approve', before: found, done, at: decision.at })
  })
}

/** Puts a request on hold, with a reason shown to the member. */
export function putOnHold(deps: DeskActDeps, order: DeskOrder): Promise<Decided> {
  return deps.db.transaction(async tx => {
    const found = await findOfDesk(tx, order.id)
    if (!found) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
    const decision = decisionOf(deps, order, order.reason)
    const done = await holdRequest(tx, deps, { ...decision, direction: found.direction })
    return await logged(tx, order, { way: 'hold', before: found, done, at: decision.at })
  })
}

/** Cancels a request, with a reason shown to the member; a withdrawal is fully returned to the balance. */
export function rejectRequest(deps: DeskActDeps, order: DeskOrder): Promise<Decided> {
  return deps.db.transaction(async tx => {
    const found = await findOfDesk(tx, order.id)
    if (!found) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
    const decision = decisionOf(deps, order, order.reason)
    const end = found.direction === 'deposit' ? endDeposit : returnWithdrawal
    const done = await end(tx, deps, decision)
    return await logged(tx, order, { way: 'reject', before: found, done, at: decision.at })
  })
}

/** Returns the full account of a request, and logs who viewed it and why. */
export function showAccount(
  { db, clock, seal }: DeskActDeps,
  { id, ...who }: DeskOrder,
): Promise<Result<{ bank: string; number: string; holder: string }, Refusal<'CASH_REQUEST_UNKNOWN'>>> {
  return db.transaction(async tx => {
    const found = await findRequest(tx, id)
    if (!found?.accountSealed || !found.holderSealed) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
    await recordAct(tx, {
      ...who,
      act: 'show-bank-account',
      subject: `member:${found.memberId}`,
      before: null,
      after: { account: found.accountMasked, request: `No.${found.no}` },
      at: clock.now(),
    })
    const [bank = ''] = found.accountMasked.split(' ')
    return accept({ bank, number: seal.open(found.accountSealed), holder: seal.open(found.holderSealed) })
  })
}

async function refusalOfDeposit(
  tx: Tx,
  { clock }: Pick<DeskActDeps, 'clock'>,
  id: string,
): Promise<DecideRefusal | Refusal<'DEPOSITOR_EXCLUDED'> | undefined> {
  const waiting = await lockWaiting(tx, id, 'deposit')
  if (!waiting.ok) return waiting.refusal
  const excluded = await promotionRefusal(tx, waiting.value.memberId, clock.now())
  return excluded && { code: 'DEPOSITOR_EXCLUDED' }
}

async function refusalOfOne(
  tx: Tx,
  { site, clock }: Pick<DeskActDeps, 'site' | 'clock'>,
  { id, operator }: DeskOrder,
): Promise<DecideRefusal | Refusal<'SECOND_PERSON_NEEDED'> | undefined> {
  const waiting = await lockWaiting(tx, id, 'withdrawal')
  if (!waiting.ok) return waiting.refusal
  const { amount, memberId } = waiting.value
  return refusalForAmount(tx, site, {
    ...{ class: 'withdrawal', operator, memberId, amount, at: clock.now() },
    act: actOf('approve', 'withdrawal'),
    subject: `member:${memberId}`,
    before: stateOf(waiting.value),
    after: { ...stateOf(waiting.value), state: 'done' },
  })
}

const decisionOf = ({ clock }: Pick<Deps, 'clock'>, { id, operator }: DeskOrder, word: string): Decision => ({
  id,
  actor: `operator:${operator.memberId}`,
  operatorId: operator.memberId,
  at: clock.now(),
  word,
})

const actOf = (way: Way, direction: CashDirection): string => `${way}-${direction}`

const stateOf = ({ no, amount, state }: CashRequest) => ({ request: `No.${no}`, amount, state })

type LoggedAct = {
  readonly way: Way
  readonly before: CashRequest
  readonly done: Decided
  readonly at: Decision['at']
}

async function logged(
  tx: Tx,
  { operator, ip, reason }: DeskOrder,
  { way, before, done, at }: LoggedAct,
): Promise<Decided> {
  if (!done.ok) return done
  await recordAct(tx, {
    ...{ operator, ip, reason, at },
    act: actOf(way, before.direction),
    subject: `member:${before.memberId}`,
    before: stateOf(before),
    after: stateOf(done.value),
  })
  return done
}
