import type { tournamentContract } from '#contract/promotions/tournaments.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readTournament, readTournaments } from './read-tournaments.ts'
import { wireHead, wirePrizes } from './wire-tournament.ts'

/** Member routes of tournaments. */
export const tournamentRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof tournamentContract> => ({
  list: async ({ query: { product, page } }) => {
    const { tournaments, ...counts } = await readTournaments(deps, product, page)
    return accept({
      tournaments: tournaments.map(({ tournament, state, ranked, winners }) => ({
        ...wireHead(tournament, state),
        ranked,
        winners,
      })),
      ...counts,
    })
  },
  one: async ({ params, caller }) => {
    const found = await readTournament(deps, params.tournamentId, caller.memberId)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    const { tournament, state, ...standing } = found
    return accept({ ...wireHead(tournament, state), ...wirePrizes(tournament), ...standing })
  },
})
