import type { chargeContract } from '#contract/cashier/charge.ts'
import { maskedHolder } from '#domain/cashier/bank-account.ts'
import { CASH_UNIT, REFILL_AMOUNT, REFILL_BELOW } from '#domain/cashier/cash-terms.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import { selfOf } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { readMemberAccount } from './accounts/read-account.ts'
import type { CashierDeps } from './cashier-ports.ts'
import { areaRefusal } from './requests/area-refusal.ts'
import { askDeposit, cancelOwnDeposit, takeRefill } from './requests/ask-deposit.ts'
import { isRefillTaken } from './requests/read-facts.ts'
import { readOwnRequests, tellOwnRequest } from './requests/wire-request.ts'
import { readCashTerms, readDepositAccount } from './terms/read-cash-terms.ts'

const LIST = { direction: 'deposit', methods: ['bank', 'play'] } as const

/** Member routes for bank deposits. */
export const chargeRoutes = (deps: CashierDeps): Handlers<typeof chargeContract> => ({
  charge: async ({ caller: { memberId, level } }) => {
    const at = deps.clock.now()
    const [terms, account, bonuses, taken] = await Promise.all([
      readCashTerms(deps, level),
      readMemberAccount(deps, memberId),
      deps.depositBonuses(deps.db, { memberId, at }),
      isRefillTaken(deps, memberId, seoulDay(at)),
    ])
    return accept({
      isPlay: deps.playMode,
      closed: areaRefusal(deps, 'charge') !== undefined,
      min: terms.depositMin,
      max: terms.depositMax,
      unit: CASH_UNIT,
      holder: account ? maskedHolder(account.holder) : null,
      bonuses: [...bonuses],
      refill: deps.playMode ? { amount: REFILL_AMOUNT, below: REFILL_BELOW, taken } : null,
    })
  },
  requests: async ({ caller, query: { page } }) =>
    accept(await readOwnRequests(deps.db, caller.memberId, { ...LIST, page })),
  account: async call => {
    const { caller } = call
    if (caller.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
    const closed = areaRefusal(deps, 'charge')
    if (closed) return refuse(closed)
    const confirmed = await deps.ownProof.confirmPassword(selfOf(call), call.body.password)
    if (!confirmed.ok) return confirmed
    const account = await readDepositAccount(deps, caller.level)
    return account ? accept(account) : refuse({ code: 'DEPOSIT_ACCOUNT_NONE' })
  },
  request: async ({ caller, body }) => {
    const asked = await askDeposit(deps, caller, body)
    return asked.ok ? accept(await tellOwnRequest(deps.db, asked.value)) : asked
  },
  cancel: async ({ caller, params }) => {
    const ended = await cancelOwnDeposit(deps, caller, params.id)
    return ended.ok ? accept(await tellOwnRequest(deps.db, ended.value)) : ended
  },
  refill: async ({ caller }) => {
    const given = await takeRefill(deps, caller)
    return given.ok ? accept(await tellOwnRequest(deps.db, given.value)) : given
  },
})
