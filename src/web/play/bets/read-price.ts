import { type Odds, odds, parseOdds } from '#domain/odds.ts'

/** A price from the server, 1.85, in hundredths; an invalid one counts as 1.00 and is never open. */
export const readPrice = (price: number): Odds => parseOdds(price) ?? odds(100)
