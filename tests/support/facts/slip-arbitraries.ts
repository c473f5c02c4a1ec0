import fc from 'fast-check'
import { type Won, won } from '#domain/money.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import type { BonusPick, Leg } from '#domain/slip/leg.ts'
import { levelSettings } from '#domain/slip/level-settings.ts'
import { aBonus, aLeg } from './legs.ts'

/** Mostly the odds of real slips, sometimes a long shot. */
export const anyOdds: fc.Arbitrary<Odds> = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: 100, max: 500 }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 100_000 }) },
  )
  .map(odds)

/** Legs of different fixtures. */
export const anyLegs = ({ min = 1, max = 10 } = {}): fc.Arbitrary<readonly Leg[]> =>
  fc
    .array(anyOdds, { minLength: min, maxLength: max })
    .map(prices => prices.map((price, index) => aLeg({ fixture: index + 1, odds: price })))

export const anyBonus: fc.Arbitrary<BonusPick | undefined> = fc.option(
  fc.constantFrom(3, 5, 7).map(folds => aBonus(folds)),
  { nil: undefined },
)

export const anyStake: fc.Arbitrary<Won> = fc.integer({ min: 0, max: 20_000_000 }).map(won)

/** One of the limit sets of the ten levels. */
export const anyLimits: fc.Arbitrary<BetLimits> = fc.constantFrom(
  ...levelSettings.flatMap(({ general, live, special }) => [general, live, special]),
)
