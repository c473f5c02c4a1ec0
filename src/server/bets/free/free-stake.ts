import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FreeBetTerms } from '#domain/promotions/free-bet.ts'
import type { Result } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'

/** Codes with which a coupon is refused as a free stake. */
export type CouponRefusal = {
  readonly code: 'COUPON_UNKNOWN' | 'COUPON_USED' | 'COUPON_EXPIRED' | 'COUPON_NO_FREE_BET'
}

/** A member's free stake with the terms of its coupon. */
export type FreeStake = FreeBetTerms & { readonly amount: number }

/** Source of free stakes: all that bets know of coupons. */
export type FreeStakes = {
  /** Locks a member's coupon that may be a stake now, until the transaction ends. */
  hold(
    tx: Tx,
    asked: { readonly couponId: string; readonly memberId: MemberId; readonly at: Instant },
  ): Promise<Result<FreeStake, CouponRefusal>>
  /** Marks locked coupons as used by the bets that were booked. */
  use(
    tx: Tx,
    used: readonly { readonly couponId: string; readonly memberId: MemberId; readonly betId: string }[],
    at: Instant,
  ): Promise<void>
}
