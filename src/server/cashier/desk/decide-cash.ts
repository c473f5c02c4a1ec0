import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import {
  type DecidedBy,
  decide,
  type LoggedDecision,
  type OperatorAct,
  recordAct,
  refusalForAmount,
  type Site,
} from '#server/site/site.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import { type CashRequest, findRequest } from '../requests/cash-requests.sql.ts'
import {
  completeDeposit,
  completeWithdrawal,
  type DecideRefusal,
  endDeposit,
  holdRequest,
  lockWaiting,
  returnWithdrawal,
} from '../requests/decide-request.ts'

export type DeskActDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'seal'> &
  Pick<CashierPorts, 'onDeposited'> & { readonly site: Pick<Site, 'settings'> }

type DeskOrder = OperatorAct & { readonly id: string }
type Decided<More extends Refusal = never> = Promise<Result<CashRequest, DecideRefusal | More>>

const states = { approve: 'done', hold: 'on-hold', reject: 'cancelled' } as const

/**
 * Approves a request: a deposit is credited, a withdrawal is marked as paid. Large withdrawals may need two operators
 * (X4). The deposit of a member excluded meanwhile is returned to its sender (field P10).
 */
export const approveRequest = (
  deps: DeskActDeps,
  order: DeskOrder,
): Decided<Refusal<'DEPOSITOR_EXCLUDED' | 'SECOND_PERSON_NEEDED'>> =>
  decide(deps, order, {
    ...stepsOf('approve', order),
    refuse: (tx, request, by) => refusalOf(tx, deps, request, { ...by, operator: order.operator }),
    // The operator's note is for the log; the member only sees that it is done.
    change: async (tx, request, by) =>
      accept(
        request.direction === 'deposit'
          ? await completeDeposit(tx, deps, request, by)
          : await completeWithdrawal(tx, deps, request, by),
      ),
  })

/** Puts a request on hold, with a reason shown to the member. */
export const putOnHold = (deps: DeskActDeps, order: DeskOrder): Decided =>
  decide(deps, order, {
    ...stepsOf('hold', order),
    refuse: async (_, { state }) => (state === 'on-hold' ? { code: 'CASH_REQUEST_DECIDED' } : undefined),
    change: async (tx, request, by) =>
      accept(await holdRequest(tx, deps, request, { ...by, word: order.reason })),
  })

/** Cancels a request, with a reason shown to the member; a withdrawal is fully returned to the balance. */
export const rejectRequest = (deps: DeskActDeps, order: DeskOrder): Decided =>
  decide(deps, order, {
    ...stepsOf('reject', order),
    change: async (tx, request, by) => {
      const end = request.direction === 'deposit' ? endDeposit : returnWithdrawal
      return accept(await end(tx, deps, request, { ...by, word: order.reason }))
    },
  })

/** Tether requests have a separate desk with a gateway. */
const stepsOf = (way: keyof typeof states, { id }: DeskOrder) => ({
  lock: (tx: Tx) => lockWaiting(tx, id, { method: 'bank' }),
  log: (request: CashRequest): LoggedDecision => ({
    act: `${way}-${request.direction}`,
    subject: `member:${request.memberId}`,
    before: stateOf(request),
    after: { ...stateOf(request), state: states[way] },
  }),
})

const stateOf = ({ no, amount, state }: CashRequest) => ({ request: `No.${no}`, amount, state })

async function refusalOf(
  tx: Tx,
  { site }: Pick<DeskActDeps, 'site'>,
  { direction, memberId, amount }: CashRequest,
  {
    at,
    operator,
    log,
  }: Pick<DecidedBy, 'at'> & Pick<OperatorAct, 'operator'> & { readonly log: LoggedDecision },
): Promise<Refusal<'DEPOSITOR_EXCLUDED' | 'SECOND_PERSON_NEEDED'> | undefined> {
  if (direction === 'withdrawal')
    return refusalForAmount(tx, site, { class: 'withdrawal', operator, memberId, amount, at, ...log })
  const excluded = await promotionRefusal(tx, memberId, at)
  return excluded && { code: 'DEPOSITOR_EXCLUDED' }
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
