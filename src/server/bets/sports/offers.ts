import { isOpenForPrematch, type Play } from '#domain/fixtures/closing.ts'
import type { Instant } from '#domain/instant.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import type { Leg } from '#domain/slip/leg.ts'
import type { Offer, Offers } from '#domain/slip/odds-change.ts'
import { oddsInForce } from '#domain/slip/selection.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import type { Claim } from '../bet-request.ts'
import { type Named, type NamesMemory, named, type PickNames } from '../record/shown-names.ts'
import type { OfferedRow } from './offers.sql.ts'

/** The book's data about an outcome; all bets that saw it this way share its leg. */
export type Offered = OfferedRow & { readonly leg: Leg } & Named

/** The book's data for each claim of a slip, in its order; undefined for unknown outcomes. */
export type OfferedSlip = readonly (Offered | undefined)[]

/** Names of the picks of a slip. */
export type NamedSlip = readonly (Named | undefined)[]

/** Adds to an offer its names and the leg of a bet that takes the price, line and version in force. */
export const offeredWithLeg = (row: OfferedRow, names: NamesMemory): Offered => ({
  ...row,
  leg: legOf(row, offerInForce(row)),
  ...named(names.share(namesOf(row))),
})

const namesOf = (row: OfferedRow): PickNames => ({
  sport: row.sport_name,
  league: row.league_name,
  home: row.home_name,
  away: row.away_name,
  market: marketLabel(row.market_type_id, row.sport_id),
  pick: pickLabel(row.pick),
})

/** Returns the claim as a leg for the rules: the outcome's data comes from the book, its price from the member. */
export function claimedLeg(claim: Claim, offered: Offered): Leg {
  const { leg } = offered
  const isAsOffered = claim.odds === leg.odds && claim.version === leg.version && claim.line === leg.line
  return isAsOffered ? leg : legOf(offered, claim)
}

type Price = Pick<Leg, 'line' | 'odds' | 'version'>

const legOf = (row: OfferedRow, { line, odds, version }: Price): Leg => ({
  outcomeId: row.outcome_id,
  marketId: row.market_id,
  marketTypeId: row.market_type_id,
  fixtureId: row.fixture_id,
  sportId: row.sport_id,
  leagueId: row.league_id,
  startsAt: row.starts_at,
  line,
  pick: row.pick,
  odds,
  version,
})

/** The price, line and version in force. */
const offerInForce = (offered: OfferedRow): Offer => ({
  outcomeId: offered.outcome_id,
  marketId: offered.market_id,
  line: offered.line ?? undefined,
  odds: oddsInForce(offered.offered_odds, offered.operator_odds ?? undefined),
  version: offered.version,
})

export const offersInForce = (offered: OfferedSlip): Offers =>
  new Map(offered.flatMap(one => (one ? [[one.outcome_id, offerInForce(one)] as const] : [])))

/** Whether a fixture of this status is still to come, in play, or over in any way. */
export function playOf(status: string): Play {
  if (status === 'live') return 'in-play'
  return status === 'not-started' || status === 'about-to-start' ? 'before' : 'ended'
}

/** Returns why an outcome takes no pre-match bet now; undefined when it does (BETFLOW-016, handbook 1.3). */
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
