import type { WireRates } from '#contract/partner/commission-words.ts'
import { commissionProductWord } from '#domain/partners/commission-product.ts'
import { rateWord } from '#domain/promotions/friend-points.ts'

/** Nonzero rates by product, in one line. */
export const ratesLine = (rates: WireRates): string => {
  const words = rates
    .filter(({ rolling, losing }) => rolling > 0 || losing > 0)
    .map(
      ({ product, rolling, losing }) =>
        `${commissionProductWord[product]} ${rateWord(rolling)}/${rateWord(losing)}`,
    )
  return words.length === 0 ? '요율 없음' : words.join(' · ')
}

/** The range of the rates: "롤링 0.1~0.5% · 루징 5~10%". */
export function ratesSpan(rates: WireRates): string {
  const span = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return low === high ? rateWord(high) : `${String(low / 100)}~${rateWord(high)}`
  }
  return `롤링 ${span(rates.map(row => row.rolling))} · 루징 ${span(rates.map(row => row.losing))}`
}
