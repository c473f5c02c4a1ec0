import type { returnDeskContract } from '#contract/back-office/minigames/return-desk.ts'
import type { MinigameId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { isPeriod, type ReturnDeps, readPickReturns, readReturns } from './read-returns.ts'

/** Operator routes for the returns of the games (field G21, T5). */
export const returnDeskRoutes = (deps: ReturnDeps): Handlers<typeof returnDeskContract> => ({
  returns: async ({ query: { from, to, sort, page } }) =>
    isPeriod({ from, to })
      ? accept(await readReturns(deps, { from, to }, sort, page))
      : refuse({ code: 'BAD_INPUT', field: 'from' }),
  pickReturns: async ({ params, query: { from, to } }) => {
    if (!isPeriod({ from, to })) return refuse({ code: 'BAD_INPUT', field: 'from' })
    const picks = await readPickReturns(deps, params.id as MinigameId, { from, to })
    return picks ? accept(picks) : refuse({ code: 'MINIGAME_UNKNOWN' })
  },
})
