import type { ReconciliationRun, reconciliationContract } from '#contract/cashier/reconciliation.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type Run, readReconciliation, readRuns } from './read-reconciliation.ts'

/** Operator routes for reconciliation. */
export const reconciliationRoutes = (deps: Pick<Deps, 'db'>): Handlers<typeof reconciliationContract> => ({
  state: async () => {
    const { last, provedTo, provedAt } = await readReconciliation(deps)
    return accept({
      last: last.map(wireRun),
      provedTo,
      provedAt: provedAt === null ? null : formatSeoul(provedAt, 'YYYY-MM-DD HH:mm:ss'),
    })
  },
  runs: async ({ query }) => {
    const { runs, hasMore } = await readRuns(deps, query)
    return accept({ runs: runs.map(wireRun), hasMore })
  },
})

const wireRun = ({ at, differences, ...run }: Run): ReconciliationRun => ({
  ...run,
  at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
  differences: [...differences],
})
