import type { Won } from '../money.ts'
import type { Odds } from '../odds.ts'
import type { BetLimits } from './bet-limits.ts'
import type { SlipViolation } from './slip-violation.ts'

/** The figures of a bet before it is sent, for all products. */
export type BetFigures = {
  readonly isEmpty: boolean
  /** Total odds of all picks; 1.00 without picks. */
  readonly total: Odds
  /** Any number that a form or request may contain; undefined (empty) and NaN count as 0 (VALID-022). */
  readonly stake: number | undefined
  readonly limits: BetLimits
  /** True when the form's other fields are valid; a server passes true after parsing the request. */
  readonly formValid: boolean
}

/** A decimal number as digits over a power of ten, exactly as typed. */
function exactDecimal(amount: number): { readonly digits: bigint; readonly scale: bigint } {
  const [whole = '0', fraction = ''] = String(amount).split('.')
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** True when stake times total odds exceeds `max`, without rounding (VALID-017). */
function exceedsWinnings(stake: number, total: Odds, max: Won): boolean {
  // Above 2^53 a number is no valid amount; below a millionth JavaScript writes an exponent.
  if (stake > Number.MAX_SAFE_INTEGER) return true
  if (stake < 0.000_001) return false
  const limit = max * 100
  if (Number.isInteger(stake) && limit <= Number.MAX_SAFE_INTEGER) {
    const product = stake * total
    // Above 2^53 a product is rounded, but stays above every exact limit.
    return product > limit
  }
  const { digits, scale } = exactDecimal(stake)
  return digits * BigInt(total) > BigInt(max) * 100n * scale
}

/** The seven checks in order, for all products (VALID-014 to VALID-020). */
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
