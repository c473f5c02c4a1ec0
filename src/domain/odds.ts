import type { Brand } from './brand.ts'
import { readHundredths } from './hundredths.ts'
import { type Won, won } from './money.ts'

/** Decimal odds in hundredths: 1.85 is 185. */
export type Odds = Brand<number, 'Odds'>

/** Brands a whole number of hundredths, at least 100, as odds. Throws otherwise. */
export function odds(hundredths: number): Odds {
  // Builds the message only on failure, because a bet creates many odds.
  if (!Number.isSafeInteger(hundredths) || hundredths < 100)
    throw new Error(`Broken invariant: odds below 1.00: ${hundredths}`)
  return hundredths as Odds
}

/** The lowest odds offered: 1.00 pays nothing. */
export const ODDS_MIN = odds(101)

/**
 * Upper bound of a product. It is far above all limits, so that a slip of long shots is refused instead
 * of failing.
 */
const ODDS_CEILING = BigInt(Number.MAX_SAFE_INTEGER)

/** Product of the legs' odds, rounded half up to two decimals once at the end (VALID-023, VALID-024). */
export function totalOdds(legs: readonly Odds[]): Odds {
  return smallTotal(legs) ?? largeTotal(legs)
}

/** Computes with plain numbers while all of them are exact. */
function smallTotal(legs: readonly Odds[]): Odds | undefined {
  let product = 100
  let scale = 1
  for (const leg of legs) {
    product *= leg
    scale *= 100
  }
  return halfUp(product, scale)
}

/** Total odds of priced items. Allocates no list, because it is called several times for each bet. */
export function totalOddsOf(priced: readonly Priced[], extra: Priced | undefined): Odds {
  let product = extra ? extra.odds * 100 : 100
  let scale = extra ? 100 : 1
  for (const one of priced) {
    product *= one.odds
    scale *= 100
  }
  return halfUp(product, scale) ?? largeTotal((extra ? [...priced, extra] : priced).map(one => one.odds))
}

type Priced = { readonly odds: Odds }

/** A quotient rounded half up; undefined when plain numbers would not be exact. */
function halfUp(product: number, scale: number): Odds | undefined {
  const doubled = product * 2 + scale
  // Below 2^53 the floor of a quotient is exact, and much cheaper than the remainder.
  return doubled < Number.MAX_SAFE_INTEGER ? odds(Math.floor(doubled / (scale * 2))) : undefined
}

function largeTotal(legs: readonly Odds[]): Odds {
  const product = legs.reduce((acc, leg) => acc * BigInt(leg), 100n)
  const scale = 100n ** BigInt(legs.length)
  const rounded = (product * 2n + scale) / (scale * 2n)
  return odds(Number(rounded < ODDS_CEILING ? rounded : ODDS_CEILING))
}

/** Stake times total odds, rounded down to whole won (VALID-025, VALID-027). */
export function winnings(stake: Won, total: Odds): Won {
  const product = stake * total
  if (product < Number.MAX_SAFE_INTEGER) return won(Math.floor(product / 100))
  return won(Number((BigInt(stake) * BigInt(total)) / 100n))
}

/** "1.90": two decimals, as odds are sent and prices are shown (LIMIT-015). */
export function formatOdds(value: Odds): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
}

/** Parses "1.9", "1.90" or 1.9 exactly; undefined when it is not odds with at most two decimals. */
export function parseOdds(text: string | number): Odds | undefined {
  const hundredths = readHundredths(String(text).trim(), 7, 'none')
  return hundredths !== undefined && hundredths >= 100 ? (hundredths as Odds) : undefined
}
