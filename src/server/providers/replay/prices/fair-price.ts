import type { SportId } from '#domain/ids.ts'
import { isSpecial } from '#domain/markets/page-markets.ts'
import { ODDS_MIN, type Odds, odds } from '#domain/odds.ts'

/**
 * Average payback of a market in ten-thousandths: 9300 is 93 %. Handbook 1.13: 93 % with a draw, 94 % for two outcomes,
 * 90 % for the special page's markets.
 */
export interface MarginSetting {
  readonly threeWayPayout: number
  readonly twoWayPayout: number
  readonly specialPayout: number
}

export const USUAL_MARGIN: MarginSetting = {
  threeWayPayout: 9_300,
  twoWayPayout: 9_400,
  specialPayout: 9_000,
}

const PAYOUT_WHOLE = 10_000n
const LEAST = BigInt(ODDS_MIN)
const ODDS_MAX = 10_000n

type PricedMarket = { readonly marketTypeId: number; readonly outcomes: readonly unknown[] }

/** The payback of a market in a sport, by its page and number of outcomes. */
export function payoutOf(margin: MarginSetting, sportId: SportId, market: PricedMarket): number {
  const { marketTypeId, outcomes } = market
  if (isSpecial({ sportId, marketTypeId })) return margin.specialPayout
  return outcomes.length === 2 ? margin.twoWayPayout : margin.threeWayPayout
}

/**
 * Converts the source's prices to ours: removes its margin proportionally (the fair probability of an outcome is its
 * 1/price divided by the sum of all 1/price) and applies our payout, rounded down to hundredths, in integer arithmetic;
 * between 1.01 and 100.
 */
export function reprice(sourcePrices: readonly Odds[], payout: number): readonly Odds[] {
  const prices = sourcePrices.map(BigInt)
  const product = prices.reduce((acc, price) => acc * price, 1n)
  // The sum of 1/price, multiplied by the product of all prices.
  const inverseSum = prices.reduce((acc, price) => acc + product / price, 0n)
  return prices.map(price => bounded((100n * BigInt(payout) * price * inverseSum) / (PAYOUT_WHOLE * product)))
}

export const PROBABILITY_WHOLE = 1_000_000

/** A probability between 0 and 1 in millionths. */
export const millionths = (chance: number): number => Math.floor(PROBABILITY_WHOLE * chance)

/** Price of a fair probability in millionths: floor(100 x payout / p) / 100. */
export function priceOfProbability(millionths: number, payout: number): Odds {
  const fair = BigInt(Math.max(1, millionths))
  return bounded((100n * BigInt(payout) * BigInt(PROBABILITY_WHOLE)) / (PAYOUT_WHOLE * fair))
}

/** Fair probabilities in millionths, rounded down, with the margin removed proportionally. */
export function fairProbabilities(sourcePrices: readonly Odds[]): readonly number[] {
  const prices = sourcePrices.map(BigInt)
  const product = prices.reduce((acc, price) => acc * price, 1n)
  const inverseSum = prices.reduce((acc, price) => acc + product / price, 0n)
  return prices.map(price => Number((BigInt(PROBABILITY_WHOLE) * product) / (price * inverseSum)))
}

function bounded(hundredths: bigint): Odds {
  const clipped = hundredths < LEAST ? LEAST : hundredths > ODDS_MAX ? ODDS_MAX : hundredths
  return odds(Number(clipped))
}
