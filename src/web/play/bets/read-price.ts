import { type Odds, odds, parseOdds } from '#domain/odds.ts'

/** A price of the wire, 1.85, in hundredths; one that is none counts as 1.00 and is never open. */
export const readPrice = (price: number): Odds => parseOdds(price) ?? odds(100)
