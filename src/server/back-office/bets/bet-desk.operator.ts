import type { betDeskContract } from '#contract/back-office/bet-desk.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type BetDetailDeps, readBet } from './read-bet.ts'
import { type BetListDeps, countNewBets, readBets } from './read-bets.ts'

/** Operator routes for reading all bets. */
export const betDeskRoutes = (deps: BetListDeps & BetDetailDeps): Handlers<typeof betDeskContract> => ({
  bets: async ({ query }) => accept(await readBets(deps, query)),
  newBets: async ({ query }) => accept({ count: await countNewBets(deps, query) }),
  detail: async ({ params }) => {
    const found = await readBet(deps, params.betId)
    return found ? accept(found) : refuse({ code: 'BET_UNKNOWN' })
  },
})
