import { formatFigure } from '../korean-formats.ts'
import { ODDS_MIN, type Odds, odds, parseOdds } from '../odds.ts'
import type { OwnFaultCode } from './own-faults.ko.ts'

const PRICE_MAX = odds(100_000)

/** Parses typed odds, or returns their fault. */
export function readPrice(text: string): Odds | OwnFaultCode {
  if (text === '') return 'PRICE_MISSING'
  const price = parseOdds(text)
  if (price === undefined) return /^0(\.\d{1,2})?$/.test(text) ? 'PRICE_LOW' : 'PRICE_FORM'
  if (price < ODDS_MIN) return 'PRICE_LOW'
  return price > PRICE_MAX ? 'PRICE_HIGH' : price
}

/**
 * The book of a market: the sum of the inverse odds in tenths of a percent, rounded down. Exact. Below
 * 1000, a bet on each pick wins in any case.
 */
export function bookOf(prices: readonly Odds[]): number {
  const whole = prices.reduce((product, price) => product * BigInt(price), 1n)
  const sum = prices.reduce((total, price) => total + whole / BigInt(price), 0n)
  return Number((sum * 100_000n) / whole)
}

export const FAIR_BOOK = 1_000
/** A higher margin is allowed, but gives a warning. */
export const LONG_BOOK = 1_300

/** Formats a book as "105.2%". */
export const bookText = (tenths: number): string => `${formatFigure(Math.floor(tenths / 10))}.${tenths % 10}%`
