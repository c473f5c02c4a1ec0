import type { fairnessDeskContract } from '#contract/back-office/minigames/fairness-desk.ts'
import type { MinigameId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type CheckDeps, checkNow } from './check-game.ts'
import { readFairGame, readFairGames } from './read-fairness.ts'

/** Operator routes for the fairness of the draws. */
export const fairnessDeskRoutes = (deps: CheckDeps): Handlers<typeof fairnessDeskContract> => ({
  fairGames: async ({ query }) => accept(await readFairGames(deps, query.page)),
  fairGame: ({ params }) => readAsked(deps, params.id as MinigameId),
  checkNow: async ({ params, caller, ip }) => {
    const game = deps.games.find(params.id as MinigameId)
    if (!game) return refuse({ code: 'MINIGAME_UNKNOWN' })
    await checkNow(deps, game, { operator: caller, ip })
    return readAsked(deps, game.id)
  },
})

async function readAsked(deps: CheckDeps, id: MinigameId) {
  const game = await readFairGame(deps, id)
  return game ? accept(game) : refuse({ code: 'MINIGAME_UNKNOWN' })
}
