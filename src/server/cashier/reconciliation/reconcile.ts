import type { ReconciliationCheck } from '#domain/cashier/reconciliation-checks.ts'
import { DAY, instant } from '#domain/instant.ts'
import type { Proven } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dropRunsBefore, insertRun } from './reconciliation-runs.sql.ts'

/** A check by its name; undefined where there is nothing to hold against now. */
export type Check = { readonly name: ReconciliationCheck; readonly look: () => Promise<Proven | undefined> }

/** Runs that found nothing are kept for so long. */
const KEPT_FOR = 7 * DAY
/** Of what is broken the first differences are enough to begin with. */
const DIFFERENCES_MAX = 50

/** Holds the books against each other once, one check after the other, and keeps what each found. One that fails keeps no other from it. */
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
