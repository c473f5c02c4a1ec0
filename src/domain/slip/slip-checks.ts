import type { BetPage } from '../markets/bet-page.ts'
import { type Odds, totalOddsOf } from '../odds.ts'
import { checkBonus } from './bonus.ts'
import type { CrossRules } from './cross-rules.ts'
import { type BetFigures, checkFigures } from './figure-checks.ts'
import type { BonusPick, Leg } from './leg.ts'
import { checkLegs, type FoldSwitches } from './leg-count.ts'
import { checkSameFixture } from './same-fixture.ts'
import type { SlipViolation } from './slip-violation.ts'

/** A slip before it is sent, in browser and server. */
export type SlipQuestion = Pick<BetFigures, 'stake' | 'limits' | 'formValid'> & {
  readonly page: BetPage
  readonly legs: readonly Leg[]
  readonly bonus: BonusPick | undefined
  readonly folds?: FoldSwitches
  /** The shipped rules by default. */
  readonly cross?: CrossRules
}

/** Total odds of a slip including its bonus (handbook 1.6). */
export const slipOdds = (legs: readonly Leg[], bonus: BonusPick | undefined): Odds => totalOddsOf(legs, bonus)

/**
 * Returns all violations of a slip: the seven checks in order (VALID-014 to VALID-020), then the slip's
 * content. The first is shown to the member (VALID-013); empty when the slip may be sent.
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
  // A single list: each bet is checked, and almost none has violations.
  for (const one of checkLegs(question)) violations.push(one)
  for (const one of checkSameFixture(question.page, question.legs, question.cross)) violations.push(one)
  for (const one of checkBonus(question.page, question.legs, question.bonus)) violations.push(one)
  return violations
}
