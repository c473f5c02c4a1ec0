import type { Won } from '../money.ts'
import type { Odds } from '../odds.ts'
import type { BetLimits } from './bet-limits.ts'
import type { SlipViolation } from './slip-violation.ts'

/** The figures of a bet of any kind of game that is about to be sent. */
export type BetFigures = {
  readonly isEmpty: boolean
  /** Of all picks together; 1.00 of none. */
  readonly total: Odds
  /** Any number a form or a request may hold; undefined (empty) and NaN count as 0 (VALID-022). */
  readonly stake: number | undefined
  readonly limits: BetLimits
  /** Whether the other fields of the form are well; a server that has parsed the request says true. */
  readonly formValid: boolean
}

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

/** The seven checks in their order, whatever is bet on (VALID-014 to VALID-020). */
export function checkFigures(figures: BetFigures): SlipViolation[] {
  const { isEmpty, total, limits, formValid } = figures
  const stake = figures.stake || 0
  const violations: SlipViolation[] = []
  if (isEmpty) violations.push({ code: 'NO_SELECTION' })
  if (stake < limits.stakeMin) violations.push({ code: 'STAKE_BELOW_MINIMUM', min: limits.stakeMin })
  if (stake > limits.stakeMax) violations.push({ code: 'STAKE_ABOVE_MAXIMUM', max: limits.stakeMax })
  if (exceedsWinnings(stake, total, limits.winningsMax))
    violations.push({ code: 'WINNINGS_ABOVE_MAXIMUM', max: limits.winningsMax })
  if (total > limits.totalOddsMax)
    violations.push({ code: 'TOTAL_ODDS_ABOVE_MAXIMUM', max: limits.totalOddsMax })
  if (!Number.isInteger(stake)) violations.push({ code: 'STAKE_FRACTIONAL' })
  if (!formValid || Number.isNaN(figures.stake)) violations.push({ code: 'FORM_INVALID' })
  return violations
}
