import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'

/** The limits of a level without a setting, as in the specification (LIMIT-001 to LIMIT-004). */
export const defaultLimits: BetLimits = {
  stakeMin: won(5_000),
  stakeMax: won(50_000_000),
  winningsMax: won(3_000_000),
  totalOddsMax: odds(10_00),
}
