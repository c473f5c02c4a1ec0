import type { BetPage } from '../markets/bet-page.ts'
import type { Won } from '../money.ts'
import { type Odds, totalOddsOf } from '../odds.ts'
import type { BetLimits } from './bet-limits.ts'
import { checkBonus } from './bonus.ts'
import type { BonusPick, Leg } from './leg.ts'
import { checkLegs, type FoldSwitches } from './leg-count.ts'
import { checkSameFixture } from './same-fixture.ts'
import type { SlipViolation } from './slip-violation.ts'

/** A slip as it is about to be sent, in the browser and on the server alike. */
export type SlipQuestion = {
  readonly page: BetPage
  readonly legs: readonly Leg[]
  readonly bonus: BonusPick | undefined
  /** Any number a form or a request may hold; undefined (empty) and NaN count as 0 (VALID-022). */
  readonly stake: number | undefined
  readonly limits: BetLimits
  /** Whether the other fields of the form are well; a server that has parsed the request says true. */
  readonly formValid: boolean
  readonly folds?: FoldSwitches
}

/** Total odds of a slip, its bonus included (handbook 1.6). */
export const slipOdds = (legs: readonly Leg[], bonus: BonusPick | undefined): Odds => totalOddsOf(legs, bonus)

/** A decimal as digits over a power of ten, exactly as it was typed. */
function exactDecimal(amount: number): { readonly digits: bigint; readonly scale: bigint } {
  const [whole = '0', fraction = ''] = String(amount).split('.')
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** Whether stake times total odds is more than `max`, without rounding (VALID-017). */
function exceedsWinnings(stake: number, total: Odds, max: Won): boolean {
  // Beyond 2^53 a number is no amount any more; below a millionth JavaScript writes an exponent.
  if (stake > Number.MAX_SAFE_INTEGER) return true
  if (stake < 0.000_001) return false
  const limit = max * 100
  if (Number.isInteger(stake) && limit <= Number.MAX_SAFE_INTEGER) {
    const product = stake * total
    // Beyond 2^53 a product is rounded, but stays above every exact limit.
    return product > limit
  }
  const { digits, scale } = exactDecimal(stake)
  return digits * BigInt(total) > BigInt(max) * 100n * scale
}

function checkFigures(question: SlipQuestion): SlipViolation[] {
  const { legs, bonus, limits, formValid } = question
  const stake = question.stake || 0
  const total = slipOdds(legs, bonus)
  const violations: SlipViolation[] = []
  if (legs.length === 0) violations.push({ code: 'NO_SELECTION' })
  if (stake < limits.stakeMin) violations.push({ code: 'STAKE_BELOW_MINIMUM', min: limits.stakeMin })
  if (stake > limits.stakeMax) violations.push({ code: 'STAKE_ABOVE_MAXIMUM', max: limits.stakeMax })
  if (exceedsWinnings(stake, total, limits.winningsMax))
    violations.push({ code: 'WINNINGS_ABOVE_MAXIMUM', max: limits.winningsMax })
  if (total > limits.totalOddsMax)
    violations.push({ code: 'TOTAL_ODDS_ABOVE_MAXIMUM', max: limits.totalOddsMax })
  if (!Number.isInteger(stake)) violations.push({ code: 'STAKE_FRACTIONAL' })
  if (!formValid || Number.isNaN(question.stake)) violations.push({ code: 'FORM_INVALID' })
  return violations
}

/**
 * Every violation of a slip: the seven checks in their order (VALID-014 to VALID-020), then what it may hold. The first is the
 * one the member hears (VALID-013); an empty list means it may be sent.
 */
export function checkSlip(question: SlipQuestion): readonly SlipViolation[] {
  const violations = checkFigures(question)
  // One list for all: every bet is checked, and nearly none breaks anything.
  for (const one of checkLegs(question)) violations.push(one)
  for (const one of checkSameFixture(question.page, question.legs)) violations.push(one)
  for (const one of checkBonus(question.page, question.legs, question.bonus)) violations.push(one)
  return violations
}
