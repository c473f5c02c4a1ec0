import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type OperatorAct, recordAct, refusalForAmount } from '#server/site/site.ts'
import { type Decision, holdRequest, lockWaiting, returnWithdrawal } from '../requests/decide-request.ts'
import type { TetherDeps } from './tether-deps.ts'
import {
  loadWithdrawal,
  lockWithdrawal,
  type TetherWithdrawal,
  updateWithdrawal,
} from './tether-withdrawals.sql.ts'

type DecideRefusal = Refusal<'CASH_REQUEST_UNKNOWN' | 'CASH_REQUEST_DECIDED' | 'TETHER_UNDER_WAY'>
type TwoNeeded = Refusal<'SECOND_PERSON_NEEDED'>
type Decided<More extends Refusal = never> = Promise<Result<TetherWithdrawal, DecideRefusal | More>>

/**
 * Approves a withdrawal for an operator: the money stays held until the gateway has sent it and the chain has confirmed
 * it. Large withdrawals may need a second operator (X4).
 */
export const approveWithdrawal = (deps: TetherDeps, who: OperatorAct, id: string): Decided<TwoNeeded> =>
  deciding<TwoNeeded>(deps, who, id, 'approve-tether', async (tx, before, decision) => {
    const { memberId, amount } = before
    const no = await refusalForAmount(tx, deps.site, {
      ...{ class: 'withdrawal', operator: who.operator, memberId, amount, at: decision.at },
      ...{ act: 'approve-tether', subject: `cash-request:${id}`, before: factsOf(before) },
      after: { state: 'approved', net: before.net, network: before.network },
    })
    if (no) return no
    // The request waits for the chain's confirmation; the member sees the reason.
    await holdRequest(tx, deps, {
      ...{ ...decision, direction: 'withdrawal' },
      word: '승인되어 테더를 전송하고 있습니다.',
    })
    await updateWithdrawal(tx, before.requestId, { state: 'approved', at: decision.at })
    return undefined
  })

/** Puts a withdrawal on hold for closer examination. */
export const holdWithdrawal = (deps: TetherDeps, act: OperatorAct, id: string): Decided =>
  deciding<never>(deps, act, id, 'hold-tether', async (tx, before, decision) => {
    await holdRequest(tx, deps, { ...decision, direction: 'withdrawal' })
    await updateWithdrawal(tx, before.requestId, { state: 'held', at: decision.at })
    return undefined
  })

/** Rejects a withdrawal: the whole amount is returned to the member. */
export const rejectWithdrawal = (deps: TetherDeps, act: OperatorAct, id: string): Decided =>
  deciding<never>(deps, act, id, 'reject-tether', async (tx, before, decision) => {
    await returnWithdrawal(tx, deps, { ...decision, word: act.reason })
    await updateWithdrawal(tx, before.requestId, { state: 'rejected', at: decision.at })
    return undefined
  })

type Act = 'approve-tether' | 'hold-tether' | 'reject-tether'
/** Applies the decision, or returns the refusal. */
type Decide<No extends Refusal> = (
  tx: Tx,
  before: TetherWithdrawal,
  decision: Decision,
) => Promise<No | undefined>

/**
 * Applies an operator's decision under lock and logs it. Refuses requests that are already decided, and payouts that
 * the gateway has begun.
 */
function deciding<No extends Refusal>(
  deps: TetherDeps,
  who: OperatorAct,
  id: string,
  act: Act,
  decide: Decide<No>,
): Decided<No> {
  return deps.db.transaction(async tx => {
    const waiting = await lockWaiting(tx, id, 'withdrawal')
    if (!waiting.ok) return waiting
    if (waiting.value.method !== 'tether') return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
    const before = await lockWithdrawal(tx, id)
    if (before.state !== 'requested' && before.state !== 'held') return refuse({ code: 'TETHER_UNDER_WAY' })
    if (act === 'hold-tether' && before.state === 'held') return refuse({ code: 'CASH_REQUEST_DECIDED' })
    const at = deps.clock.now()
    const operatorId = who.operator.memberId
    const no = await decide(tx, before, { id, actor: `operator:${operatorId}`, operatorId, at })
    if (no) return refuse(no)
    const after = await loadWithdrawal(tx, id)
    await recordAct(tx, {
      ...{ ...who, act, at, subject: `cash-request:${id}` },
      before: factsOf(before),
      after: { state: after.state, net: after.net, network: after.network },
    })
    return accept(after)
  })
}

const factsOf = ({ state, amount, address }: TetherWithdrawal) => ({ state, amount, address })
