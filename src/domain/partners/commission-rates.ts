import { type CommissionProduct, commissionProducts } from './commission-product.ts'

/** A share of stakes (롤링) and one of what the house keeps (루징), in hundredths of a percent. */
export type Rate = { readonly rolling: number; readonly losing: number }
export type CommissionRates = Readonly<Record<CommissionProduct, Rate>>

/** No rate is above: a turnover of which more goes out than any game keeps, and more than half of what is kept. */
export const ROLLING_MAX = 500
export const LOSING_MAX = 5_000

export const NO_RATE: Rate = { rolling: 0, losing: 0 }

/** Rates for each product, made one by one. */
export const ratesBy = (rateOf: (product: CommissionProduct) => Rate): CommissionRates =>
  Object.fromEntries(
    commissionProducts.map(product => [product, rateOf(product)]),
    // Every product has its entry.
  ) as CommissionRates

export const NO_RATES: CommissionRates = ratesBy(() => NO_RATE)

/** A rate that is above what it may be, and what that is. */
export type BrokenRate = {
  readonly product: CommissionProduct
  readonly kind: keyof Rate
  readonly max: number
}

const kinds = ['rolling', 'losing'] as const

/** The first rate that is above the one of whoever stands above (handbook 4.3, rule 1). */
export function rateAbove(rates: CommissionRates, above: CommissionRates): BrokenRate | undefined {
  for (const product of commissionProducts)
    for (const kind of kinds)
      if (rates[product][kind] > above[product][kind]) return { product, kind, max: above[product][kind] }
  return undefined
}

/** The highest rates of several, product by product. */
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
