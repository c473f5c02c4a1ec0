import { ODDS_MIN, type Odds, odds } from '#domain/odds.ts'

const ODDS_MAX = 10_000
const WHOLE = 1_000_000

/** Handbook 1.13: live 91 %. */
export const LIVE_PAYOUT = 9_100

/**
 * Returns the price for a fair probability (a fraction of one): floor(100 x payout / probability) / 100, from 1.01 to
 * 100. The probability is first rounded up to whole millionths, so that rounding never reduces the house's margin.
 */
export function offerPrice(chance: number, payoutBasisPoints: number): Odds {
  const millionths = Math.max(1, Math.ceil(chance * WHOLE))
  const hundredths = Math.floor((payoutBasisPoints * WHOLE) / 100 / millionths)
  return odds(Math.min(ODDS_MAX, Math.max(ODDS_MIN, hundredths)))
}
