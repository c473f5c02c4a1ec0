import { type Odds, odds, parseOdds } from '#domain/odds.ts'

/** A price of the wire; it has two decimals at most. */
export const oddsOf = (price: number): Odds => parseOdds(price) ?? odds(100)
