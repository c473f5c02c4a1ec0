import type { suppliersWaitingContract } from '#contract/back-office/casino/suppliers-waiting.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readCasinoFigures } from './casino-figures.ts'

/** Operator route for the number of open tasks in the supplier pages. */
export const suppliersWaitingRoutes = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof suppliersWaitingContract> => ({
  waiting: async () => {
    const { unresolved, held, differences } = await readCasinoFigures(db, clock.now())
    return accept({
      unresolved: unresolved.count,
      held: totalOf(held),
      differences: totalOf(differences),
    })
  },
})

const totalOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)
