import { type Won, won } from '../../money.ts'
import { odds } from '../../odds.ts'
import type { BetLimits } from '../../slip/bet-limits.ts'

/** Slips of one member on one round (handbook 3.4). */
export const ROUND_SLIPS_MAX = 3

/** Of one bet on a minigame by a member of a level (handbook 3.4). */
export type MinigameLevelLimits = {
  readonly stakeMin: Won
  readonly stakeMax: Won
  readonly payoutMax: Won
}

/** What a game sets beside them; null where it sets nothing. */
export type GameLimits = {
  readonly stakeMin: Won | null
  readonly stakeMax: Won | null
  readonly payoutMax: Won | null
}

/** Of a level without limits of its own: those of the first (handbook 3.4). */
const firstLevel: MinigameLevelLimits = {
  stakeMin: won(5_000),
  stakeMax: won(1_000_000),
  payoutMax: won(3_000_000),
}

/** A bet on a round has one pick, whose price the house has set: its odds have no limit beside what it may win. */
const NO_ODDS_MAX = odds(Number.MAX_SAFE_INTEGER)

/** What a member may bet on a game: the narrower of level and game (handbook 3.4). */
export const roundLimits = (
  level: MinigameLevelLimits | undefined,
  { stakeMin, stakeMax, payoutMax }: GameLimits,
): BetLimits => {
  const own = level ?? firstLevel
  return {
    stakeMin: won(Math.max(own.stakeMin, stakeMin ?? 0)),
    stakeMax: won(Math.min(own.stakeMax, stakeMax ?? own.stakeMax)),
    winningsMax: won(Math.min(own.payoutMax, payoutMax ?? own.payoutMax)),
    totalOddsMax: NO_ODDS_MAX,
  }
}
