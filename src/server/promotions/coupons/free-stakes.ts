import { seoulDay } from '#domain/korean-formats.ts'
import { couponState } from '#domain/promotions/coupons.ts'
import { freeBetTerms } from '#domain/promotions/free-bet.ts'
import { accept, refuse } from '#domain/result.ts'
import type { FreeStakes } from '#server/bets/bets.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { lockCoupon, markBet } from './coupons.sql.ts'

/** Coupons as stakes of bets (프리벳, handbook 5.7): locked after the member's wallet, used when the bet is booked. */
export const openFreeStakes = (deps: Pick<Deps, 'bus'>): FreeStakes => ({
  hold: async (tx, { couponId, memberId, at }) => {
    const coupon = await lockCoupon(tx, couponId, memberId)
    if (!coupon) return refuse({ code: 'COUPON_UNKNOWN' })
    const state = couponState(coupon.stored, coupon.lastDay, seoulDay(at))
    if (state === 'used') return refuse({ code: 'COUPON_USED' })
    if (state === 'expired') return refuse({ code: 'COUPON_EXPIRED' })
    if (coupon.kind !== 'free-bet') return refuse({ code: 'COUPON_NO_FREE_BET' })
    return accept({ amount: coupon.amount, ...freeBetTerms(coupon) })
  },
  use: async (tx, used, at) => {
    for (const { couponId, memberId, betId } of used) {
      await markBet(tx, { couponId, betId, at })
      tellContentChanged(tx, deps, 'coupons', memberId)
    }
  },
})
