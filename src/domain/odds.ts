import type { Brand } from './brand.ts'
import { readHundredths } from './hundredths.ts'
import { type Won, won } from './money.ts'

/** Decimal odds in hundredths: 1.85 is 185. */
export type Odds = Brand<number, 'Odds'>

/** Names a whole number of hundredths, 100 or more, as odds. */
export function odds(hundredths: number): Odds {
  // The words are put together only for a fault: a bet names many odds.
  if (!Number.isSafeInteger(hundredths) || hundredths < 100)
    throw new Error(`Broken invariant: odds below 1.00: ${hundredths}`)
  return hundredths as Odds
}

/** The least price that is offered: 1.00 and less pay nothing. */
export const ODDS_MIN = odds(101)

/** Where a product beyond 2^53 stops: far above every limit, so that a slip of long shots is refused, not a fault. */
const ODDS_CEILING = BigInt(Number.MAX_SAFE_INTEGER)

/** Product of the legs, rounded half up to two decimals, once at the end (VALID-023, VALID-024). */
export function totalOdds(legs: readonly Odds[]): Odds {
  return smallTotal(legs) ?? largeTotal(legs)
}

/** In plain numbers, as long as all of them stay exact. */
function smallTotal(legs: readonly Odds[]): Odds | undefined {
  let product = 100
  let scale = 1
  for (const leg of legs) {
    product *= leg
    scale *= 100
  }
  return halfUp(product, scale)
}

/** The total of what has a price each; makes no list on the way, for it is asked several times a bet. */
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

/** A quotient rounded half up; undefined where plain numbers would not be exact. */
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

/** "1.90": two decimals, as odds are sent everywhere and prices are shown (LIMIT-015). */
export function formatOdds(value: Odds): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
}

/** Reads "1.9", "1.90" or 1.9 exactly; undefined when it is not odds with at most two decimals. */
export function parseOdds(text: string | number): Odds | undefined {
  const hundredths = readHundredths(String(text).trim(), 7, 'none')
  return hundredths !== undefined && hundredths >= 100 ? (hundredths as Odds) : undefined
}
