import { brokenLimit } from '#domain/house-limits/broken-limit.ts'
import type { HouseLimits } from '#domain/house-limits/laid-out-limits.ts'
import type { Instant } from '#domain/instant.ts'
import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import { pageOffers } from '#domain/markets/page-markets.ts'
import { type Won, won } from '#domain/money.ts'
import { winnings } from '#domain/odds.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import {
  type BetLimits,
  findLevelSetting,
  type LevelSetting,
  limitsInForce,
} from '#domain/slip/bet-limits.ts'
import { findBonus, type PayoutRule } from '#domain/slip/bonus.ts'
import type { CrossRules } from '#domain/slip/cross-rules.ts'
import type { BonusPick, Leg } from '#domain/slip/leg.ts'
import { applyOffers, type Offers, oddsChanges } from '#domain/slip/odds-change.ts'
import { checkOpenBets, type OpenBet, openBetCaps, openBetFacts } from '#domain/slip/open-bet-rules.ts'
import { checkSlip, slipOdds } from '#domain/slip/slip-checks.ts'
import type { BetRefusal } from '../bet-answer.ts'
import type { BetRequest } from '../bet-request.ts'
import type { JudgedHead } from '../booking/bet-kind.ts'
import type { BettingMember } from '../booking/enter-batch.ts'
import { closedInPlay, type LiveFacts } from '../in-play/live-offers.ts'
import { limitRefusal } from '../limits/limit-refusal.ts'
import { refusalOfKind } from '../refusal-of-kind.ts'
import { changeItem } from './odds-change-item.ts'
import type { OfferedRow } from './offers.sql.ts'
import {
  claimedLeg,
  closedReason,
  type NamedSlip,
  type Offered,
  type OfferedSlip,
  offersInForce,
  playOf,
} from './offers.ts'

/** Everything that was read under the locks of the batch, and the time at which it is judged. */
export type BetFacts = {
  readonly member: BettingMember
  readonly offered: OfferedSlip
  /** The member's open bets on the fixtures of the slip. */
  readonly openBets: readonly OpenBet[]
  readonly terms: BetTerms
  /** The running matches of the slip, for in-play bets; without it only fixtures that have not begun may be bet on. */
  readonly live?: LiveFacts
  readonly now: Instant
}

/** The house's rules in force. */
export type BetTerms = {
  readonly levels: readonly LevelSetting[]
  readonly protoLimits: BetLimits
  readonly closeSeconds: number
  /** Areas that are switched off take no bets (MAINT-005, decisions 30 and 47). */
  readonly siteMaintenance: boolean
  readonly sportsMaintenance: boolean
  readonly liveMaintenance: boolean
  /** Rules for combining legs of one fixture (handbook 1.4). */
  readonly crossRules: CrossRules
  /** The bonuses that are offered, and how they pay (handbook 1.6). */
  readonly payoutRule: PayoutRule
  /** Limits by fixture, league, sport and market (field B11). */
  readonly houseLimits: HouseLimits
}

/** A bet that may be booked, at the prices in force. */
export type JudgedBet = JudgedHead & {
  readonly legs: readonly Leg[]
  readonly bonus: BonusPick | undefined
  /** Names of its legs, in their order. */
  readonly offered: NamedSlip
  /** The rule its bonus is paid by, even if the bonuses change later. */
  readonly paidBy: PayoutRule
  /** The smallest stake accepted from the member here. */
  readonly stakeMin: Won
}

type Judgement<T> = Result<T, BetRefusal>

/**
 * Judges a bet by facts read under lock. The ledger checks the balance later. Checks run in three steps: the slip as
 * the member saw it, in the order of VALID-014 to VALID-020, so that the refusal fits the slip on the screen; the
 * book's current state; and, if odds changed and the member accepts that, the slip at the new odds (BETFLOW-014, -016,
 * -023, -024).
 */
export function judgeBet(request: BetRequest, facts: BetFacts): Judgement<JudgedBet> {
  const refused = refusalOfArea(request, facts.terms) ?? refusalOfMember(facts.member)
  if (refused) return refuse(refused)
  const limits = limitsOf(request, facts)
  const picked = readClaims(request, facts)
  if (!picked.ok) return picked
  const claimed = picked.value
  const asked = { request, limits, cross: facts.terms.crossRules }
  const wrong = firstViolation(asked, claimed, totalsAgree(request, claimed))
  if (wrong) return refuse(wrong)
  for (const one of facts.offered) {
    const closed = one && whyClosed(one, facts)
    if (closed) return refuse(closed)
  }
  const priced = standsAsSeen(claimed, facts.offered) ? picked : priceInForce(request, claimed, facts)
  if (!priced.ok) return priced
  const legs = priced.value
  const wrongNow = legs === claimed ? undefined : firstViolation(asked, legs, true)
  return wrongNow ? refuse(wrongNow) : judgeBesideOpenBets(request, legs, limits, facts)
}

const whyClosed = (row: OfferedRow, { live, terms, now }: BetFacts) =>
  live ? closedInPlay(row, live, now) : closedReason(row, now, terms.closeSeconds)

/** In-play bets are one area, pre-match bets the other, on Korean and European pages alike (ERR-016). */
function refusalOfArea(
  { page }: BetRequest,
  { siteMaintenance, sportsMaintenance, liveMaintenance }: BetTerms,
): BetRefusal | undefined {
  if (siteMaintenance) return { code: 'SITE_MAINTENANCE' }
  const isClosed = pickVariant(page) === 'in-play' ? liveMaintenance : sportsMaintenance
  return isClosed ? { code: 'GAME_IN_MAINTENANCE' } : undefined
}

