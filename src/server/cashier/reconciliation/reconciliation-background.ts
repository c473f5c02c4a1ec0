import { MINUTE } from '#domain/instant.ts'
import { proveBalances } from '#server/ledger/ledger.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { closeDays } from '../closing/close-day.ts'
import { checkRequests } from './check-requests.ts'
import { type Check, reconcile } from './reconcile.ts'

export type ReconciliationDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Every check of the house. */
export const houseChecks = ({ db, clock }: ReconciliationDeps): readonly Check[] => [
  { name: 'balances', look: () => proveBalances(db, clock.now()) },
  { name: 'requests', look: () => checkRequests(db, clock.now()) },
]

/** Holds the books against each other each minute, and closes each day when it is over, in one process of all. */
export function reconciliationBackground(deps: ReconciliationDeps): Background {
  const { db, log } = deps
  return ledBackground({
    name: 'reconciliation',
    db,
    log,
    lock: ADVISORY_LOCKS.reconciliationLead,
    every: MINUTE,
    lead: async turns => {
      const checks = houseChecks(deps)
      const turn = async () => {
        await reconcile(deps, checks)
        await closeDays(deps)
      }
      const work = () => turns.take(turn)
      const stop = await repeating('reconciliation', { every: MINUTE, work, log }).start()
      return async () => stop()
    },
  })
}
