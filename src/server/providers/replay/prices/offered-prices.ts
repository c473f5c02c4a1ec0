import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { RecordedMarket, RecordedMatch } from '../recorded-match.ts'
import { hashText } from '../seeded.ts'
import { deriveLines, fitMatch } from './derived-lines.ts'
import type { DerivedMarket } from './derived-market.ts'
import { deriveParts } from './derived-parts.ts'
import { deriveSpecials } from './derived-specials.ts'
import { type MarginSetting, payoutOf, priceOfProbability, reprice } from './fair-price.ts'
import { withHandicapInStep } from './handicap-in-step.ts'
import { between, driftAt } from './price-drift.ts'

/** A market as offered at a time, with the house's own margin. */
export interface OfferedMarket {
  readonly marketTypeId: number
  /** In hundredths, from the home side's view for handicaps. Absent for a market without a line. */
  readonly line?: Line
  /** The source's main line; a market without lines is always main. */
  readonly main: boolean
  /** True if a price was derived from recorded prices of other markets. */
  readonly derived: boolean
  readonly outcomes: readonly OfferedOutcome[]
}

export interface OfferedOutcome {
  /** The feed's name: `1`, `X`, `2`, `Over`, `Under`. */
  readonly pick: string
  readonly odds: Odds
}

/** Time range in which the prices of a listing move. */
export interface Listing {
  readonly match: RecordedMatch
  readonly listedAt: Instant
  readonly kickOff: Instant
}

export type Offer = (listing: Listing, now: Instant) => readonly OfferedMarket[]

/**
 * Creates the pricing of a replay: every recorded market, then the derived lines, at the prices of that time. The
 * expensive fit of a match is cached, since the same few hundred matches are priced in every run.
 */
export function makeOffer(margin: MarginSetting): Offer {
  const pricedByKey = new Map<string, PricedMatch>()
  const pricedOf = (match: RecordedMatch) => {
    const known = pricedByKey.get(match.key) ?? priceMatch(match)
    pricedByKey.set(match.key, known)
    return known
  }
  return ({ match, listedAt, kickOff }, now) => {
    const { recorded, derived } = pricedOf(match)
    const drift = driftAt(hashText(`${match.key}|${kickOff}`), listedAt, kickOff, now)
    const payout = (market: RecordedMarket | DerivedMarket) => payoutOf(margin, match.league.sportId, market)
    return [
      ...recorded.map(market => offerRecorded(market, payout(market), drift)),
      ...derived.map(market => offerDerived(market, payout(market), drift)),
    ]
  }
}

/** The markets of a match at opening and closing, without any sure profit. */
interface PricedMatch {
  readonly recorded: readonly RecordedMarket[]
  readonly derived: readonly DerivedMarket[]
}

function priceMatch(source: RecordedMatch): PricedMatch {
  const models = fitMatch(source)
  const match = withHandicapInStep(source, models)
  return {
    recorded: match.markets,
    derived: [...deriveLines(match, models), ...deriveParts(match, models), ...deriveSpecials(match)],
  }
}

function offerRecorded(market: RecordedMarket, payout: number, drift: number): OfferedMarket {
  const { marketTypeId, line, outcomes } = market
  const source = outcomes.map(({ opening, closing }) => odds(between(opening, closing, drift)))
  const prices = reprice(source, payout)
  return {
    marketTypeId,
    ...(line === undefined ? {} : { line }),
    main: true,
    derived: market.derived ?? false,
    outcomes: prices.map((price, index) => ({ pick: outcomes[index]?.pick ?? '', odds: price })),
  }
}

function offerDerived(market: DerivedMarket, payout: number, drift: number): OfferedMarket {
  const { marketTypeId, line, main = false, outcomes } = market
  return {
    marketTypeId,
    ...(line === undefined ? {} : { line }),
    main,
    derived: true,
    outcomes: outcomes.map(({ pick, opening, closing }) => ({
      pick,
      odds: priceOfProbability(between(opening, closing, drift), payout),
    })),
  }
}
