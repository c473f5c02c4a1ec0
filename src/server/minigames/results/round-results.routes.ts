import type { roundResultContract } from '#contract/minigame/round-results.ts'
import type { MinigameId } from '#domain/ids.ts'
import {
  productOfKind,
  type RoundProduct,
  sportOfKind,
  type VirtualSport,
} from '#domain/minigames/virtual/venues.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readChains } from '../chains/read-chains.ts'
import type { Games } from '../games/games-state.ts'
import { exportRounds } from './export-rounds.ts'
import { type ResultsQuery, readResults } from './read-results.ts'

type ResultRouteDeps = Pick<Deps, 'db' | 'clock'> & { readonly games: Games }

/** Routes of results: by game and day for members, and as files that anybody can verify. */
export function roundResultRoutes(deps: ResultRouteDeps): Handlers<typeof roundResultContract> {
  const { games } = deps
  const ofGame = async (product: RoundProduct, query: ResultsQuery & { readonly gameId: number }) => {
    const game = games.find(query.gameId as MinigameId)
    return game && productOfKind(game.kind.id) === product
      ? accept(await readResults(deps, [game], query))
      : refuse({ code: 'MINIGAME_UNKNOWN' })
  }
  /** The shown venues of a sport, or of all sports. */
  const venuesOf = (sport: VirtualSport | undefined) =>
    games
      .all()
      .filter(({ terms, kind }) => terms.shown && productOfKind(kind.id) === 'virtual')
      .filter(({ kind }) => sport === undefined || sportOfKind(kind.id) === sport)
  return {
    list: ({ query }) => ofGame('minigame', query),
    virtuals: async ({ query: { gameId, sport, ...query } }) =>
      gameId === undefined
        ? accept(await readResults(deps, venuesOf(sport), { ...query, finished: true }))
        : ofGame('virtual', { ...query, gameId }),
    chains: async ({ query }) => {
      const game = games.find(query.gameId as MinigameId)
      return game ? accept([...(await readChains(deps, game))]) : refuse({ code: 'MINIGAME_UNKNOWN' })
    },
    exported: async ({ query }) => {
      const game = games.find(query.gameId as MinigameId)
      if (!game) return refuse({ code: 'MINIGAME_UNKNOWN' })
      const rounds = await exportRounds(deps, game, query)
      return rounds ? accept(rounds) : refuse({ code: 'BAD_INPUT', field: 'to' })
    },
  }
}
