import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import type { FixtureId, LeagueId, MarketId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { type Line, parseLine } from '#domain/line.ts'
import { oddsInForce, type Selection } from '#domain/slip/selection.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import type { Quote, QuoteStatus } from './odds-store.ts'

const statuses: Readonly<Record<number, QuoteStatus>> = {
  [outcomeCode.open]: 'open',
  [outcomeCode.suspended]: 'suspended',
  [outcomeCode.settled]: 'closed',
}

/** Betting status of an outcome by its code; undefined for an invalid code. */
export const statusOf = (code: number): QuoteStatus | undefined => statuses[code]

/** The current price of an outcome from a list (FIELD-021). */
export function offeredQuote(outcome: OfferedOutcome): Quote {
  const { betPrice, betPriceByAdmin } = outcome
  return {
    outcomeId: String(outcome.id),
    odds: oddsInForce(readPrice(betPrice), betPriceByAdmin === null ? undefined : readPrice(betPriceByAdmin)),
    version: outcome.version,
    status: statusOf(outcome.status) ?? 'closed',
  }
}

/** Parses a line from the API; undefined if the market has none. */
export const readLine = (text: string): Line | undefined => (text === '' ? undefined : parseLine(text))

export const startOf = (game: Pick<Game, 'startdate'>): Instant => parseSeoul(game.startdate) ?? instant(0)

/** Sorts games by their start; those of one moment keep one order. */
export const byStart = (one: Game, other: Game): number =>
  startOf(one) - startOf(other) || one.fixtureId - other.fixtureId

/** A selection for the cart, from the pressed odds, at the price shown there (FIELD-020). */
export function selectionOf(
  game: Game,
  market: OfferedMarket,
  outcome: OfferedOutcome,
  quote: Quote,
): Selection {
  const outcomeId = String(outcome.id) as OutcomeId
  return {
    outcomeId,
    pickedOutcomeId: outcomeId,
    marketId: String(market.id) as MarketId,
    marketTypeId: market.marketId as MarketTypeId,
    fixtureId: game.fixtureId as FixtureId,
    sportId: game.sport_id as SportId,
    leagueId: game.league_id as LeagueId,
    startsAt: startOf(game),
    line: readLine(outcome.betBaseline),
    mainLine: readLine(outcome.betLine),
    pick: outcome.betName,
    odds: quote.odds,
    version: quote.version,
    home: game.home_participants_name,
    away: game.away_participants_name,
    marketName: market.marketName,
    marketNameKorean: market.marketNameKorean,
  }
}
