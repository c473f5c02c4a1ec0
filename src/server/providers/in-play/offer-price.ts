import { ODDS_MIN, type Odds, odds } from '#domain/odds.ts'

const ODDS_MAX = 10_000
const WHOLE = 1_000_000

/** Handbook 1.13: live 91 %. */
export const LIVE_PAYOUT = 9_100

/**
 * The price of a fair chance (a fraction of one): floor(100 x payout / chance) / 100, from 1.01 to 100. The
 * chance is taken up to whole millionths first, so that rounding never costs the house its margin.
 */
export function offerPrice(chance: number, payoutBasisPoints: number): Odds {
  const millionths = Math.max(1, Math.ceil(chance * WHOLE))
  const hundredths = Math.floor((payoutBasisPoints * WHOLE) / 100 / millionths)
  return odds(Math.min(ODDS_MAX, Math.max(ODDS_MIN, hundredths)))
}
