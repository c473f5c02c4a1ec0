import { isSoldAlone } from '../fixtures/proto.ts'
import type { BetPage } from '../markets/bet-page.ts'
import { areOppositePicks } from '../markets/opposite-picks.ts'
import type { Won } from '../money.ts'
import type { Leg } from './leg.ts'
import type { SlipViolation } from './slip-violation.ts'

/** A slip holds at most this many real selections (handbook 1.4). */
export const LEGS_MAX = 10

/** A proto slip needs this many, but for a game that is sold alone; other pages take singles (handbook 1.1). */
const PROTO_LEGS_MIN = 2

/** What an operator switches per level or member (handbook 1.7); all on and no cap unless set. */
export type FoldSwitches = {
  readonly singles: boolean
  readonly doubles: boolean
  /** 단폴 최대금액; undefined means the level's maximum bet. */
  readonly singleStakeMax: Won | undefined
}

const everyFold: FoldSwitches = { singles: true, doubles: true, singleStakeMax: undefined }

/** Whether any two legs of the slip are in that relation. In plain loops: every bet is asked more than once. */
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

/** Two outcomes of one market, or its two sides at two lines. */
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

/** How many legs there may be, and that none is taken twice or against its own market (handbook 1.4, 1.7). */
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
