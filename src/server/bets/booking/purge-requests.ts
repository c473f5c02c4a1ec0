import { DAY, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteOldWaiting } from '../in-play/waiting-bets.sql.ts'
import { deleteOldRequests } from './stored-bets.sql.ts'

/** A request may be sent again for so long and gets its first answer. */
const REQUEST_KEPT_DAYS = 7

const PORTION = 10_000

/**
 * Forgets the answers to requests that are too old to be sent again, and the in-play bets that ended then,
 * portion by portion; gives how many.
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
