import { isOpenForPrematch, type Play } from '#domain/fixtures/closing.ts'
import type { OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Leg } from '#domain/slip/leg.ts'
import type { Offer, Offers } from '#domain/slip/odds-change.ts'
import { oddsInForce } from '#domain/slip/selection.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import type { Claim } from './bet-order.ts'
import type { OfferedRow } from './booking.sql.ts'

/** What the book says about the picked outcomes, by outcome. */
export type Book = ReadonlyMap<OutcomeId, OfferedRow>

/** The claim as the rules look at it: what the outcome is comes from the book, its price from the member. */
export const claimedLeg = (claim: Claim, offered: OfferedRow): Leg => ({
  outcomeId: offered.outcome_id,
  marketId: offered.market_id,
  marketTypeId: offered.market_type_id,
  fixtureId: offered.fixture_id,
  sportId: offered.sport_id,
  leagueId: offered.league_id,
  startsAt: offered.starts_at,
  line: claim.line,
  pick: offered.pick,
  odds: claim.odds,
  version: claim.version,
})

/** The price, line and version in force. */
const offerInForce = (offered: OfferedRow): Offer => ({
  outcomeId: offered.outcome_id,
  marketId: offered.market_id,
  line: offered.line ?? undefined,
  odds: oddsInForce(offered.offered_odds, offered.operator_odds ?? undefined),
  version: offered.version,
})

export const offersInForce = (claims: readonly Claim[], book: Book): Offers =>
  new Map(
    claims.flatMap(({ outcomeId }) => {
      const offered = book.get(outcomeId)
      return offered ? [[outcomeId, offerInForce(offered)] as const] : []
    }),
  )

/** Whether a fixture of this status is still to come, being played, or over in any way. */
export function playOf(status: string): Play {
  if (status === 'live') return 'in-play'
  return status === 'not-started' || status === 'about-to-start' ? 'before' : 'ended'
}

/** Why an outcome takes no pre-match bet now; undefined when it does (BETFLOW-016, handbook 1.3). */
export function closedReason(
  offered: OfferedRow,
  now: Instant,
  closeSeconds: number,
): SlipViolation | undefined {
  const { fixture_status: status, starts_at: startsAt } = offered
  if (status === 'cancelled') return { code: 'FIXTURE_CANCELLED' }
  if (offered.status === 'settled') return { code: 'FIXTURE_CLOSED' }
  if (!isOpenForPrematch({ startsAt, play: playOf(status) }, now, closeSeconds))
    return { code: 'FIXTURE_CLOSED' }
  const suspended = offered.fixture_suspended || offered.market_suspended || offered.status === 'suspended'
  return suspended ? { code: 'MARKET_SUSPENDED' } : undefined
}
