import type { WireRates } from '#contract/partner/commission-words.ts'
import { readHundredths } from '#domain/hundredths.ts'
import { commissionProducts } from '#domain/partners/commission-product.ts'
import { LOSING_MAX, ROLLING_MAX } from '#domain/partners/commission-rates.ts'

/** Rates as typed, in percent. */
export type RateEntry = Readonly<Record<string, string>>

type Kind = 'rolling' | 'losing'
const maxOf: Readonly<Record<Kind, number>> = { rolling: ROLLING_MAX, losing: LOSING_MAX }
export const entryKey = (product: string, kind: Kind): string => `${product} ${kind}`

/** Formats hundredths of a percent as "0.35". */
export const rateEntry = (rates: WireRates): RateEntry =>
  Object.fromEntries(
    rates.flatMap(({ product, rolling, losing }) => [
      [entryKey(product, 'rolling'), String(rolling / 100)],
      [entryKey(product, 'losing'), String(losing / 100)],
    ]),
  )

export const noRates = (): RateEntry =>
  rateEntry(commissionProducts.map(product => ({ product, rolling: 0, losing: 0 })))

/** A rate in hundredths of a percent; undefined if invalid. An empty text is 0. */
export function readRate(text: string, kind: Kind): number | undefined {
  if (text === '') return 0
  const rate = readHundredths(text, 2, 'none')
  return rate !== undefined && rate <= maxOf[kind] ? rate : undefined
}

/** All rates, or undefined while one of them is invalid. */
export function readRates(entry: RateEntry): WireRates | undefined {
  const rows = commissionProducts.map(product => ({
    product,
    rolling: readRate(entry[entryKey(product, 'rolling')] ?? '', 'rolling'),
    losing: readRate(entry[entryKey(product, 'losing')] ?? '', 'losing'),
  }))
  const read = rows.flatMap(({ product, rolling, losing }) =>
    rolling === undefined || losing === undefined ? [] : [{ product, rolling, losing }],
  )
  return read.length === rows.length ? read : undefined
}
