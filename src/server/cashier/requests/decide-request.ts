import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import {
  type CashState,
  cashAccounts,
  depositKinds,
  isWaitingCash,
  withdrawalKinds,
} from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { captureHold, postTransfer, releaseHold } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import { tellCash } from './cash-news.ts'
import {
  type CashRequest,
  findRequest,
  insertEvent,
  lockRequest,
  updateRequest,
} from './cash-requests.sql.ts'

export type DecideDeps = Pick<Deps, 'bus'>

/** A decision on a request: actor, time, and the text shown to the member. */
export type Decision = {
  /** In the ledger's format: `operator:1`, `member:12`, `system:tether`. */
  readonly actor: string
  /** Set when an operator decided. */
  readonly operatorId?: MemberId
  readonly at: Instant
  readonly word?: string
}

export type DecideRefusal = Refusal<'CASH_REQUEST_UNKNOWN' | 'CASH_REQUEST_DECIDED'>

/**
 * Locks a waiting request after its member: of several concurrent decisions, only one finds it waiting. Requests that
 * differ from `only` are reported as unknown.
 */
export async function lockWaiting(
  tx: Tx,
  id: string,
  only: Partial<Pick<CashRequest, 'direction' | 'method' | 'memberId'>>,
): Promise<Result<CashRequest, DecideRefusal>> {
  const found = await findRequest(tx, id)
  if (!found || !isOnly(found, only)) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
  await lockMember(tx, found.memberId)
  const request = await lockRequest(tx, id)
  return isWaitingCash(request.state) ? accept(request) : refuse({ code: 'CASH_REQUEST_DECIDED' })
}

const isOnly = (
  found: CashRequest,
  { direction = found.direction, method = found.method, memberId = found.memberId }: Partial<CashRequest>,
): boolean => found.direction === direction && found.method === method && found.memberId === memberId

/**
 * Completes a locked deposit: books the money and runs the onDeposited hooks in the same transaction. The credited
 * amount may differ from the requested one when the method computes it (테더).
 */
export async function completeDeposit(
  tx: Tx,
  deps: DecideDeps & Pick<CashierPorts, 'onDeposited'>,
  waiting: CashRequest,
  { amount = waiting.amount, ...decision }: Decision & { readonly amount?: Won },
): Promise<CashRequest> {
  const { id, no, memberId, method } = waiting
  const { at, actor } = decision
  const posted = await postTransfer(tx, {
    ref: id,
    kind: depositKinds[method],
    postings: [{ from: cashAccounts[method], to: walletOf(memberId), amount }],
    at,
    actor,
    memo: `입금 No.${no}`,
  })
  assert(posted.ok && posted.value.balance !== null, 'a deposit is always booked')
  const done = await enter(tx, { ...waiting, amount }, 'done', decision)
  for (const hook of deps.onDeposited)
    await hook(tx, { id, no, memberId, method, amount, bonus: done.bonus, at, actor })
  tellCash(tx, deps, memberId, posted.value.balance)
  return done
}

/** Completes a locked withdrawal: captures the held money. */
export async function completeWithdrawal(
  tx: Tx,
  deps: DecideDeps,
  waiting: CashRequest,
  decision: Decision,
): Promise<CashRequest> {
  const { id, no, memberId, method } = waiting
  assert(method !== 'play', 'nothing is paid out of play money')
  const captured = await captureHold(tx, {
    holdId: id,
    kind: withdrawalKinds[method],
    to: cashAccounts[method],
    at: decision.at,
    actor: decision.actor,
    memo: `출금 No.${no}`,
  })
  assert(captured.ok, `withdrawal ${id} waits without its money`)
  const done = await enter(tx, waiting, 'done', decision)
  tellCash(tx, deps, memberId)
  return done
}

type Ending = Decision & { readonly state?: 'cancelled' | 'failed' }

/** Returns a whole locked withdrawal to its member (code 112 of handbook 5.1). */
export async function returnWithdrawal(
  tx: Tx,
  deps: DecideDeps,
  waiting: CashRequest,
  { state = 'cancelled', ...decision }: Ending,
): Promise<CashRequest> {
  const { id, no, memberId } = waiting
  const released = await releaseHold(tx, {
    holdId: id,
    kind: 'withdrawal-withdrawn',
    at: decision.at,
    actor: decision.actor,
    memo: `출금 No.${no} 취소`,
  })
  assert(released.ok && released.value.balance !== null, `withdrawal ${id} waits without its money`)
  const ended = await enter(tx, waiting, state, decision)
  tellCash(tx, deps, memberId, released.value.balance)
  return ended
}

/** Ends a locked deposit without money: cancelled by its member or an operator, or failed. */
export async function endDeposit(
  tx: Tx,
  deps: DecideDeps,
  waiting: CashRequest,
  { state = 'cancelled', ...decision }: Ending,
): Promise<CashRequest> {
  const ended = await enter(tx, waiting, state, decision)
  tellCash(tx, deps, waiting.memberId)
  return ended
}

/** Ends a deposit if it still waits. Its member may have cancelled it separately. */
export async function endWaitingDeposit(
  tx: Tx,
  deps: DecideDeps,
  id: string,
  ending: Ending,
): Promise<Result<CashRequest, DecideRefusal>> {
  const waiting = await lockWaiting(tx, id, { direction: 'deposit' })
  return waiting.ok ? accept(await endDeposit(tx, deps, waiting.value, ending)) : waiting
}

/** Puts a locked request on hold (대기): it is being examined and still waits for a decision. */
export async function holdRequest(
  tx: Tx,
  deps: DecideDeps,
  waiting: CashRequest,
  decision: Decision,
): Promise<CashRequest> {
  const held = await enter(tx, waiting, 'on-hold', decision)
  tellCash(tx, deps, waiting.memberId)
  return held
}

/** Stores the step in the request and in its timeline. */
async function enter(
  tx: Tx,
  { id, amount }: Pick<CashRequest, 'id' | 'amount'>,
  state: CashState,
  { at, actor, operatorId, word = '' }: Decision,
): Promise<CashRequest> {
  await insertEvent(tx, { requestId: id, state, at, actor, word })
  const reason = (state === 'cancelled' || state === 'failed') && word !== '' ? word : null
  return await updateRequest(tx, id, {
    state,
    at,
    operatorId: state === 'on-hold' ? null : (operatorId ?? null),
    reason,
    amount,
  })
}
