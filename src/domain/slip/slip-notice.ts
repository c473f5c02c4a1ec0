import type { Won } from '../money.ts'
import { type BetSlip, boundsOf, type SlipTerms } from './bet-slip.ts'
import type { SlipViolation } from './slip-violation.ts'
import { cutOf, largestStake, type StakeBounds, type StakeField } from './stake-input.ts'

/** What is told beside the button: why the bet would be refused, or what became of the amount. */
export type SlipNotice =
  | SlipViolation
  /** At these odds even the minimum stake wins more than the maximum. */
  | { readonly code: 'NO_STAKE_FITS_WINNINGS'; readonly max: Won }
  /** Not even the minimum stake is there. */
  | { readonly code: 'BALANCE_BELOW_MINIMUM'; readonly balance: Won }
  | { readonly code: 'STAKE_CUT_TO_WINNINGS' }
  | { readonly code: 'STAKE_CUT_TO_BALANCE' }

/**
 * Odds at which no amount can be placed. Of the two maxima the one that allows less is told, since the picks must
 * come down to it (VALID-017, VALID-018).
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
 * The true cause behind the first violation. The alert at the press keeps the order of the checks (VALID-013); before
 * it, "too little" would send the member to an amount that the odds then take away again.
 */
export function stopNotice(
  slip: BetSlip,
  terms: SlipTerms,
  first: SlipViolation | undefined,
): SlipNotice | undefined {
  if (first?.code !== 'STAKE_BELOW_MINIMUM') return first
  return stakeStop(boundsOf(slip, terms)) ?? first
}

/** Why no amount can be placed at all; undefined where one can. */
export function stakeStop(bounds: StakeBounds): SlipNotice | undefined {
  const { balance, limits } = bounds
  if (balance < limits.stakeMin) return { code: 'BALANCE_BELOW_MINIMUM', balance }
  return hopelessOdds(bounds)
}

/** Tells of an amount that was cut, until it or what cut it changes (CART-018, CART-021). */
export function cutNotice(stake: StakeField, bounds: StakeBounds): SlipNotice | undefined {
  const cutTo = cutOf(stake, bounds)
  return cutTo && { code: cutTo === 'winnings' ? 'STAKE_CUT_TO_WINNINGS' : 'STAKE_CUT_TO_BALANCE' }
}
