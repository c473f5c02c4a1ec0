import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { betContract } from '#contract/bets/bets.ts'
import { couponContract, freeCouponContract, type OwnCoupon } from '#contract/promotions/coupons.ts'
import { freeBetContract } from '#contract/promotions/free-bets.ts'
import { oddsAcceptModeHeader } from '#contract/wire/bet-headers.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { formatFigure, formatTotalOdds } from '#domain/korean-formats.ts'
import { type Won, won } from '#domain/money.ts'
import { freeBetTerms, freeBetViolation, freeWinnings } from '#domain/promotions/free-bet.ts'
import type { SlipTerms } from '#domain/slip/bet-slip.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { call } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { tellPlaced } from '#web/play/cart/just-placed.ts'
import { ExpectedWinnings, Figure } from '#web/play/cart/parts/cart-figures.tsx'
import { showPlaced, tellRefused } from '#web/play/cart/placing/outcome.ts'
import { createSender } from '#web/play/cart/placing/sender.ts'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { acceptMode, useAcceptMode } from '../changes/accept-mode.ts'
import { betBody, contentOf } from '../placing/bet-request.ts'
import { ConfirmPicks } from '../placing/confirm-picks.tsx'
import { type ConfirmView, viewConfirm } from '../placing/confirm-view.ts'
import { type CartSlip, clearSlip, type SentSlip } from '../slip-store.ts'
import { useSlipView } from '../use-slip-view.ts'

type FreeBody = BodyInput<typeof freeBetContract.place>

const sender = createSender<FreeBody>(body => `${body.couponId} ${contentOf(body)}`)

/** Sends a slip with a coupon as its stake; repeated presses book one bet. `onEnd` runs after the answer. */
function usePlaceFree(couponId: string, onEnd: () => void) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const place = async (sent: SentSlip): Promise<void> => {
    setBusy(true)
    await send(sent, couponId, queryClient)
    setBusy(false)
    onEnd()
  }
  return { busy, place }
}

async function send({ slip, page }: SentSlip, couponId: string, queryClient: QueryClient): Promise<void> {
  const session = sessionStore.current()
  if (!session) return
  const accepts = acceptMode(page)
  const headers = accepts === 'none' ? {} : { [oddsAcceptModeHeader]: accepts }
  const attempt = sender.attemptFor({
    ...betBody(slip, { page, memberId: session.user.id, accepts }),
    couponId,
  })
  const answer = await sender.send(attempt, ({ key, body }) =>
    call(freeBetContract.place, { body }, { idempotencyKey: key, headers }),
  )
  if (sessionStore.current()?.token !== session.token) return
  for (const route of [betContract.list, freeCouponContract.freeBets, couponContract.unused])
    void readAgain(queryClient, route)
  if (!answer.ok) return tellRefused(answer.refusal)
  attempt.takeBalance(answer.value.emoney)
  tellPlaced(answer.value.id)
  clearSlip()
  showPlaced(answer.value.id)
}

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
