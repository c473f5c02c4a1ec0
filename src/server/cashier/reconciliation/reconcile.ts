import type { ReconciliationCheck } from '#domain/cashier/reconciliation-checks.ts'
import { DAY, instant } from '#domain/instant.ts'
import type { Proven } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dropRunsBefore, insertRun } from './reconciliation-runs.sql.ts'

/** A named check; undefined when there is nothing to compare with now. */
export type Check = { readonly name: ReconciliationCheck; readonly look: () => Promise<Proven | undefined> }

/** How long runs without differences are kept. */
const KEPT_FOR = 7 * DAY
/** Maximum number of stored differences per run. */
const DIFFERENCES_MAX = 50

/** Runs the checks one after the other and stores what each found. A failing check does not stop the others. */
export async function reconcile(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  checks: readonly Check[],
): Promise<void> {
  const faults: unknown[] = []
  for (const { name, look } of checks) {
    const at = clock.now()
    const found = await look().catch(fault => void faults.push(fault))
    if (!found) continue
    const { compared, differences } = found
    if (differences.length > 0)
      log.error({ check: name, differences: differences.slice(0, DIFFERENCES_MAX) }, 'books differ')
    await insertRun(db, {
      check: name,
      at,
      compared,
      differences: differences.slice(0, DIFFERENCES_MAX),
      differenceCount: differences.length,
      milliseconds: Math.max(0, clock.now() - at),
    })
  }
  await dropRunsBefore(db, instant(clock.now() - KEPT_FOR))
  if (faults.length > 0) throw faults[0]
}
