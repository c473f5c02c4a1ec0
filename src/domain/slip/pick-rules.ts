import { unreachable } from '../assert.ts'
import type { OutcomeId } from '../ids.ts'
import type { PickVariant } from '../markets/bet-page.ts'
import { marketFamily } from '../markets/market-catalogue.ts'
import type { Leg } from './leg.ts'

/** Returns the legs on the new pick's fixture that may stay. A different line counts as the same market. */
function legsBeside<L extends Leg>(variant: PickVariant, onFixture: readonly L[], pick: Leg): readonly L[] {
  switch (variant) {
    case 'pre-match':
      return []
    case 'sports':
      return onFixture.filter(leg => leg.marketTypeId !== pick.marketTypeId)
    case 'in-play': {
      // PICK-012: a fixture has at most two picks of different families, so only the newest other pick
      // stays.
      const family = marketFamily(pick.marketTypeId)
      return onFixture.filter(leg => marketFamily(leg.marketTypeId) !== family).slice(-1)
    }
    default:
      return unreachable(variant)
  }
}

/**
 * Appends the pick. The page's variant decides which legs of the same fixture it replaces; legs of other
 * fixtures stay in place (PICK-001 to PICK-013).
 */
export function addPick<L extends Leg>(variant: PickVariant, legs: readonly L[], pick: L): readonly L[] {
  const onFixture = legs.filter(leg => leg.fixtureId === pick.fixtureId)
  const staying = new Set(legsBeside(variant, onFixture, pick))
  return [...legs.filter(leg => leg.fixtureId !== pick.fixtureId || staying.has(leg)), pick]
}

/** Removes the leg of that outcome; an unknown id changes nothing (PICK-002). */
export const removePick = <L extends Leg>(legs: readonly L[], outcomeId: OutcomeId): readonly L[] =>
  legs.filter(leg => leg.outcomeId !== outcomeId)

export const isPicked = (legs: readonly Leg[], outcomeId: OutcomeId): boolean =>
  legs.some(leg => leg.outcomeId === outcomeId)
