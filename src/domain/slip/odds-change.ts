import { unreachable } from '../assert.ts'
import type { MarketId, OutcomeId } from '../ids.ts'
import type { Line } from '../line.ts'
import type { Odds } from '../odds.ts'
import type { BonusPick, Leg } from './leg.ts'
import { slipOdds } from './slip-checks.ts'

/** The current offer for a picked outcome. A changed line may have a new id (changedoddId). */
export type Offer = {
  readonly outcomeId: OutcomeId
  readonly marketId: MarketId
  readonly line: Line | undefined
  /** The odds in force, with the operator's price applied. */
  readonly odds: Odds
  readonly version: number
}

/** Offers by picked outcome; outcomes that are no longer offered are missing. */
export type Offers = ReadonlyMap<OutcomeId, Offer>

/** A changed leg; `to` is undefined when it is no longer offered. */
export type OddsChange<L extends Leg = Leg> = { readonly leg: L; readonly to: Offer | undefined }

/** Odds changes that a member accepts automatically; changeFlag 1 is 'any' (handbook 2.5). */
export const oddsAcceptModes = ['none', 'better', 'any'] as const
export type OddsAcceptMode = (typeof oddsAcceptModes)[number]

type Priced = Pick<Leg, 'odds' | 'version'>

/** True when the mode accepts the current price of a pick. */
export function acceptsOdds(mode: OddsAcceptMode, leg: Priced, offer: Priced): boolean {
  switch (mode) {
    case 'none':
      return leg.odds === offer.odds && leg.version === offer.version
    case 'better':
      return offer.odds >= leg.odds
    case 'any':
      return true
    default:
      return unreachable(mode)
  }
}

/** A different line is a different bet: no mode accepts it (BETFLOW-024). */
const isTaken = (mode: OddsAcceptMode, leg: Leg, offer: Offer): boolean =>
  offer.outcomeId === leg.outcomeId && offer.line === leg.line && acceptsOdds(mode, leg, offer)

/**
 * Returns the legs that need the member's confirmation: odds, line or version changed, up or down
 * (BETFLOW-014), and the mode does not accept it.
 */
export function oddsChanges<L extends Leg>(
  legs: readonly L[],
  offers: Offers,
  mode: OddsAcceptMode,
): readonly OddsChange<L>[] {
  return legs
    .map(leg => ({ leg, to: offers.get(leg.outcomeId) }))
    .filter(({ leg, to }) => to === undefined || !isTaken(mode, leg, to))
}

/** The new offers of changed legs; legs no longer offered are missing. */
export const offersIn = (changes: readonly OddsChange[]): Offers =>
  new Map(changes.flatMap(({ leg, to }) => (to ? [[leg.outcomeId, to] as const] : [])))

/**
 * Returns the legs with current odds, version and line (BETFLOW-009); a leg no longer offered is
 * unchanged.
 */
export function applyOffers<L extends Leg>(legs: readonly L[], offers: Offers): readonly L[] {
  return legs.map(leg => {
    const offer = offers.get(leg.outcomeId)
    return offer ? { ...leg, ...offer } : leg
  })
}

/** Returns a bonus with its current odds and version. */
export function applyOfferToBonus(bonus: BonusPick, offers: Offers): BonusPick {
  const offer = offers.get(bonus.outcomeId)
  return offer ? { ...bonus, odds: offer.odds, version: offer.version } : bonus
}

/**
 * Total odds of the bet after these changes are accepted. Undefined when a leg is no longer offered:
 * there is no price to accept, and no bet with this leg (handbook 2.5).
 */
export function totalOddsAfter(
  { legs, bonus }: { readonly legs: readonly Leg[]; readonly bonus: BonusPick | undefined },
  changes: readonly OddsChange[],
): Odds | undefined {
  if (changes.some(({ to }) => to === undefined)) return undefined
  return slipOdds(applyOffers(legs, offersIn(changes)), bonus)
}
