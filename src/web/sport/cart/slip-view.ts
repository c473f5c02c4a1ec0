import type { Odds } from '#domain/odds.ts'
import {
  boundsOf,
  reprice,
  type SlipSummary,
  type SlipTerms,
  slipSummary,
  slipViolations,
} from '#domain/slip/bet-slip.ts'
import type { Offer, Offers } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { cutNotice, type SlipNotice, stopNotice } from '#domain/slip/slip-notice.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import type { LiveQuote, QuoteStatus } from '#web/sport/prices/odds-store.ts'
import type { CartSlip } from './slip-store.ts'

export type Quotes = ReadonlyMap<string, LiveQuote>

/** A pick with its current offer. */
export type LegView = {
  readonly leg: Selection
  /** The current price; the leg keeps the pressed one until the member accepts another. */
  readonly odds: Odds
  readonly moved: 'up' | 'down' | undefined
  readonly status: QuoteStatus
}

/** All that the cart shows: the picks at the current prices, the amount limited to what they allow. */
export type SlipView = SlipSummary & {
  readonly slip: CartSlip
  readonly terms: SlipTerms
  readonly legs: readonly LegView[]
  /** The picks at the shown prices: fixed by the confirm dialog (BETFLOW-001). */
  readonly priced: CartSlip
  readonly violations: readonly SlipViolation[]
  /** Why the bet would be refused, by its actual cause. */
  readonly stop: SlipNotice | undefined
  /** Set if the amount was reduced. */
  readonly cut: SlipNotice | undefined
}

/** The live quote of a leg, unless the leg has a newer one. */
function quoteFor(leg: Selection, quotes: Quotes): LiveQuote | undefined {
  const quote = quotes.get(leg.outcomeId)
  return quote && quote.version >= leg.version ? quote : undefined
}

/** The current offers for picks, by the live quotes; without those that have no newer quote. */
export const offersOf = (legs: readonly Selection[], quotes: Quotes): Offers =>
  new Map(
    legs.flatMap((leg): [Selection['outcomeId'], Offer][] => {
      const quote = quoteFor(leg, quotes)
      if (!quote) return []
      const { outcomeId, marketId, line } = leg
      return [[outcomeId, { outcomeId, marketId, line, odds: quote.odds, version: quote.version }]]
    }),
  )

/** A pick with its live quote. */
export function legView(leg: Selection, quotes: Quotes): LegView {
  const quote = quoteFor(leg, quotes)
  const odds = quote?.odds ?? leg.odds
  return {
    leg,
    odds,
    moved: odds > leg.odds ? 'up' : odds < leg.odds ? 'down' : undefined,
    status: quote?.status ?? 'open',
  }
}

/** A price that changed and returned needs no consent: only its version is updated. */
export const sameOddsNow = (legs: readonly Selection[], offers: Offers): readonly Selection[] =>
  legs.map(leg => {
    const offer = offers.get(leg.outcomeId)
    return offer && offer.odds === leg.odds ? { ...leg, version: offer.version } : leg
  })

/** The view of the slip at the current prices (CART-012, CART-013, VALID-027). */
export function viewSlip(stored: CartSlip, quotes: Quotes, terms: SlipTerms): SlipView {
  const offers = offersOf(stored.legs, quotes)
  const priced = reprice(stored, offers, terms)
  const slip = { ...stored, bonus: priced.bonus, stake: priced.stake }
  const violations = slipViolations(priced, terms)
  return {
    slip,
    terms,
    priced,
    legs: stored.legs.map(leg => legView(leg, quotes)),
    ...slipSummary(priced),
    violations,
    stop: stopNotice(priced, terms, violations[0]),
    cut: cutNotice(priced.stake, boundsOf(priced, terms)),
  }
}