function refusalOfMember({ kind, status }: BettingMember): BetRefusal | undefined {
  const notOfMembers = refusalOfKind(kind)
  if (notOfMembers) return notOfMembers
  return status === 'active' ? undefined : { code: 'MEMBER_BLOCKED' }
}

const limitsOf = ({ page }: BetRequest, { member, terms }: BetFacts): BetLimits =>
  limitsInForce({
    page,
    setting: findLevelSetting(terms.levels, member.level),
    tendency: member.tendency,
    proto: terms.protoLimits,
  })

/**
 * Refuses outcomes that the book does not know, that belong to another fixture or sport, or that the bet's page does
 * not offer: they were never on the screen, and the rules of another page would apply.
 */
function readClaims(
  { claims, bonus, page }: BetRequest,
  { offered, terms }: BetFacts,
): Judgement<readonly Leg[]> {
  // Allocated at full length: a growing array reserves room for sixteen legs.
  const claimed = new Array<Leg>(claims.length)
  let at = 0
  for (const claim of claims) {
    const row = offered[at]
    if (!row) return refuse({ code: 'MARKET_NOT_OFFERED' })
    if (row.fixture_id !== claim.fixtureId) return refuse({ code: 'BAD_INPUT', field: 'fixtureId' })
    if (row.sport_id !== claim.sportId) return refuse({ code: 'BAD_INPUT', field: 'sportId' })
    if (!isOnPage(page, row)) return refuse({ code: 'MARKET_NOT_OFFERED' })
    claimed[at++] = claimedLeg(claim, row)
  }
  const tier = bonus && findBonus(bonus.outcomeId, terms.payoutRule.tiers)
  if (bonus && !tier) return refuse({ code: 'BONUS_NOT_ON_PAGE' })
  if (bonus && tier?.odds !== bonus.odds) return refuse({ code: 'BONUS_CHANGED' })
  return accept(claimed)
}

/** A match that has begun meanwhile was on the pre-match pages; the bet is refused as closed (BETFLOW-016). */
const isOnPage = (page: BetPage, { leg, fixture_status, off_proto }: Offered): boolean =>
  pageOffers(page, leg) &&
  !(page === 'proto' && off_proto) &&
  !(pickVariant(page) === 'in-play' && playOf(fixture_status) === 'before')

type Asked = { readonly request: BetRequest; readonly limits: BetLimits; readonly cross: CrossRules }

const firstViolation = (
  { request: { page, bonus, stake }, limits, cross }: Asked,
  legs: readonly Leg[],
  formValid: boolean,
) => checkSlip({ page, legs, bonus, stake, limits, formValid, cross })[0]

/**
 * The page may cut or round the last digit of the total differently, so it may differ by 1; the server uses its own
 * product.
 */
const totalsAgree = ({ totalOdds, bonus }: BetRequest, legs: readonly Leg[]): boolean =>
  Math.abs(totalOdds - slipOdds(legs, bonus)) <= 1

/**
 * Returns whether the book still equals the slip as the member saw it, leg by leg. This is the usual case, so it is
 * checked without allocating a list.
 */
function standsAsSeen(claimed: readonly Leg[], offered: OfferedSlip): boolean {
  for (let at = 0; at < claimed.length; at++) if (claimed[at] !== offered[at]?.leg) return false
  return true
}

/** Returns the legs at the prices in force, or the list of changes to confirm. */
function priceInForce(
  { accepts }: BetRequest,
  claimed: readonly Leg[],
  { offered, live }: BetFacts,
): Judgement<readonly Leg[]> {
  const offers = offersInForce(offered)
  const asked = live?.afterDelay ? claimed.map(leg => atVersionInForce(leg, offers)) : claimed
  const changes = oddsChanges(asked, offers, accepts)
  if (changes.length > 0)
    return refuse({
      code: 'ODDS_CHANGED',
      changes: changes.map(({ leg }) =>
        changeItem(
          leg,
          offered.find(one => one?.outcome_id === leg.outcomeId),
        ),
      ),
    })
  return accept(accepts === 'none' ? asked : applyOffers(claimed, offers))
}

/**
 * While a bet waits, each suspension of the match raises the versions. The same price under another version is the same
 * offer (handbook 2.5), with nothing to confirm.
 */
function atVersionInForce(leg: Leg, offers: Offers): Leg {
  const offer = offers.get(leg.outcomeId)
  return offer && offer.odds === leg.odds && offer.line === leg.line
    ? { ...leg, version: offer.version }
    : leg
}

/**
 * Applies the rules against the member's open bets (handbook 1.5). A request with its own key is not a double click;
 * neither is a bet that has waited, since it was checked when requested.
 */
function judgeBesideOpenBets(
  { bonus, stake: amount, key }: BetRequest,
  legs: readonly Leg[],
  limits: BetLimits,
  { openBets, offered, live, terms, now }: BetFacts,
): Judgement<JudgedBet> {
  const stake = won(amount)
  const totalOdds = slipOdds(legs, bonus)
  const { winningsMax, stakeMin } = limits
  const judged = { stake, totalOdds, winnings: winnings(stake, totalOdds), winningsMax }
  const bet: JudgedBet = { legs, bonus, offered, paidBy: terms.payoutRule, stakeMin, ...judged }
  const broken = checkOpenBets(bet, openBetFacts(legs, openBets), openBetCaps(limits), now)
  const isOwnAct = key !== undefined || live?.afterDelay === true
  for (const violation of broken) if (!isOwnAct || violation.code !== 'BET_REPEATED') return refuse(violation)
  const limit = brokenLimit(terms.houseLimits, bet, openBets)
  return limit ? refuse(limitRefusal(limit, bet)) : accept(bet)
}
