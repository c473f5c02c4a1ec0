import type { minigameContract } from '#contract/minigame/minigames.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { MinigameId } from '#domain/ids.ts'
import { ROUND_SLIPS_MAX } from '#domain/minigames/game-terms.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readPlayed } from '../betting/own-round-bets.ts'
import type { Game, Games } from './games-state.ts'
import { payTables } from './pay-tables.ts'
import { closesWith, gameReader } from './read-games.ts'
import { listUpcoming } from './upcoming-events.ts'

type GameRouteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly games: Games }

/** Member routes of the games: list, running rounds, latest draws, pay tables. */
export function minigameRoutes(deps: GameRouteDeps): Handlers<typeof minigameContract> {
  const { games } = deps
  const reader = gameReader(deps)
  const tables = payTables(games)
  return {
    games: () => accept(reader.games()),
    overview: async () => accept(await reader.overview()),
    lobby: async ({ caller }) =>
      accept({ games: await reader.lobby(), ...(await readPlayed(deps, caller.memberId)) }),
    setting: ({ params, caller }) => {
      const game = games.find(params.id as MinigameId)
      if (!game) return refuse({ code: 'MINIGAME_UNKNOWN' })
      const state = games.state(game)
      return accept({
        gameId: game.id,
        systemMaintenanceFlg: state === 'maintenance' ? 1 : 0,
        maintenanceText: game.terms.maintenance ? game.terms.maintenanceText : '',
        state,
        intervalSeconds: game.intervalSeconds,
        closeSeconds: closesWith(games, game),
        ...games.limits(game, caller.level),
        slipsMax: ROUND_SLIPS_MAX,
      })
    },
    events: async ({ query }) => {
      const game = playedGame(games, query.gameId)
      return game.ok ? accept(await reader.events(game.value)) : game
    },
    recent: async ({ query }) => {
      const game = playedGame(games, query.gameId)
      return game.ok ? accept(await reader.recent(game.value)) : game
    },
    upcoming: ({ query }) => {
      const game = playedGame(games, query.gameId)
      return game.ok ? accept(listUpcoming(game.value, deps.clock.now())) : game
    },
    payTables: async () => accept([...(await tables.read())]),
  }
}

/** Returns a game that is not under maintenance (MAINT-009). */
function playedGame(
  games: Games,
  id: number,
): Result<Game, Refusal<'MINIGAME_UNKNOWN'> | Refusal<'MINIGAME_MAINTENANCE'>> {
  const game = games.find(id as MinigameId)
  if (!game) return refuse({ code: 'MINIGAME_UNKNOWN' })
  if (games.state(game) !== 'maintenance') return accept(game)
  const text = game.terms.maintenance ? game.terms.maintenanceText : ''
  return refuse({ code: 'MINIGAME_MAINTENANCE', text })
}
