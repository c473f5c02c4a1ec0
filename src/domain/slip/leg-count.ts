import { isSoldAlone } from '../fixtures/proto.ts'
import type { BetPage } from '../markets/bet-page.ts'
import { areOppositePicks } from '../markets/opposite-picks.ts'
import type { Won } from '../money.ts'
import type { Leg } from './leg.ts'
import type { SlipViolation } from './slip-violation.ts'

/** Maximum number of real selections in a slip (handbook 1.4). */
export const LEGS_MAX = 10

/**
 * Minimum number of legs of a proto slip, except for games sold as singles; other pages accept singles
 * (handbook 1.1).
 */
const PROTO_LEGS_MIN = 2

/** Switches for each level or member (handbook 1.7); by default all on, without a cap. */
export type FoldSwitches = {
  readonly singles: boolean
  readonly doubles: boolean
  /** 단폴 최대금액; undefined means the level's maximum bet. */
  readonly singleStakeMax: Won | undefined
}

const everyFold: FoldSwitches = { singles: true, doubles: true, singleStakeMax: undefined }

/** True when any two legs are related. Uses plain loops, because it runs several times for each bet. */
export function somePair(legs: readonly Leg[], related: (first: Leg, second: Leg) => boolean): boolean {
  for (let at = 1; at < legs.length; at++) {
    const second = legs[at]
    for (let before = 0; before < at; before++) {
      const first = legs[before]
      if (first && second && related(first, second)) return true
    }
  }
  return false
}

const isSameOutcome = (first: Leg, second: Leg): boolean => first.outcomeId === second.outcomeId

/** Two outcomes of one market, or opposite sides at two lines. */
const areBothSides = (first: Leg, second: Leg): boolean =>
  first.outcomeId !== second.outcomeId &&
  (first.marketId === second.marketId ||
    (first.fixtureId === second.fixtureId &&
      first.marketTypeId === second.marketTypeId &&
      areOppositePicks(first.pick, second.pick)))

export type LegsQuestion = {
  readonly page: BetPage
  readonly legs: readonly Leg[]
  readonly stake: number | undefined
  readonly folds?: FoldSwitches
}

/** Checks the number of legs, and that no leg is repeated or opposite to another (handbook 1.4, 1.7). */
export function checkLegs({ page, legs, stake, folds = everyFold }: LegsQuestion): readonly SlipViolation[] {
  const single = legs.length === 1
  const singleStakeMax = folds.singleStakeMax
  const violations: SlipViolation[] = []
  if (legs.length > LEGS_MAX) violations.push({ code: 'LEGS_ABOVE_MAXIMUM', max: LEGS_MAX })
  if (page === 'proto' && single && !legs.every(isSoldAlone))
    violations.push({ code: 'LEGS_BELOW_MINIMUM', min: PROTO_LEGS_MIN })
  if (single && !folds.singles) violations.push({ code: 'SINGLE_NOT_ALLOWED' })
  if (legs.length === 2 && !folds.doubles) violations.push({ code: 'DOUBLE_NOT_ALLOWED' })
  if (single && singleStakeMax !== undefined && (stake ?? 0) > singleStakeMax) {
    violations.push({ code: 'SINGLE_STAKE_ABOVE_MAXIMUM', max: singleStakeMax })
  }
  if (somePair(legs, isSameOutcome)) violations.push({ code: 'OUTCOME_REPEATED' })
  if (somePair(legs, areBothSides)) violations.push({ code: 'BOTH_SIDES_IN_SLIP' })
  return violations
}
