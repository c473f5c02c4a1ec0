import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { freeCouponContract, type OwnCoupon } from '#contract/promotions/coupons.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { pickVariant } from '#domain/markets/bet-page.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { useSlip } from '../slip-store.ts'
import { FreeBetDialog } from './free-bet-dialog.tsx'

/**
 * The member's free stakes, each with a button that uses it as the stake of this slip (handbook 5.7);
 * nothing without any.
 */
export function FreeBets() {
  const inPlay = pickVariant(useSlip(({ page = 'cross' }) => page)) === 'in-play'
  const isMember = useSession()?.user.type === 0
  const { data } = useCall(freeCouponContract.freeBets, undefined, { enabled: isMember && !inPlay })
  const [asked, setAsked] = useState<OwnCoupon>()
  const coupons = data?.coupons ?? []
  if (inPlay || coupons.length === 0) return null
  return (
    <>
      <ul aria-label="사용 가능한 프리벳" className="border-t border-line">
        {coupons.map(coupon => (
          <FreeBet key={coupon.id} coupon={coupon} onUse={() => setAsked(coupon)} />
        ))}
      </ul>
      {asked && <FreeBetDialog coupon={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function FreeBet({ coupon, onUse }: { readonly coupon: OwnCoupon; readonly onUse: () => void }) {
  const { amount, lastDay, terms } = coupon
  return (
    <li className="flex min-h-11 items-center gap-1.5 px-4 py-1 text-xs text-dim">
      <Ticket aria-hidden size={14} className="shrink-0 text-gold" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {[terms, `${lastDay.slice(5).replace('-', '.')}까지`].filter(Boolean).join(' · ')}
      </span>
      <button
        type="button"
        onClick={onUse}
        className="-mr-1.5 min-h-8 shrink-0 rounded-md px-2 font-bold text-jade hover:bg-s2 mobile:min-h-11"
      >
        {`프리벳 ${formatFigure(amount)}원 사용`}
      </button>
    </li>
  )
}
