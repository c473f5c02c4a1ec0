import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { decide, type LoggedDecision, type OperatorAct, refusalForAmount } from '#server/site/site.ts'
import type { CashRequest } from '../requests/cash-requests.sql.ts'
import { type DecideRefusal, holdRequest, lockWaiting, returnWithdrawal } from '../requests/decide-request.ts'
import type { TetherDeps } from './tether-deps.ts'
import { lockWithdrawal, type TetherWithdrawal, updateWithdrawal } from './tether-withdrawals.sql.ts'

type Undecidable = DecideRefusal | Refusal<'TETHER_UNDER_WAY'>
type Decided<More extends Refusal = never> = Promise<Result<undefined, Undecidable | More>>

/**
 * Approves a withdrawal for an operator: the money stays held until the gateway has sent it and the chain has confirmed
 * it. Large withdrawals may need a second operator (X4).
 */
export const approveWithdrawal = (
  deps: TetherDeps,
  who: OperatorAct,
  id: string,
): Decided<Refusal<'SECOND_PERSON_NEEDED'>> =>
  decide(deps, who, {
    ...stepsOf('approve', id),
    refuse: (tx, { withdrawal: { memberId, amount } }, { at, log }) =>
      refusalForAmount(tx, deps.site, {
        ...{ class: 'withdrawal', operator: who.operator, memberId, amount, at },
        ...log,
      }),
    change: async (tx, { request }, by) => {
      // The request waits for the chain's confirmation; the member sees the reason.
      await holdRequest(tx, deps, request, { ...by, word: '승인되어 테더를 전송하고 있습니다.' })
      await updateWithdrawal(tx, request.id, { state: states.approve, at: by.at })
      return accept(undefined)
    },
  })

/** Puts a withdrawal on hold for closer examination. */
export const holdWithdrawal = (deps: TetherDeps, who: OperatorAct, id: string): Decided =>
  decide(deps, who, {
    ...stepsOf('hold', id),
    refuse: async (_, { withdrawal }) =>
      withdrawal.state === 'held' ? { code: 'CASH_REQUEST_DECIDED' } : undefined,
    change: async (tx, { request }, by) => {
      await holdRequest(tx, deps, request, by)
      await updateWithdrawal(tx, request.id, { state: states.hold, at: by.at })
      return accept(undefined)
    },
  })

/** Rejects a withdrawal: the whole amount is returned to the member. */
export const rejectWithdrawal = (deps: TetherDeps, who: OperatorAct, id: string): Decided =>
  decide(deps, who, {
    ...stepsOf('reject', id),
    change: async (tx, { request }, by) => {
      await returnWithdrawal(tx, deps, request, { ...by, word: who.reason })
      await updateWithdrawal(tx, request.id, { state: states.reject, at: by.at })
      return accept(undefined)
    },
  })

const states = { approve: 'approved', hold: 'held', reject: 'rejected' } as const

type Waiting = { readonly request: CashRequest; readonly withdrawal: TetherWithdrawal }

const stepsOf = (way: keyof typeof states, id: string) => ({
  lock: (tx: Tx) => lockUnsent(tx, id),
  log: ({ withdrawal: { state, amount, address, net, network } }: Waiting): LoggedDecision => ({
    act: `${way}-tether`,
    subject: `cash-request:${id}`,
    before: { state, amount, address },
    after: { state: states[way], net, network },
  }),
})

/** Locks a waiting withdrawal. Refuses payouts that the gateway has begun. */
async function lockUnsent(tx: Tx, id: string): Promise<Result<Waiting, Undecidable>> {
  const waiting = await lockWaiting(tx, id, { direction: 'withdrawal', method: 'tether' })
  if (!waiting.ok) return waiting
  const withdrawal = await lockWithdrawal(tx, id)
  return withdrawal.state === 'requested' || withdrawal.state === 'held'
    ? accept({ request: waiting.value, withdrawal })
    : refuse({ code: 'TETHER_UNDER_WAY' })
}
