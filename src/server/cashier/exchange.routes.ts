import type { exchangeContract } from '#contract/cashier/exchange.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { CASH_UNIT, withdrawableAtOnce, withdrawalBar } from '#domain/cashier/cash-terms.ts'
import { accept } from '#domain/result.ts'
import { selfOf } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { readMemberAccount, wireAccount } from './accounts/read-account.ts'
import { setOwnAccount } from './accounts/set-account.ts'
import type { CashierDeps } from './cashier-ports.ts'
import { areaRefusal } from './requests/area-refusal.ts'
import { loadWithdrawalFacts } from './requests/ask-withdrawal.ts'
import { askBankWithdrawal } from './requests/bank-withdrawal.ts'
import { readOwnRequests, tellOwnRequest } from './requests/wire-request.ts'
import { readCashTerms } from './terms/read-cash-terms.ts'

const LIST = { direction: 'withdrawal', methods: ['bank'] } as const

/** Member routes for bank withdrawals. */
export const exchangeRoutes = (deps: CashierDeps): Handlers<typeof exchangeContract> => ({
  exchange: async ({ caller: { memberId, level } }) => {
    const now = deps.clock.now()
    const [terms, account, facts, hasExchangePassword] = await Promise.all([
      readCashTerms(deps, level),
      readMemberAccount(deps, memberId),
      loadWithdrawalFacts(deps.db, memberId, now),
      deps.ownProof.hasExchangePassword(memberId),
    ])
    const bar = withdrawalBar(facts, terms, now)
    return accept({
      isPlay: deps.playMode,
      closed: areaRefusal(deps, 'exchange') !== undefined,
      balance: facts.balance,
      min: terms.withdrawalMin,
      max: terms.withdrawalMax,
      dayMax: terms.withdrawalDayMax,
      unit: CASH_UNIT,
      today: facts.today,
      most: withdrawableAtOnce(facts, terms),
      account: account ? wireAccount(account, now) : null,
      hasExchangePassword,
      barred: bar ? describeRefusal(bar).text : null,
    })
  },
  requests: async ({ caller, query: { page } }) =>
    accept(await readOwnRequests(deps.db, caller.memberId, { ...LIST, page })),
  setAccount: async call => {
    const { password, proof, bank, number, holder } = call.body
    const self = selfOf(call)
    const done = await setOwnAccount(deps, self, { password, proof, entered: { bank, number, holder } })
    if (!done.ok) return done
    const account = await readMemberAccount(deps, self.memberId)
    assert(account, 'the account was just put on file')
    return accept(wireAccount(account, deps.clock.now()))
  },
  request: async call => {
    const asked = await askBankWithdrawal(deps, selfOf(call), call.body)
    return asked.ok ? accept(await tellOwnRequest(deps.db, asked.value)) : asked
  },
})
