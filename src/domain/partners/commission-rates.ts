import { type CommissionProduct, commissionProducts } from './commission-product.ts'

/** Share of the stakes (롤링) and share of the house's win (루징), in hundredths of a percent. */
export type Rate = { readonly rolling: number; readonly losing: number }
export type CommissionRates = Readonly<Record<CommissionProduct, Rate>>

/**
 * Maximum rates: more rolling would exceed the margin of any game; losing is at most half of the house's
 * win.
 */
export const ROLLING_MAX = 500
export const LOSING_MAX = 5_000

export const NO_RATE: Rate = { rolling: 0, losing: 0 }

/** Builds the rates of all products. */
export const ratesBy = (rateOf: (product: CommissionProduct) => Rate): CommissionRates =>
  Object.fromEntries(
    commissionProducts.map(product => [product, rateOf(product)]),
    // Every product has an entry.
  ) as CommissionRates

export const NO_RATES: CommissionRates = ratesBy(() => NO_RATE)

/** A rate above its maximum, and that maximum. */
export type BrokenRate = {
  readonly product: CommissionProduct
  readonly kind: keyof Rate
  readonly max: number
}

const kinds = ['rolling', 'losing'] as const

/** Returns the first rate that exceeds the rate of the next partner above (handbook 4.3, rule 1). */
export function rateAbove(rates: CommissionRates, above: CommissionRates): BrokenRate | undefined {
  for (const product of commissionProducts)
    for (const kind of kinds)
      if (rates[product][kind] > above[product][kind]) return { product, kind, max: above[product][kind] }
  return undefined
}

/** The highest of several rates for each product. */
export const highestRates = (all: readonly CommissionRates[]): CommissionRates =>
  ratesBy(product => ({
    rolling: Math.max(0, ...all.map(rates => rates[product].rolling)),
    losing: Math.max(0, ...all.map(rates => rates[product].losing)),
  }))

/** The highest losing rate of all products. */
export const highestLosing = (rates: CommissionRates): number =>
  Math.max(0, ...commissionProducts.map(product => rates[product].losing))

export const hasAnyRate = (rates: CommissionRates): boolean =>
  commissionProducts.some(product => rates[product].rolling > 0 || rates[product].losing > 0)
