import { odds } from '../../odds.ts'
import type { BetLimits } from '../../slip/bet-limits.ts'
import type { RoundBetLimits } from '../game-terms.ts'

/** A bet on a round has one pick, whose price the house has set: its odds have no limit beside what it may win. */
const NO_ODDS_MAX = odds(Number.MAX_SAFE_INTEGER)

/** The limits of a bet on a round as the checks of every slip ask for them. */
export const slipLimits = ({ stakeMin, stakeMax, payoutMax }: RoundBetLimits): BetLimits => ({
  stakeMin,
  stakeMax,
  winningsMax: payoutMax,
  totalOddsMax: NO_ODDS_MAX,
})
