import { DAY, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteOldWaiting } from '../in-play/waiting-bets.sql.ts'
import { deleteOldRequests } from './store-bets.sql.ts'

/** How long a request may be repeated and gets its first answer. */
const REQUEST_KEPT_DAYS = 7

const PORTION = 10_000

/**
 * Deletes, in batches, the answers to requests that are too old to be repeated, and the in-play bets that ended then;
 * returns how many.
 */
export async function purgeRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = instant(clock.now() - REQUEST_KEPT_DAYS * DAY)
  let forgotten = 0
  for (const forget of [deleteOldRequests, deleteOldWaiting]) {
    let portion = PORTION
    while (portion === PORTION) {
      portion = await forget(db, before, PORTION)
      forgotten += portion
    }
  }
  return forgotten
}
