import type { casinoRoundContract } from '#contract/casino/casino-round.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type OwnRoundDeps, readOwnRound } from './read-own-round.ts'

/** Member routes for the rounds of their own bets. */
export const ownRoundRoutes = (deps: OwnRoundDeps): Handlers<typeof casinoRoundContract> => ({
  round: async ({ caller, params: { betId } }) => {
    const round = await readOwnRound(deps, caller.memberId, betId)
    return round ? accept(round) : refuse({ code: 'BET_UNKNOWN' })
  },
})
