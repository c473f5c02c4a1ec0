import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countOverdue, listOverdueBets, type OverdueBet } from './overdue-bets.sql.ts'

/** The sweep ends bets that are a second late, so a bet that waits this long means a fault. */
const ALARM_AFTER = MINUTE
const LISTED_MAX = 20

const overdueSince = (now: Instant): Instant => instant(now - ALARM_AFTER)

/** Returns in-play bets that are overdue by a minute, whose stakes are still held; the oldest with their members. */
export async function readOverdueBets({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ readonly count: number; readonly oldest: readonly OverdueBet[] }> {
  const before = overdueSince(clock.now())
  const { count } = await countOverdue(db, before)
  return { count, oldest: count === 0 ? [] : await listOverdueBets(db, before, LISTED_MAX) }
}

/**
 * Logs how many in-play bets are overdue by a minute, as long as there are any. Separate from the sweep, since a
 * hanging sweep could not log it.
 */
export async function watchOverdue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { count, since } = await countOverdue(db, overdueSince(clock.now()))
  if (since === null) return
  const longestSeconds = Math.floor((clock.now() - since) / SECOND)
  log.warn(
    { bets: count, longestSeconds },
    'in-play bets are overdue and their stakes are held: an operator can end each of them on the trading desk',
  )
}
