import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { OwnCoupon } from '#contract/promotions/coupons.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { couponQuestion, couponWorthText } from '#domain/promotions/coupons.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { CouponRow } from './coupon-row.tsx'
import { useCouponActs, useCouponBox } from './use-coupons.ts'

/** 쿠폰함: own coupons, usable ones first, and the code field (ROUTE-007, WALLET-016, WALLET-017). */
export function Page() {
  const { page, answer, turnTo } = useCouponBox()
  const [asked, setAsked] = useState<OwnCoupon>()
  return (
    <div className="settles grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-10 flex-wrap items-center gap-x-3">
        <h1 className="text-2xl">쿠폰함</h1>
        {answer.data && (
          <p className="text-sm text-dim">{`사용 가능 ${formatFigure(answer.data.unused)}장`}</p>
        )}
      </header>
      <CodeForm />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-20" />}>
        {({ coupons }) =>
          coupons.length === 0 ? (
            <div className="card">
              <EmptyState
                icon={Ticket}
                title="보유한 쿠폰이 없습니다."
                hint="쿠폰 번호가 있으면 위에서 등록해 주세요."
              />
            </div>
          ) : (
            <ul aria-label="쿠폰" aria-busy={answer.isPlaceholderData} className="card divide-y divide-line">
              {coupons.map(coupon => (
                <CouponRow key={coupon.id} coupon={coupon} onUse={() => setAsked(coupon)} />
              ))}
            </ul>
          )
        }
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={turnTo} />
      <p className="text-sm text-dim">
        사용한 쿠폰은 되돌릴 수 없습니다. 머니 쿠폰은 표시된 롤링 조건을 채운 뒤 출금할 수 있으며, 충전보너스
        쿠폰은 충전 신청 화면에서, 프리벳은 베팅카트에서 사용합니다. 자가제한 기간에는 쿠폰을 사용할 수
        없습니다.
      </p>
      {asked && <UseDialog coupon={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type UseDialogProps = { readonly coupon: OwnCoupon; readonly onClose: () => void }

/** "5,000포인트가 지급됩니다. 사용하시겠습니까?" (handbook 5.7) */
function UseDialog({ coupon, onClose }: UseDialogProps) {
  const { busy, use } = useCouponActs()
  const confirm = async () => {
    await use(coupon)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={couponQuestion(coupon)}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="primary" busy={busy} onClick={() => void confirm()}>
            사용
          </Button>
        </>
      }
    >
      <p className="rounded-lg bg-s2 p-4 text-center">
        <span className="block font-semibold wrap-anywhere">{coupon.name}</span>
        <span className="text-xl font-bold">{couponWorthText(coupon)}</span>
        {coupon.kind === 'money' && coupon.turnoverPercent > 0 && (
          <span className="mt-1 block text-sm text-dim">
            {`롤링 조건 ${formatFigure(Math.ceil((coupon.amount * coupon.turnoverPercent) / 100))}원 (${coupon.turnoverPercent}%)이 추가됩니다.`}
          </span>
        )}
      </p>
    </Dialog>
  )
}
