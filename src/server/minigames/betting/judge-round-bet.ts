import type { Instant } from '#domain/instant.ts'
import { oppositePicks } from '#domain/minigames/betting/opposite-picks.ts'
import { type GameTerms, ROUND_SLIPS_MAX } from '#domain/minigames/game-terms.ts'
import type { KindMarket, KindPick } from '#domain/minigames/kind.ts'
import { type PickName, pickOfId } from '#domain/minigames/pick-ids.ts'
import { partsOfRoundId } from '#domain/minigames/round-times.ts'
import { won } from '#domain/money.ts'
import { type Odds, odds, winnings } from '#domain/odds.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import { checkFigures } from '#domain/slip/figure-checks.ts'
import { acceptsOdds } from '#domain/slip/odds-change.ts'
import { type BettingMember, refusalOfKind, wireId } from '#server/bets/bets.ts'
import type { Game } from '../games/games-state.ts'
import type { JudgedRoundBet, RoundBetRequest, RoundClaim, RoundRefusal } from './round-bet.ts'
import type { RoundFacts } from './round-facts.sql.ts'

/** Everything that was read under the locks of the batch, and the time at which the bet is judged. */
export type RoundBetFacts = {
  readonly member: BettingMember
  /** Undefined for an unknown game. */
  readonly game: Pick<Game, 'id' | 'kind'> | undefined
  /** Undefined when nothing was picked, or the round is of another game. */
  readonly round: RoundFacts | undefined
  /** The terms under which the round was opened. */
  readonly terms: Pick<GameTerms, 'prices'> | undefined
  readonly limits: BetLimits
  /** The member's existing picks on the round. */
  readonly own: readonly PickName[]
  /** Areas that are switched off as a whole take no bets (MAINT-005). */
  readonly siteMaintenance: boolean
  readonly areaMaintenance: boolean
  /** The database's time. */
  readonly now: Instant
}

type Judgement<T> = Result<T, RoundRefusal>

/** A pick with the house's current offer. */
type Offer = PickName & {
  readonly named: KindPick
  readonly of: KindMarket
  readonly odds: Odds
  readonly version: number
}

/**
 * Judges a bet on a round by the facts under lock. Balance, protection and the house's limit per pick are checked
 * elsewhere. Checks in the same order as for matches: the slip as the member saw it (VALID-014 to VALID-020), whether
 * the round is open, its price, then the member's other bets on it (handbook 3.4).
 */
export function judgeRoundBet(request: RoundBetRequest, facts: RoundBetFacts): Judgement<JudgedRoundBet> {
  const { claim, gameId } = request
  const refused = refusalOfHouse(facts) ?? refusalOfMember(facts.member)
  if (refused) return refuse(refused)
  if (!claim) return refuse({ code: 'NO_SELECTION' })
  const asked = findOffer(claim, request, facts)
  if (!asked.ok) return asked
  const offer = asked.value
  const wrong = firstViolation(request, facts.limits, claim.odds)
  if (wrong) return refuse(wrong)
  const closed = whyClosed(facts)
  if (closed) return refuse(closed)
  if (!acceptsOdds(request.accepts, claim, offer))
    return refuse({ code: 'ODDS_CHANGED', changes: [changeOf(claim, offer)] })
  const wrongNow = offer.odds === claim.odds ? undefined : firstViolation(request, facts.limits, offer.odds)
  const broken = wrongNow ?? besideOwn(facts, offer)
  if (broken) return refuse(broken)
  const stake = won(request.stake)
  const { market, pick, odds: price, version } = offer
  const { winningsMax } = facts.limits
  const figures = { stake, totalOdds: price, winnings: winnings(stake, price), winningsMax }
  return accept({ ...figures, roundId: claim.roundId, gameId, market, pick, odds: price, version })
}

