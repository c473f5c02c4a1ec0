import type { MarketTypeId } from '../ids.ts'
import { type BetPage, pickVariant } from '../markets/bet-page.ts'
import { isWholeMatch, marketFamily } from '../markets/market-catalogue.ts'
import { type CrossRules, mayCross, shippedCrossRules } from './cross-rules.ts'
import type { Leg } from './leg.ts'
import { somePair } from './leg-count.ts'
import type { PairSide, SlipViolation } from './slip-violation.ts'

/**
 * Markets of a cross row. A team total or a corner handicap correlates with the result and may never
 * cross.
 */
const rowMarkets: ReadonlySet<MarketTypeId> = new Set(
  [1, 2, 3, 28, 50, 52, 226, 342].map(id => id as MarketTypeId),
)

function pairSide(leg: Leg): PairSide {
  if (!isWholeMatch(leg.marketTypeId)) return 'part'
  if (!rowMarkets.has(leg.marketTypeId)) return 'other'
  if (leg.pick === 'Over') return 'over'
  if (leg.pick === 'Under') return 'under'
  if (leg.pick === 'X') return 'draw'
  return marketFamily(leg.marketTypeId) === 'handicap' ? 'handicap' : 'win'
}

type Pair = readonly [Leg, Leg]

const ofOneFixture = (first: Leg, second: Leg): boolean => first.fixtureId === second.fixtureId

const noViolations: readonly SlipViolation[] = []

/** All pairs of legs of one fixture, in slip order. */
function sameFixturePairs(legs: readonly Leg[]): readonly Pair[] {
  const pairs: Pair[] = []
  for (const [at, first] of legs.entries())
    for (let other = at + 1; other < legs.length; other++) {
      const second = legs[other]
      if (second?.fixtureId === first.fixtureId) pairs.push([first, second])
    }
  return pairs
}

/** Up to two legs of a fixture in play, from different families (PICK-008). */
const inPlayAllows = (legs: readonly Leg[], [first, second]: Pair): boolean =>
  marketFamily(first.marketTypeId) !== marketFamily(second.marketTypeId) &&
  legs.filter(leg => leg.fixtureId === first.fixtureId).length <= 2

const matrixAllows = (rules: CrossRules, page: BetPage, [first, second]: Pair): boolean =>
  page === 'cross' && mayCross(rules, first.sportId, pairSide(first), pairSide(second))

/**
 * Returns violations by several legs of one fixture: the matrix on the cross page, the family rule in
 * play, one leg per fixture elsewhere (handbook 1.4, PICK-006, PICK-008). Two legs of one market are
 * checked in `checkLegs`.
 */
export function checkSameFixture(
  page: BetPage,
  legs: readonly Leg[],
  rules: CrossRules = shippedCrossRules,
): readonly SlipViolation[] {
  // Fast path for almost all slips, without allocating a list.
  if (!somePair(legs, ofOneFixture)) return noViolations
  const pairs = sameFixturePairs(legs).filter(([first, second]) => first.marketId !== second.marketId)
  const inPlay = pickVariant(page) === 'in-play'
  const refused = pairs.find(pair => !(inPlay ? inPlayAllows(legs, pair) : matrixAllows(rules, page, pair)))
  if (refused) {
    return [{ code: 'SAME_FIXTURE_PAIR', a: pairSide(refused[0]), b: pairSide(refused[1]) }]
  }
  const violations: SlipViolation[] = []
  if (inPlay || pairs.length === 0) return violations
  if (legs.length < rules.legsMin) {
    violations.push({ code: 'SAME_FIXTURE_LEGS_BELOW_MINIMUM', min: rules.legsMin })
  }
  if (pairs.length > rules.pairsMax) {
    violations.push({ code: 'SAME_FIXTURE_PAIRS_ABOVE_MAXIMUM', max: rules.pairsMax })
  }
  return violations
}
