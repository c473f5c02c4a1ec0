import type { OwnCoupon } from '#contract/promotions/coupons.ts'
import { odds } from '#domain/odds.ts'
import { anyBet, type FreeBetTerms } from '#domain/promotions/free-bet.ts'

/** What a coupon asks of the bet that it becomes the stake of. */
export const freeTermsOf = ({ minOdds, minLegs }: Pick<OwnCoupon, 'minOdds' | 'minLegs'>): FreeBetTerms => ({
  minOdds: minOdds === null ? anyBet.minOdds : odds(minOdds),
  minLegs: minLegs ?? anyBet.minLegs,
})