/** Refuses while the site, its minigames or the game is under maintenance (MAINT-009). */
function refusalOfHouse(facts: RoundBetFacts): RoundRefusal | undefined {
  if (facts.siteMaintenance) return { code: 'SITE_MAINTENANCE' }
  if (!facts.game) return { code: 'MINIGAME_UNKNOWN' }
  if (facts.areaMaintenance) return { code: 'MINIGAME_MAINTENANCE', text: '' }
  if (facts.round?.maintenance) return { code: 'MINIGAME_MAINTENANCE', text: facts.round.maintenanceText }
  return undefined
}

function refusalOfMember({ kind, status }: BettingMember): RoundRefusal | undefined {
  const notOfMembers = refusalOfKind(kind)
  if (notOfMembers) return notOfMembers
  return status === 'active' ? undefined : { code: 'MEMBER_BLOCKED' }
}

/** Returns the requested pick at the price of its round. An unknown round is closed, or does not exist yet. */
function findOffer(
  { roundId, pickId, odds: seen }: RoundClaim,
  { gameId, totalOdds }: RoundBetRequest,
  { game, round, terms, now }: RoundBetFacts,
): Judgement<Offer> {
  const { gameId: gameOfRound, startsAt } = partsOfRoundId(roundId)
  if (gameOfRound !== gameId) return refuse({ code: 'BAD_INPUT', field: 'bettings.0.fixtureId' })
  const name = game && pickOfId(game.kind, pickId)
  const of = game?.kind.markets.find(({ id }) => id === name?.market)
  const named = of?.picks.find(({ id }) => id === name?.pick)
  if (!name || !of || !named || named.isClosed) return refuse({ code: 'MARKET_NOT_OFFERED' })
  // The member's total may be cut or rounded differently in the last digit.
  if (Math.abs(totalOdds - seen) > 1) return refuse({ code: 'FORM_INVALID' })
  if (!terms || round?.termsVersion == null)
    return refuse({ code: startsAt < now ? 'FIXTURE_CLOSED' : 'MARKET_NOT_OFFERED' })
  const price = terms.prices[name.market]?.[name.pick] ?? named.odds
  return accept({ ...name, named, of, odds: odds(price), version: round.termsVersion })
}

const firstViolation = ({ stake }: RoundBetRequest, limits: BetLimits, total: Odds) =>
  checkFigures({ isEmpty: false, total, stake, limits, formValid: true })[0]

/**
 * Betting ends at the round's closing time by the database's clock, even if the round has not been closed by then
 * (MINI-088).
 */
function whyClosed({ round, now }: RoundBetFacts): RoundRefusal | undefined {
  if (round?.state === 'void') return { code: 'FIXTURE_CANCELLED' }
  const runs =
    round?.state === 'open' &&
    round.isGameOpen &&
    round.startsAt !== null &&
    round.closesAt !== null &&
    round.startsAt <= now &&
    now < round.closesAt
  return runs ? undefined : { code: 'FIXTURE_CLOSED' }
}

/** Limits per round: one pick per market, no opposite picks, and a maximum number of slips (MINI-090, handbook 3.4). */
function besideOwn({ game, own }: RoundBetFacts, offer: PickName): RoundRefusal | undefined {
  if (!game || own.length === 0) return undefined
  const areOpposite = oppositePicks(game.kind)
  if (own.some(one => areOpposite(one, offer))) return { code: 'ROUND_OPPOSITE_PICK' }
  if (own.some(({ market }) => market === offer.market)) return { code: 'ROUND_SAME_MARKET' }
  return own.length < ROUND_SLIPS_MAX ? undefined : { code: 'ROUND_SLIPS_MAX', max: ROUND_SLIPS_MAX }
}

/** Returns the pick as the member saw it, and the current offer (FIELD-027, FIELD-028). */
function changeOf(claim: RoundClaim, { of, named, odds: price, version }: Offer) {
  const id = wireId(claim.pickId)
  const betBaseline = ''
  return {
    old: { oddsId: id, marketName: of.name, betName: named.id, betBaseline, betPrice: claim.odds / 100 },
    new: {
      id,
      version,
      betPrice: price / 100,
      betPriceByAdmin: null,
      betBaseline,
      fixtureId: claim.roundId,
    },
  }
}
