import type { BetPage } from '../markets/bet-page.ts'
import { type Odds, totalOddsOf } from '../odds.ts'
import { checkBonus } from './bonus.ts'
import type { CrossRules } from './cross-rules.ts'
import { type BetFigures, checkFigures } from './figure-checks.ts'
import type { BonusPick, Leg } from './leg.ts'
import { checkLegs, type FoldSwitches } from './leg-count.ts'
import { checkSameFixture } from './same-fixture.ts'
import type { SlipViolation } from './slip-violation.ts'

/** A slip as it is about to be sent, in the browser and on the server alike. */
export type SlipQuestion = Pick<BetFigures, 'stake' | 'limits' | 'formValid'> & {
  readonly page: BetPage
  readonly legs: readonly Leg[]
  readonly bonus: BonusPick | undefined
  readonly folds?: FoldSwitches
  /** Those that a site ships with unless others are in force. */
  readonly cross?: CrossRules
}

/** Total odds of a slip, its bonus included (handbook 1.6). */
export const slipOdds = (legs: readonly Leg[], bonus: BonusPick | undefined): Odds => totalOddsOf(legs, bonus)

/**
 * Every violation of a slip: the seven checks in their order (VALID-014 to VALID-020), then what it may hold. The first is the
 * one the member hears (VALID-013); an empty list means it may be sent.
 */
export function checkSlip(question: SlipQuestion): readonly SlipViolation[] {
  const { legs, bonus } = question
  const violations = checkFigures({
    isEmpty: legs.length === 0,
    total: slipOdds(legs, bonus),
    stake: question.stake,
    limits: question.limits,
    formValid: question.formValid,
  })
  // One list for all: every bet is checked, and nearly none breaks anything.
  for (const one of checkLegs(question)) violations.push(one)
  for (const one of checkSameFixture(question.page, question.legs, question.cross)) violations.push(one)
  for (const one of checkBonus(question.page, question.legs, question.bonus)) violations.push(one)
  return violations
}
