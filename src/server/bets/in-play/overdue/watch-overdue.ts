import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countOverdue, listOverdueBets, type OverdueBet } from './overdue-bets.sql.ts'

/** The sweep ends what is a second late, so whoever waits for so long waits for something that is broken. */
const ALARM_AFTER = MINUTE
const LISTED_MAX = 20

const overdueSince = (now: Instant): Instant => instant(now - ALARM_AFTER)

/** In-play bets that should have been answered a minute ago; their stakes are held. The oldest come with their member. */
export async function readOverdueBets({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ readonly count: number; readonly oldest: readonly OverdueBet[] }> {
  const before = overdueSince(clock.now())
  const { count } = await countOverdue(db, before)
  return { count, oldest: count === 0 ? [] : await listOverdueBets(db, before, LISTED_MAX) }
}

/**
 * Says in the log how many in-play bets are overdue by a minute, as long as there are any. It is no part of the
 * sweep: a sweep that hangs could not say so.
 */
export async function watchOverdue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { count, since } = await countOverdue(db, overdueSince(clock.now()))
  if (since === null) return
  const longestSeconds = Math.floor((clock.now() - since) / SECOND)
  log.warn(
    { bets: count, longestSeconds },
    'bets in play wait beyond their time, their stakes held: an operator can end each of them on the trading desk',
  )
}
