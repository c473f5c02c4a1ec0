import type { Won } from '../money.ts'
import { type BetSlip, boundsOf, type SlipTerms } from './bet-slip.ts'
import type { SlipViolation } from './slip-violation.ts'
import { cutOf, largestStake, type StakeBounds, type StakeField } from './stake-input.ts'

/** Notice next to the button: why the bet would be refused, or why the stake was cut. */
export type SlipNotice =
  | SlipViolation
  /** At these odds even the minimum stake exceeds the maximum winnings. */
  | { readonly code: 'NO_STAKE_FITS_WINNINGS'; readonly max: Won }
  /** The balance is below the minimum stake. */
  | { readonly code: 'BALANCE_BELOW_MINIMUM'; readonly balance: Won }
  | { readonly code: 'STAKE_CUT_TO_WINNINGS' }
  | { readonly code: 'STAKE_CUT_TO_BALANCE' }

/**
 * Detects odds at which no stake is possible. Reports the stricter of the two maxima, because the picks
 * have to meet it (VALID-017, VALID-018).
 */
function hopelessOdds({ limits, total }: StakeBounds): SlipNotice | undefined {
  const { totalOddsMax, winningsMax, stakeMin } = limits
  if (total === undefined) return undefined
  const stakeFits = largestStake(winningsMax, total) >= stakeMin
  const maximumFits = largestStake(winningsMax, totalOddsMax) >= stakeMin
  if (total > totalOddsMax && (stakeFits || maximumFits))
    return { code: 'TOTAL_ODDS_ABOVE_MAXIMUM', max: totalOddsMax }
  return stakeFits ? undefined : { code: 'NO_STAKE_FITS_WINNINGS', max: winningsMax }
}

/**
 * Returns the real cause of the first violation. The alert on submit keeps the order of the checks
 * (VALID-013). Before that, "below minimum" would suggest an amount that the odds then cut again.
 */
export function stopNotice(
  slip: BetSlip,
  terms: SlipTerms,
  first: SlipViolation | undefined,
): SlipNotice | undefined {
  if (first?.code !== 'STAKE_BELOW_MINIMUM') return first
  return stakeStop(boundsOf(slip, terms)) ?? first
}

/** Returns why no stake is possible; undefined when one is. */
export function stakeStop(bounds: StakeBounds): SlipNotice | undefined {
  const { balance, limits } = bounds
  if (balance < limits.stakeMin) return { code: 'BALANCE_BELOW_MINIMUM', balance }
  return hopelessOdds(bounds)
}

/** Notice about a cut stake, until the stake or its bound changes (CART-018, CART-021). */
export function cutNotice(stake: StakeField, bounds: StakeBounds): SlipNotice | undefined {
  const cutTo = cutOf(stake, bounds)
  return cutTo && { code: cutTo === 'winnings' ? 'STAKE_CUT_TO_WINNINGS' : 'STAKE_CUT_TO_BALANCE' }
}
