import type { tetherDepositContract, tetherWithdrawalContract } from '#contract/cashier/tether.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { CASH_UNIT, withdrawableAtOnce, withdrawalBar } from '#domain/cashier/cash-terms.ts'
import { depositRate, QUOTE_TIME, withdrawalRate } from '#domain/cashier/tether/quote.ts'
import { MINUTE } from '#domain/instant.ts'
import { accept, refuse } from '#domain/result.ts'
import { selfOf } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { loadWithdrawalFacts } from '../requests/ask-withdrawal.ts'
import { readCashTerms } from '../terms/read-cash-terms.ts'
import { askTetherWithdrawal, tetherTerms, withdrawalsClosed } from './ask-tether-withdrawal.ts'
import { cancelPayment } from './end-payment.ts'
import { depositsClosed, openPayment } from './open-payment.ts'
import { addAddress, dropAddress } from './own-addresses.ts'
import {
  findOwnWindow,
  readOwnAddresses,
  readOwnPayments,
  readOwnWithdrawals,
  readTetherTerms,
} from './read-own-tether.ts'
import type { TetherDeps } from './tether-deps.ts'
import { wireAddress, wireNetworks, wirePayment, wireWithdrawal } from './wire-tether.ts'

/** Member routes for tether deposits. */
export const tetherDepositRoutes = (deps: TetherDeps): Handlers<typeof tetherDepositContract> => ({
  overview: async ({ caller: { level } }) => {
    const closed = depositsClosed(deps)
    if (closed) return refuse(closed)
    const [limits, terms] = await Promise.all([readCashTerms(deps, level), readTetherTerms(deps)])
    return accept({
      isPlay: deps.playMode,
      closed: false,
      rate: depositRate(terms),
      min: limits.depositMin,
      max: limits.depositMax,
      unit: CASH_UNIT,
      quoteMinutes: QUOTE_TIME / MINUTE,
      networks: wireNetworks(terms),
    })
  },
  url: ({ caller, query: { amount, network } }) => openPayment(deps, caller, { amount, network }),
  payments: async ({ caller: { memberId }, query: { page } }) => {
    const { payments, transfers, ...counts } = await readOwnPayments(deps, memberId, page)
    const now = deps.clock.now()
    return accept({
      payments: payments.map(payment => wirePayment(payment, transfers, now)),
      ...counts,
    })
  },
  again: ({ caller, params }) => findOwnWindow(deps, caller.memberId, params.id),
  cancel: ({ caller, params }) => cancelPayment(deps, caller, params.id),
})

/** Member routes for tether withdrawals. */
export const tetherWithdrawalRoutes = (deps: TetherDeps): Handlers<typeof tetherWithdrawalContract> => ({
  overview: async ({ caller: { memberId, level } }) => {
    const closed = withdrawalsClosed(deps)
    if (closed) return refuse(closed)
    const now = deps.clock.now()
    const [limits, terms, facts, addresses, hasExchangePassword] = await Promise.all([
      readCashTerms(deps, level).then(tetherTerms),
      readTetherTerms(deps),
      loadWithdrawalFacts(deps.db, memberId, now),
      readOwnAddresses(deps, memberId),
      deps.ownProof.hasExchangePassword(memberId),
    ])
    const bar = withdrawalBar(facts, limits, now)
    return accept({
      isPlay: deps.playMode,
      closed: false,
      rate: withdrawalRate(terms),
      balance: facts.balance,
      min: limits.withdrawalMin,
      max: limits.withdrawalMax,
      dayMax: limits.withdrawalDayMax,
      unit: CASH_UNIT,
      today: facts.today,
      most: withdrawableAtOnce(facts, limits),
      hasExchangePassword,
      barred: bar ? describeRefusal(bar).text : null,
      networks: wireNetworks(terms),
      addresses: addresses.map(address => wireAddress(address, now)),
    })
  },
  addAddress: async ({ caller, body }) => {
    const added = await addAddress(deps, caller, body)
    return added.ok ? accept(wireAddress(added.value, deps.clock.now())) : added
  },
  removeAddress: ({ caller, params }) => dropAddress(deps, caller, params.id),
  request: async call => {
    const asked = await askTetherWithdrawal(deps, selfOf(call), call.body)
    return asked.ok ? accept(wireWithdrawal(asked.value)) : asked
  },
  requests: async ({ caller: { memberId }, query: { page } }) => {
    const { withdrawals, ...counts } = await readOwnWithdrawals(deps, memberId, page)
    return accept({ requests: withdrawals.map(wireWithdrawal), ...counts })
  },
})
