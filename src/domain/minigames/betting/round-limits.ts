import { odds } from '../../odds.ts'
import type { BetLimits } from '../../slip/bet-limits.ts'
import type { RoundBetLimits } from '../game-terms.ts'

/**
 * A bet on a round has one pick with a price set by the house, so its odds need no limit besides the
 * maximum winnings.
 */
const NO_ODDS_MAX = odds(Number.MAX_SAFE_INTEGER)

/** Converts the limits of a round's bet for the common slip checks. */
export const slipLimits = ({ stakeMin, stakeMax, payoutMax }: RoundBetLimits): BetLimits => ({
  stakeMin,
  stakeMax,
  winningsMax: payoutMax,
  totalOddsMax: NO_ODDS_MAX,
})
