import { MINUTE } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { closeDays } from '../closing/close-day.ts'
import { type ReconciliationDeps, reconcileHouse } from './reconcile-house.ts'

/** Runs all checks each minute, and closes each day when it is over; in one process at a time. */
export function reconciliationBackground(deps: ReconciliationDeps): Background {
  const { db, log } = deps
  return ledBackground({
    name: 'reconciliation',
    db,
    log,
    lock: ADVISORY_LOCKS.reconciliationLead,
    every: MINUTE,
    lead: async turns => {
      const turn = async () => {
        await reconcileHouse(deps)
        await closeDays(deps)
      }
      const work = () => turns.take(turn)
      const stop = await repeating('reconciliation', { every: MINUTE, work, log }).start()
      return async () => stop()
    },
  })
}
