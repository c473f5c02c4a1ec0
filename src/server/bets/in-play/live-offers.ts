import { isHeard } from '#domain/fixtures/in-play-silence.ts'
import { isLiveClosed, type LiveCloseAt } from '#domain/fixtures/live-closing.ts'
import type { FixtureId } from '#domain/ids.ts'
import { type Instant, MINUTE } from '#domain/instant.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import type { LiveMoment } from '#server/fixtures/fixtures.ts'
import type { OfferedRow } from '../sports/offers.sql.ts'
import { playOf } from '../sports/offers.ts'

/** State of a slip's matches under their gates, and the house's rules for betting on them. */
export type LiveFacts = {
  readonly moments: ReadonlyMap<FixtureId, LiveMoment>
  readonly silenceSeconds: number
  readonly closeAt: LiveCloseAt
  /** The bet has waited for its delay. */
  readonly afterDelay: boolean
}

/**
 * Returns why an outcome takes no in-play bet now; undefined when it does (handbook 2.3, 2.7). Reads the match itself:
 * a price older than its limit is refused even when the live guard is not running.
 */
export function closedInPlay(
  offered: OfferedRow,
  { moments, silenceSeconds, closeAt }: LiveFacts,
  now: Instant,
): SlipViolation | undefined {
  const moment = moments.get(offered.fixture_id)
  if (offered.fixture_status === 'cancelled') return { code: 'FIXTURE_CANCELLED' }
  if (!moment || offered.status === 'settled' || playOf(offered.fixture_status) !== 'in-play')
    return { code: 'FIXTURE_CLOSED' }
  if (isTooFarGone(moment, closeAt, now)) return { code: 'FIXTURE_CLOSED' }
  const suspended = offered.fixture_suspended || offered.market_suspended || offered.status === 'suspended'
  return suspended || !isHeard(moment.heardAt, now, silenceSeconds) ? { code: 'MARKET_SUSPENDED' } : undefined
}

function isTooFarGone(moment: LiveMoment, closeAt: LiveCloseAt, now: Instant): boolean {
  const { sportId, periodCode, clockSeconds, startsAt } = moment
  if (periodCode === null) return false
  const minutesPlayed = (now - startsAt) / MINUTE
  const played = { sportId, periodCode, clockSeconds, periods: moment.periods ?? [], minutesPlayed }
  return isLiveClosed(played, closeAt)
}
