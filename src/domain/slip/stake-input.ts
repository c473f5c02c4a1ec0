import { formatFigure } from '../korean-formats.ts'
import { type Won, won } from '../money.ts'
import type { Odds } from '../odds.ts'
import { typedAmount } from '../typed-text.ts'
import type { BetLimits } from './bet-limits.ts'
import type { SlipViolation } from './slip-violation.ts'

/**
 * The stake field: its text and the parsed number. Undefined while empty, NaN when the text is no number
 * of at least 0. A fraction is kept, because check 6 must detect it.
 */
export type StakeField = {
  readonly text: string
  readonly amount: number | undefined
  /** The amount was cut because of the maximum winnings or the balance. */
  readonly cutTo?: 'winnings' | 'balance'
}

/** Bounds of the stake. `total` is undefined while the slip is empty. */
export type StakeBounds = {
  readonly balance: Won
  readonly limits: BetLimits
  readonly total: Odds | undefined
}

/** A change of the stake within its bounds. */
export type StakeChange = (field: StakeField, bounds: StakeBounds) => StakeField

/** The clear button (CART-019). */
export const emptyStake: StakeField = { text: '', amount: undefined }

/** In the order of CART-015. */
export const quickAddAmounts: readonly Won[] = [
  5_000, 10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000, 2_000_000,
].map(won)

/**
 * The largest whole stake within the maximum winnings: floor(maximum / total odds) (VALID-026,
 * VALID-027).
 */
export const largestStake = (winningsMax: Won, total: Odds): Won =>
  won(Number((BigInt(winningsMax) * 100n) / BigInt(total)))

/**
 * Maximum of the stake field: the balance, or the stake that the maximum winnings allow, if lower
 * (VALID-012, VALID-026).
 */
function ceiling({ balance, limits, total }: StakeBounds): number {
  return total === undefined ? balance : Math.min(balance, largestStake(limits.winningsMax, total))
}

const showStake = (amount: number): StakeField => ({ text: formatFigure(amount), amount })

/** Sets the field to its maximum and records what cut it. */
function cutStake(bounds: StakeBounds): StakeField {
  const most = ceiling(bounds)
  return { ...showStake(most), cutTo: most < bounds.balance ? 'winnings' : 'balance' }
}

const fitStake = (amount: number, bounds: StakeBounds): StakeField =>
  amount > ceiling(bounds) ? cutStake(bounds) : showStake(amount)

/**
 * Returns what cut the stake while it is still at that maximum (CART-018, CART-021, VALID-026); undefined
 * for a stake that was not cut.
 */
export function cutOf(
  { amount, cutTo }: StakeField,
  { balance, limits, total }: StakeBounds,
): StakeField['cutTo'] {
  if (cutTo === 'winnings')
    return total !== undefined && amount === largestStake(limits.winningsMax, total) ? cutTo : undefined
  return amount === balance ? cutTo : undefined
}

/** Formats "12345.5" as "12,345.5": separators in the whole part only. */
function separate(typed: string): string {
  const [whole = '', fraction] = typed.split('.')
  const figure = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? figure : `${figure || '0'}.${fraction}`
}

/**
 * The field after typing: with separators, reduced to the balance, cut to the maximum winnings
 * (VALID-011, VALID-012).
 */
export function typeStake(typed: string, bounds: StakeBounds): StakeField {
  const bare = typedAmount(typed)
  if (bare === '') return emptyStake
  if (!/^(\d+\.?\d*|\.\d+)$/.test(bare)) return { text: typed, amount: Number.NaN }
  const amount = Number(bare)
  return amount > ceiling(bounds) ? cutStake(bounds) : { text: separate(bare), amount }
}

/** Cuts the stake again after a change of picks, odds, limits or balance (VALID-027). */
export function recutStake(field: StakeField, bounds: StakeBounds): StakeField {
  return field.amount !== undefined && field.amount > ceiling(bounds) ? cutStake(bounds) : field
}

/** A quick-add button adds to the present amount (CART-016, CART-018). */
export function addStake(field: StakeField, added: Won, bounds: StakeBounds): StakeField {
  return fitStake((field.amount || 0) + added, bounds)
}

/** MAX: the lesser of the balance and the maximum bet, cut to the maximum winnings (CART-017, CART-018). */
export const maxStake = (bounds: StakeBounds): StakeField =>
  fitStake(Math.min(bounds.limits.stakeMax, bounds.balance), bounds)

/** The last accepted stake within the present bounds; the empty field when that is below the minimum. */
export function stakeAgain(amount: Won, bounds: StakeBounds): StakeField {
  const field = fitStake(Math.min(amount, bounds.limits.stakeMax), bounds)
  return (field.amount ?? 0) < bounds.limits.stakeMin ? emptyStake : field
}

/** The error below the field; undefined when it is valid (VALID-009, VALID-010). */
export function checkStakeField({ amount }: StakeField): SlipViolation | undefined {
  if (amount === undefined) return { code: 'STAKE_MISSING' }
  return amount >= 0 ? undefined : { code: 'STAKE_NOT_A_NUMBER' }
}
