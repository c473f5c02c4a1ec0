import type { MarketTypeId } from '../ids.ts'
import { ODDS_MIN, type Odds } from '../odds.ts'
import { winnersOf } from './market-winners.ts'
import type { PayoutRate } from './payout-rate.ts'

const WHOLE = 10_000n

/**
 * Returns the odds of a market at a payout rate, in the feed's order, computed exactly and then cut to
 * hundredths. All implied probabilities are scaled by one factor to the sum that the rate requires. The
 * result is never better than the feed's odds (decision 59) and never below 1.01. Odds that don't add up
 * to a full book, because picks are missing, are treated as fair.
 */
export function pricesAtRate(
  marketTypeId: MarketTypeId,
  fed: readonly Odds[],
  rate: PayoutRate,
): readonly Odds[] {
  const { sum, whole } = impliedSum(fed)
  const winners = BigInt(winnersOf(marketTypeId) ?? Math.max(1, Number(sum / whole)))
  const book = winners * whole
  const numerator = BigInt(rate) * (sum > book ? sum : book)
  const denominator = WHOLE * book
  if (numerator >= denominator) return fed
  return fed.map(price => cut((BigInt(price) * numerator) / denominator, price))
}

function cut(hundredths: bigint, fed: Odds): Odds {
  const price = Number(hundredths) as Odds
  return price >= ODDS_MIN ? price : fed < ODDS_MIN ? fed : ODDS_MIN
}

/** Sum of the implied probabilities, as the fraction `sum` / `whole`. */
function impliedSum(prices: readonly Odds[]): { readonly sum: bigint; readonly whole: bigint } {
  const whole = prices.reduce((product, price) => product * BigInt(price), 1n)
  const sum = prices.reduce((total, price) => total + (100n * whole) / BigInt(price), 0n)
  return { sum, whole }
}

/** Payout rate of these odds in hundredths of a percent, rounded down; null without odds. */
export function payoutRateOfPrices(marketTypeId: MarketTypeId, prices: readonly Odds[]): number | null {
  if (prices.length === 0) return null
  const { sum, whole } = impliedSum(prices)
  const winners = BigInt(winnersOf(marketTypeId) ?? Math.max(1, Number(sum / whole)))
  return Number((WHOLE * winners * whole) / sum)
}
