import { formatFigure } from '#domain/korean-formats.ts'
import { type Odds, parseOdds } from '#domain/odds.ts'

const SCALE = 100_000_000

/**
 * What the prices of a market add up to, in hundredths of a percent: 10,550 is 105.50 %, of which 5.50 % is the house's.
 * For reading only: no money hangs on it.
 */
export const bookPercent = (prices: readonly Odds[]): number =>
  Math.round(prices.reduce((sum, price) => sum + SCALE / price, 0) / 100)

/** "105.50%" */
export const percentText = (basisPoints: number): string =>
  `${formatFigure(Math.trunc(basisPoints / 100))}.${String(Math.abs(basisPoints % 100)).padStart(2, '0')}%`

/** Prices of the wire that are prices; undefined where one is missing, since the sum would then say nothing. */
export function marketPrices(prices: readonly (number | null)[]): readonly Odds[] | undefined {
  const read = prices.map(price => (price === null ? undefined : parseOdds(price)))
  return read.every(price => price !== undefined) ? read : undefined
}
