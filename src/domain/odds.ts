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
  const doubled = product * 2 + scale
  if (doubled > Number.MAX_SAFE_INTEGER) return undefined
  return odds((doubled - (doubled % (scale * 2))) / (scale * 2))
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
  if (product <= Number.MAX_SAFE_INTEGER) return won((product - (product % 100)) / 100)
  return won(Number((BigInt(stake) * BigInt(total)) / 100n))
}

/** "1.90": two decimals, as odds are shown and sent everywhere (LIMIT-015). */
export function formatOdds(value: Odds): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
}

/** Reads "1.9", "1.90" or 1.9 exactly; undefined when it is not odds with at most two decimals. */
export function parseOdds(text: string | number): Odds | undefined {
  const hundredths = readHundredths(String(text).trim(), 7, 'none')
  return hundredths !== undefined && hundredths >= 100 ? (hundredths as Odds) : undefined
}
