import { formatFigure } from '../korean-formats.ts'
import { ODDS_MIN, type Odds, odds, parseOdds } from '../odds.ts'
import type { OwnFaultCode } from './own-faults.ko.ts'

const PRICE_MAX = odds(100_000)

/** A price as it is typed, or what is wrong with it. */
export function readPrice(text: string): Odds | OwnFaultCode {
  if (text === '') return 'PRICE_MISSING'
  const price = parseOdds(text)
  if (price === undefined) return /^0(\.\d{1,2})?$/.test(text) ? 'PRICE_LOW' : 'PRICE_FORM'
  if (price < ODDS_MIN) return 'PRICE_LOW'
  return price > PRICE_MAX ? 'PRICE_HIGH' : price
}

/**
 * What the prices of a market add up to: the sum of their inverses in tenths of a percent, rounded down. Exact: below
 * 1000 whoever bets on all of them wins in any case.
 */
export function bookOf(prices: readonly Odds[]): number {
  const whole = prices.reduce((product, price) => product * BigInt(price), 1n)
  const sum = prices.reduce((total, price) => total + whole / BigInt(price), 0n)
  return Number((sum * 100_000n) / whole)
}

export const FAIR_BOOK = 1_000
/** A margin beyond this is no mistake by itself, but worth a look. */
export const LONG_BOOK = 1_300

/** "105.2%". */
export const bookText = (tenths: number): string => `${formatFigure(Math.floor(tenths / 10))}.${tenths % 10}%`
