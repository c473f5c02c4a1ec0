import { useEffect } from 'react'
import { foldWord } from '#domain/bets/bet-word.ts'
import { pickVariant } from '#domain/markets/bet-page.ts'
import { useSession } from '#web/client/api/api.ts'
import { onLive } from '#web/client/live/live.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
import { Money } from '#web/kit/display/figures.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { useOpenDock } from '#web/play/cart/cart-dock.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { readMemberFrame } from '#web/sport/prices/live-payloads.ts'
import { forgetWaiting, hearInPlay, lockWaitingSlip, readWaiting } from '../placing/in-play-flow.ts'
import { isOverdue, useWaitingBets, type WaitingBet } from '../placing/waiting-bets.ts'
import { WaitingFace } from './waiting-button.tsx'

/** While an answer is overdue, the house is asked again. */
const overdueRetry = 3_000

/** Bets in play that wait for their answer, whatever page is on screen; what the cart shows already is left out. */
export function WaitingList() {
  useWaitingWatch()
  const bets = useWaitingBets(state => state.bets)
  const inCart = useBetInCart()
  const shown = bets.filter(({ key }) => key !== inCart)
  return (
    <>
      <p role="status" className="sr-only" data-waiting-news>
        {bets.length > 0 && '베팅 접수 중입니다.'}
      </p>
      {shown.length > 0 && (
        <ul
          aria-label="접수 중인 베팅"
          className="fixed right-[max(16px,calc((100vw-var(--page-width))/2+16px))] bottom-[calc(var(--bar-height)+16px)] z-40 grid justify-items-end gap-2"
        >
          {shown.map(bet => (
            <WaitingPill key={bet.key} bet={bet} />
          ))}
        </ul>
      )}
    </>
  )
}

const WaitingPill = ({ bet }: { readonly bet: WaitingBet }) => (
  <li
    data-waiting-pill
    className="flex animate-rise items-center gap-2.5 rounded-lg border border-line bg-s3 py-2.5 pr-4 pl-3 text-sm font-semibold shadow-float"
  >
    <WaitingFace bet={bet} />
    <span className="border-l border-line pl-2.5 font-medium text-dim">
      {foldWord(bet.legs)} <Money won={bet.amount} />
    </span>
  </li>
)

/** The waiting bet that a cart on screen shows: beside the page, or in the phone's dialog or drawer. */
function useBetInCart(): string | undefined {
  const key = useSlip(({ lockedBy, page }) =>
    page !== undefined && pickVariant(page) === 'in-play' ? lockedBy : undefined,
  )
  const mobile = useLayoutMode() === 'mobile'
  const inDialog = useOpenDock(dock => dock.open !== null)
  const inDrawer = useOverlays(({ drawer }) => drawer === 'account')
  return mobile && !inDialog && !inDrawer ? undefined : key
}

/** Follows the member's waiting bets: read once for a session, then by the live line, and again when one is overdue. */
function useWaitingWatch(): void {
  const token = useSession()?.token
  const page = useSlip(state => state.page)
  const bets = useWaitingBets(state => state.bets)
  const overdue = useClock(now => bets.some(bet => isOverdue(bet, now)))
  useEffect(() => {
    if (token === undefined) return
    void readWaiting()
    const stop = onLive('member', data => hearInPlay(readMemberFrame(data)))
    return () => {
      stop()
      forgetWaiting()
    }
  }, [token])
  useEffect(() => lockWaitingSlip(page), [page])
  useEffect(() => {
    if (!overdue) return
    void readWaiting()
    // A question may get no answer either, as where the network is gone.
    const timer = window.setInterval(readWaiting, overdueRetry)
    return () => window.clearInterval(timer)
  }, [overdue])
}
