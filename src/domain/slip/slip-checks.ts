import type { BetPage } from '../markets/bet-page.ts'
import type { Won } from '../money.ts'
import { type Odds, totalOdds } from '../odds.ts'
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
export const slipOdds = (legs: readonly Leg[], bonus: BonusPick | undefined): Odds =>
  totalOdds([...legs, ...(bonus ? [bonus] : [])].map(pick => pick.odds))

/** A decimal as digits over a power of ten, exactly as it was typed. */
function exactDecimal(amount: number): { readonly digits: bigint; readonly scale: bigint } {
  const [whole = '0', fraction = ''] = String(amount).split('.')
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** Whether stake times total odds is more than `max`, without rounding (VALID-017). */
export function exceedsWinnings(stake: number, total: Odds, max: Won): boolean {
  // Beyond 2^53 a number is no amount any more; below a millionth JavaScript writes an exponent.
  if (stake > Number.MAX_SAFE_INTEGER) return true
  if (stake < 0.000_001) return false
  const { digits, scale } = exactDecimal(stake)
  return digits * BigInt(total) > BigInt(max) * 100n * scale
}

function checkFigures(question: SlipQuestion): readonly SlipViolation[] {
  const { legs, bonus, limits, formValid } = question
  const stake = question.stake || 0
  const total = slipOdds(legs, bonus)
  const rules: readonly (readonly [broken: boolean, violation: SlipViolation])[] = [
    [legs.length === 0, { code: 'NO_SELECTION' }],
    [stake < limits.stakeMin, { code: 'STAKE_BELOW_MINIMUM', min: limits.stakeMin }],
    [stake > limits.stakeMax, { code: 'STAKE_ABOVE_MAXIMUM', max: limits.stakeMax }],
    [
      exceedsWinnings(stake, total, limits.winningsMax),
      { code: 'WINNINGS_ABOVE_MAXIMUM', max: limits.winningsMax },
    ],
    [total > limits.totalOddsMax, { code: 'TOTAL_ODDS_ABOVE_MAXIMUM', max: limits.totalOddsMax }],
    [!Number.isInteger(stake), { code: 'STAKE_FRACTIONAL' }],
    [!formValid || Number.isNaN(question.stake), { code: 'FORM_INVALID' }],
  ]
  return rules.filter(([broken]) => broken).map(([, violation]) => violation)
}

/**
 * Every violation of a slip: the seven checks in the order of spec 5, then what it may hold. The first is the
 * one the member hears (VALID-013); an empty list means it may be sent.
 */
export const checkSlip = (question: SlipQuestion): readonly SlipViolation[] => [
  ...checkFigures(question),
  ...checkLegs(question),
  ...checkSameFixture(question.page, question.legs),
  ...checkBonus(question.page, question.legs, question.bonus),
]
