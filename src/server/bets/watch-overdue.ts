import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countOverdue, type OverdueBets } from './overdue-bets.sql.ts'

/** The sweep ends what is a second late, so whoever waits for so long waits for something that is broken. */
const ALARM_AFTER = MINUTE

/** In-play bets that should have been answered a minute ago; their stakes are held. */
export const readOverdueBets = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OverdueBets> =>
  countOverdue(db, instant(clock.now() - ALARM_AFTER))

/**
 * Says in the log how many in-play bets are overdue by a minute, as long as there are any. It is no part of the
 * sweep: a sweep that hangs could not say so.
 */
export async function watchOverdue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { count, since } = await readOverdueBets({ db, clock })
  if (since === null) return
  const longestSeconds = Math.floor((clock.now() - since) / SECOND)
  log.warn({ bets: count, longestSeconds }, 'bets in play wait beyond their time: their stakes stay held')
}
