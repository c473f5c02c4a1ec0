import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FreeBetTerms } from '#domain/promotions/free-bet.ts'
import type { Result } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'

/** Why a coupon is no free stake for a bet. */
export type CouponRefusal = {
  readonly code: 'COUPON_UNKNOWN' | 'COUPON_USED' | 'COUPON_EXPIRED' | 'COUPON_NO_FREE_BET'
}

/** A free stake of a member, as the coupon behind it has it. */
export type FreeStake = FreeBetTerms & { readonly amount: number }

/** Who gives free stakes: the coupons, for all that bets know of them. */
export type FreeStakes = {
  /** A coupon of a member that may be the stake of a bet now, held until the transaction ends. */
  hold(
    tx: Tx,
    asked: { readonly couponId: string; readonly memberId: MemberId; readonly at: Instant },
  ): Promise<Result<FreeStake, CouponRefusal>>
  /** Uses held coupons for the bets that were taken on them. */
  use(
    tx: Tx,
    used: readonly { readonly couponId: string; readonly memberId: MemberId; readonly betId: string }[],
    at: Instant,
  ): Promise<void>
}
