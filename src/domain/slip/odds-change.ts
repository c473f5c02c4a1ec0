import { unreachable } from '../assert.ts'
import type { MarketId, OutcomeId } from '../ids.ts'
import type { Line } from '../line.ts'
import type { Odds } from '../odds.ts'
import type { BonusPick, Leg } from './leg.ts'
import { slipOdds } from './slip-checks.ts'

/** What is offered now for a picked outcome. A changed line may bring ids of its own (changedoddId). */
export type Offer = {
  readonly outcomeId: OutcomeId
  readonly marketId: MarketId
  readonly line: Line | undefined
  /** In force, the operator's price applied. */
  readonly odds: Odds
  readonly version: number
}

/** Offers by the outcome that was picked; an outcome that is no longer offered is absent. */
export type Offers = ReadonlyMap<OutcomeId, Offer>

/** One changed leg; `to` is undefined when it is no longer offered. */
export type OddsChange<L extends Leg = Leg> = { readonly leg: L; readonly to: Offer | undefined }

/** Which changes of the odds a member takes without being asked; changeFlag 1 is 'any' (handbook 2.5). */
export const oddsAcceptModes = ['none', 'better', 'any'] as const
export type OddsAcceptMode = (typeof oddsAcceptModes)[number]

type Priced = Pick<Leg, 'odds' | 'version'>

/** Whether the mode takes a pick at what is offered now, as far as its price goes. */
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

/** Another line is another bet: no mode takes it (BETFLOW-024). */
const isTaken = (mode: OddsAcceptMode, leg: Leg, offer: Offer): boolean =>
  offer.outcomeId === leg.outcomeId && offer.line === leg.line && acceptsOdds(mode, leg, offer)

/** The legs to ask the member about: odds, line or version differ, up or down (BETFLOW-014), as the mode allows. */
export function oddsChanges<L extends Leg>(
  legs: readonly L[],
  offers: Offers,
  mode: OddsAcceptMode,
): readonly OddsChange<L>[] {
  return legs
    .map(leg => ({ leg, to: offers.get(leg.outcomeId) }))
    .filter(({ leg, to }) => to === undefined || !isTaken(mode, leg, to))
}

/** What is offered instead of changed legs; those that are no longer offered are absent. */
export const offersIn = (changes: readonly OddsChange[]): Offers =>
  new Map(changes.flatMap(({ leg, to }) => (to ? [[leg.outcomeId, to] as const] : [])))

/** The legs at the odds, version and line in force (BETFLOW-009); one no longer offered stays as it is. */
export function applyOffers<L extends Leg>(legs: readonly L[], offers: Offers): readonly L[] {
  return legs.map(leg => {
    const offer = offers.get(leg.outcomeId)
    return offer ? { ...leg, ...offer } : leg
  })
}

/** A bonus at the odds and version in force. */
export function applyOfferToBonus(bonus: BonusPick, offers: Offers): BonusPick {
  const offer = offers.get(bonus.outcomeId)
  return offer ? { ...bonus, odds: offer.odds, version: offer.version } : bonus
}

/**
 * Total odds of the bet that "yes" to these changes makes. Undefined where a leg is no longer offered: there is no
 * price to agree to, and no bet with the leg in it (handbook 2.5).
 */
export function totalOddsAfter(
  { legs, bonus }: { readonly legs: readonly Leg[]; readonly bonus: BonusPick | undefined },
  changes: readonly OddsChange[],
): Odds | undefined {
  if (changes.some(({ to }) => to === undefined)) return undefined
  return slipOdds(applyOffers(legs, offersIn(changes)), bonus)
}
