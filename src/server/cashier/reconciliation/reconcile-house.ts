import { proveBalances } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'
import { checkGateway } from './check-gateway.ts'
import { checkRequests } from './check-requests.ts'
import { reconcile } from './reconcile.ts'

export type ReconciliationDeps = Pick<Deps, 'db' | 'clock' | 'log'> & Pick<TetherDeps, 'gateway'>

/** Runs every check once, one after the other. */
export function reconcileHouse(deps: ReconciliationDeps): Promise<void> {
  const { db, clock, gateway } = deps
  return reconcile(deps, [
    { name: 'balances', look: () => proveBalances(db, clock.now()) },
    { name: 'requests', look: () => checkRequests(db, clock.now()) },
    { name: 'gateway', look: () => checkGateway({ db, clock, gateway }) },
  ])
}
