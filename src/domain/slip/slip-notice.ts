import type { Won } from '../money.ts'
import { type BetSlip, boundsOf, type SlipTerms } from './bet-slip.ts'
import type { SlipViolation } from './slip-violation.ts'
import { isCutToWinnings, largestStake, type StakeBounds } from './stake-input.ts'

/** What is told beside the button: why the bet would be refused, or what became of the amount. */
export type SlipNotice =
  | SlipViolation
  /** At these odds even the minimum stake wins more than the maximum. */
  | { readonly code: 'NO_STAKE_FITS_WINNINGS'; readonly max: Won }
  | { readonly code: 'STAKE_CUT_TO_WINNINGS' }

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
  return hopelessOdds(boundsOf(slip, terms)) ?? first
}

/** Tells of an amount that the maximum winnings cut, until the amount or what they leave changes (CART-018). */
export const cutNotice = (slip: BetSlip, terms: SlipTerms): SlipNotice | undefined =>
  isCutToWinnings(slip.stake, boundsOf(slip, terms)) ? { code: 'STAKE_CUT_TO_WINNINGS' } : undefined
