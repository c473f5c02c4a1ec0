import { Link } from '@tanstack/react-router'
import type { OwnCoupon } from '#contract/promotions/coupons.ts'
import { couponKindWord, couponStateWord, couponWorthText } from '#domain/promotions/coupons.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type CouponRowProps = { readonly coupon: OwnCoupon; readonly onUse: () => void }

/** Name, kind, worth, last day and state of a coupon (handbook 5.7). */
export function CouponRow({ coupon, onUse }: CouponRowProps) {
  const { name, kind, lastDay, usedAt, state, turnoverPercent, terms } = coupon
  const isUsable = state === 'unused'
  return (
    <li data-coupon={kind} data-state={state} className="flex min-h-20 items-center gap-3 px-4 py-3">
      <div className={classNames('grid min-w-0 flex-1 gap-1', !isUsable && 'text-dim')}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={isUsable ? 'jade' : 'plain'}>{couponKindWord[kind]}</Badge>
          <span className="font-semibold wrap-anywhere">{name}</span>
        </p>
        <p className="text-lg font-bold">{couponWorthText(coupon)}</p>
        <p className="text-sm text-dim">
          {usedAt === null ? `${lastDay.replaceAll('-', '.')}까지` : `${usedAt.slice(0, 16)} 사용`}
          {terms && ` · ${terms}`}
          {kind === 'money' && turnoverPercent > 0 && ` · 롤링 ${turnoverPercent}%`}
        </p>
      </div>
      {isUsable ? (
        <UseButton coupon={coupon} onUse={onUse} />
      ) : (
        <span className="shrink-0 text-sm font-semibold text-dim">{couponStateWord[state]}</span>
      )}
    </li>
  )
}

/** A deposit bonus is chosen with the deposit, a free bet used in the cart. */
function UseButton({ coupon, onUse }: CouponRowProps) {
  if (coupon.kind === 'deposit-bonus')
    return (
      <Link
        to="/charge"
        aria-label={`${coupon.name} 충전하기`}
        className="inline-flex h-10 shrink-0 items-center rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
      >
        충전하기
      </Link>
    )
  if (coupon.kind === 'free-bet')
    return (
      <Link
        to="/korea/cross"
        aria-label={`${coupon.name} 베팅하러 가기`}
        className="inline-flex h-10 shrink-0 items-center rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
      >
        베팅하기
      </Link>
    )
  return (
    <Button look="primary" aria-label={`${coupon.name} 사용`} onClick={onUse}>
      사용
    </Button>
  )
}
