import { proveBalances } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkRequests } from './check-requests.ts'
import { reconcile } from './reconcile.ts'

export type ReconciliationDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Every check of the house once, one after the other. */
export function reconcileHouse(deps: ReconciliationDeps): Promise<void> {
  const { db, clock } = deps
  return reconcile(deps, [
    { name: 'balances', look: () => proveBalances(db, clock.now()) },
    { name: 'requests', look: () => checkRequests(db, clock.now()) },
  ])
}
