import type { OwnCoupon } from '#contract/promotions/coupons.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { formatFigure, formatTotalOdds } from '#domain/korean-formats.ts'
import { type Won, won } from '#domain/money.ts'
import { freeBetTerms, freeBetViolation, freeWinnings } from '#domain/promotions/free-bet.ts'
import type { SlipTerms } from '#domain/slip/bet-slip.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ExpectedWinnings, Figure } from '#web/play/cart/parts/cart-figures.tsx'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { useAcceptMode } from '../changes/accept-mode.ts'
import { ConfirmPicks } from '../placing/confirm-picks.tsx'
import { type ConfirmView, viewConfirm } from '../placing/confirm-view.ts'
import type { CartSlip } from '../slip-store.ts'
import { useSlipView } from '../use-slip-view.ts'
import { usePlaceFree } from './place-free.ts'

type FreeBetDialogProps = { readonly coupon: OwnCoupon; readonly onClose: () => void }

/** The confirm dialog of a free bet: picks, coupon as stake, and payout beyond the stake. */
export function FreeBetDialog({ coupon, onClose }: FreeBetDialogProps) {
  const view = useFreeView(won(coupon.amount))
  const { busy, place } = usePlaceFree(coupon.id, onClose)
  const wrong = wrongOf(view.confirm, coupon)
  const { sent, totalOdds, expectedWinnings } = view.confirm
  return (
    <Dialog
      open
      onClose={onClose}
      title="프리벳으로 베팅하시겠습니까?"
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button
            size="lg"
            look="primary"
            busy={busy}
            disabled={wrong !== undefined}
            onClick={() => void place({ slip: sent, page: view.terms.page })}
          >
            프리벳 베팅
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ConfirmPicks view={view.confirm} />
        <dl className="grid gap-2 px-1">
          <Figure name="프리벳">
            <Money won={won(coupon.amount)} />
          </Figure>
          <Figure name="예상배당">
            <span className="font-bold">{totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)}</span>
          </Figure>
          <ExpectedWinnings won={freeWinnings(expectedWinnings, coupon.amount)} />
        </dl>
        <p className="text-sm text-dim">{noteOf(coupon)}</p>
        {wrong && (
          <p role="alert" className="rounded-md bg-up-wash px-3 py-2.5 text-sm text-danger">
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const noteOf = (coupon: OwnCoupon): string =>
  [
    `프리벳 ${formatFigure(coupon.amount)}원은 보유금액에서 차감되지 않으며, 당첨되면 베팅금을 제외한 당첨금만 지급됩니다.`,
    '적중특례·취소 시 프리벳이 반환됩니다. 롤링과 이벤트 실적에는 포함되지 않습니다.',
    coupon.terms,
  ]
    .filter(Boolean)
    .join(' ')

/** The slip with the coupon as its stake, at the current prices. */
function useFreeView(amount: Won): { readonly confirm: ConfirmView; readonly terms: SlipTerms } {
  const { priced, terms: own } = useSlipView()
  const mode = useAcceptMode(own.page)
  const quotes = useLiveQuotes(priced.legs.map(leg => leg.outcomeId))
  // The balance does not limit a free stake.
  const terms = { ...own, balance: amount }
  const slip: CartSlip = { ...priced, stake: { text: formatFigure(amount), amount } }
  return { confirm: viewConfirm(slip, quotes, { terms, mode }), terms }
}

/** Why this slip cannot use the coupon now; the server checks the same. */
function wrongOf(
  { violations: [first], sent, totalOdds }: ConfirmView,
  coupon: OwnCoupon,
): string | undefined {
  if (first) return slipText(first)
  if (totalOdds === undefined) return undefined
  const stake = sent.stake.amount ?? 0
  const wrong = freeBetViolation(
    { ...freeBetTerms(coupon), amount: coupon.amount },
    { stake, legs: sent.legs.length, totalOdds },
  )
  return wrong && describeRefusal(wrong).text
}
