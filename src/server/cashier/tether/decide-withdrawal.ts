import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { type Decision, holdRequest, lockWaiting, returnWithdrawal } from '../requests/decide-request.ts'
import type { TetherDeps } from './tether-deps.ts'
import {
  loadWithdrawal,
  lockWithdrawal,
  type TetherWithdrawal,
  updateWithdrawal,
} from './tether-withdrawals.sql.ts'

type DecideRefusal = Refusal<'CASH_REQUEST_UNKNOWN' | 'CASH_REQUEST_DECIDED' | 'TETHER_UNDER_WAY'>
type Decided = Promise<Result<TetherWithdrawal, DecideRefusal>>

/**
 * Approves a withdrawal for an operator: the money stays held until the gateway has sent it and the chain has confirmed
 * it.
 */
export const approveWithdrawal = (deps: TetherDeps, act: OperatorAct, id: string): Decided =>
  deciding(deps, act, id, 'approve-tether', async (tx, before, decision) => {
    // The request waits for the chain's confirmation; the member sees the reason.
    await holdRequest(tx, deps, {
      ...{ ...decision, direction: 'withdrawal' },
      word: '승인되어 테더를 전송하고 있습니다.',
    })
    await updateWithdrawal(tx, before.requestId, { state: 'approved', at: decision.at })
  })

/** Puts a withdrawal on hold for closer examination. */
export const holdWithdrawal = (deps: TetherDeps, act: OperatorAct, id: string): Decided =>
  deciding(deps, act, id, 'hold-tether', async (tx, before, decision) => {
    await holdRequest(tx, deps, { ...decision, direction: 'withdrawal' })
    await updateWithdrawal(tx, before.requestId, { state: 'held', at: decision.at })
  })

/** Rejects a withdrawal: the whole amount is returned to the member. */
export const rejectWithdrawal = (deps: TetherDeps, act: OperatorAct, id: string): Decided =>
  deciding(deps, act, id, 'reject-tether', async (tx, before, decision) => {
    await returnWithdrawal(tx, deps, { ...decision, word: act.reason })
    await updateWithdrawal(tx, before.requestId, { state: 'rejected', at: decision.at })
  })

type Act = 'approve-tether' | 'hold-tether' | 'reject-tether'
type Decide = (tx: Tx, before: TetherWithdrawal, decision: Decision) => Promise<void>

/**
 * Of several concurrent decisions, only one finds it undecided; payouts that the gateway has begun cannot be changed.
 */
function deciding(deps: TetherDeps, who: OperatorAct, id: string, act: Act, decide: Decide): Decided {
  return deps.db.transaction(async tx => {
    const waiting = await lockWaiting(tx, id, 'withdrawal')
    if (!waiting.ok) return waiting
    if (waiting.value.method !== 'tether') return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
    const before = await lockWithdrawal(tx, id)
    if (before.state !== 'requested' && before.state !== 'held') return refuse({ code: 'TETHER_UNDER_WAY' })
    if (act === 'hold-tether' && before.state === 'held') return refuse({ code: 'CASH_REQUEST_DECIDED' })
    const at = deps.clock.now()
    const operatorId = who.operator.memberId
    await decide(tx, before, { id, actor: `operator:${operatorId}`, operatorId, at })
    const after = await loadWithdrawal(tx, id)
    await recordAct(tx, {
      ...{ ...who, act, at, subject: `cash-request:${id}` },
      before: { state: before.state, amount: before.amount, address: before.address },
      after: { state: after.state, net: after.net, network: after.network },
    })
    return accept(after)
  })
}
