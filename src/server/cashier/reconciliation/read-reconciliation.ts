import { reconciliationCheckNames } from '#domain/cashier/reconciliation-checks.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import { findProvedTo } from '#server/ledger/ledger.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listLastRuns, listRuns, type RunRow } from './reconciliation-runs.sql.ts'

export type Run = RunRow

/** Returns the last run of each check, and how far the balances are verified. */
export async function readReconciliation({ db }: Pick<Deps, 'db'>) {
  const [last, { provedTo, at }] = await Promise.all([
    listLastRuns(db, reconciliationCheckNames),
    findProvedTo(db),
  ])
  return { last, provedTo, provedAt: at }
}

const AT_A_TIME = 30

/** Returns runs, newest first, before the last one shown. */
export async function readRuns(
  { db }: Pick<Deps, 'db'>,
  { show, before }: { readonly show: 'wrong' | 'all'; readonly before?: number | undefined },
) {
  const runs = await listRuns(db, { wrongOnly: show === 'wrong', before, limit: AT_A_TIME + 1 })
  return { runs: runs.slice(0, AT_A_TIME), hasMore: runs.length > AT_A_TIME }
}

/** Returns the checks whose last run found a difference, for monitoring. */
export async function readReconciliationFigures(db: Queries): Promise<HouseFigures['reconciliation']> {
  const last = await listLastRuns(db, reconciliationCheckNames)
  return last.flatMap(({ check, at, differences, differenceCount }) =>
    differenceCount === 0 ? [] : [{ check, at, first: differences[0] ?? '', differences: differenceCount }],
  )
}
