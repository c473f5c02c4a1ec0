import { couponContract } from '#contract/promotions/coupons.ts'
import { useCall } from '#web/client/api/api.ts'
import { CountBadge } from '#web/kit/display/badge.tsx'

/** Number of usable coupons next to the link; nothing when there are none (HEADER-016). */
export function CouponCount() {
  const { data = 0 } = useCall(couponContract.unused, undefined, { staleTime: 5 * 60_000, retry: false })
  return (
    data > 0 && (
      <span className="ml-1.5">
        <CountBadge count={data} label="사용 가능한 쿠폰" />
      </span>
    )
  )
}
