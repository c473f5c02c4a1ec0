import { type moneyChangesContract, wirePurseChanges } from '#contract/account/purse.ts'
import type { betContract } from '#contract/bets/bets.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import { cancelBet } from './cancelling/cancel-bet.ts'
import { findBet, listBets } from './history/bet-history.ts'
import { listMoneyChanges } from './history/money-changes.ts'
import { wireBet } from './history/wire-bet.ts'
import type { Betting } from './sports/betting.ts'
import { placeBetRoute } from './sports/place-bet.routes.ts'

/** Member routes for the list of balance changes. */
export const moneyChangesRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof moneyChangesContract> => ({
  moneyChanges: async ({ caller, query: { before } }) =>
    accept(wirePurseChanges(await listMoneyChanges(deps, caller.memberId, before))),
})

type BetRouteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly betting: Betting
  readonly rules: Pick<Rules, 'terms' | 'versionAt'>
}

export const betRoutes = ({ betting, ...deps }: BetRouteDeps): Handlers<typeof betContract> => ({
  place: placeBetRoute(betting, deps.rules.terms),
  list: async ({ query: { type, status, from, to, page }, caller: { memberId } }) => {
    const question = { memberId, gameType: type, statusCode: status, from, to, page }
    const { bets, pageCount, totalCount } = await listBets(deps, question)
    return accept({ bets: bets.map(one => wireBet(one, deps.rules)), pageCount, totalCount })
  },
  detail: async ({ params, caller }) => {
    const bet = await findBet(deps, caller.memberId, params.betId)
    return bet ? accept(wireBet(bet, deps.rules)) : refuse({ code: 'BET_UNKNOWN' })
  },
  cancel: async ({ params, caller }) => {
    const answer = await cancelBet(deps, caller.memberId, params.betId)
    return answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer
  },
})
