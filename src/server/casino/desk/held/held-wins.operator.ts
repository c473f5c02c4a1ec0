import type { heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type DecideDeps, decideHeldWin } from './decide-held-win.ts'
import { readHeldWins } from './read-held-wins.ts'

/** Operator routes for wins beyond the most of their game. */
export const heldWinRoutes = (
  deps: DecideDeps & { readonly deskDb: Db },
): Handlers<typeof heldWinsContract> => ({
  heldWins: async ({ query }) => accept(await readHeldWins({ db: deps.deskDb }, query)),
  release: ({ caller, ip, params: { id, ref }, body: { reason } }) =>
    decideHeldWin(
      deps,
      { operator: caller, ip, reason },
      { place: { supplierId: id, ref }, decision: 'released' },
    ),
  reject: ({ caller, ip, params: { id, ref }, body: { reason } }) =>
    decideHeldWin(
      deps,
      { operator: caller, ip, reason },
      { place: { supplierId: id, ref }, decision: 'rejected' },
    ),
})
