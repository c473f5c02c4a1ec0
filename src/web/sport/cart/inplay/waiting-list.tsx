import { useEffect } from 'react'
import { foldWord } from '#domain/bets/bet-word.ts'
import { pickVariant } from '#domain/markets/bet-page.ts'
import { useSession } from '#web/client/api/api.ts'
import { onLive } from '#web/client/live/live.ts'
import { readMemberFrame } from '#web/client/live/session-frames.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { WaitingPills } from '#web/play/cart/parts/waiting-pills.tsx'
import { useSlip } from '../slip-store.ts'
import { forgetWaiting, hearInPlay, lockWaitingSlip, readWaiting } from './in-play-flow.ts'
import { isOverdue, useWaitingBets } from './waiting-bets.ts'

/** Interval of asking the server while an answer is overdue. */
const overdueRetry = 3_000

/** Pending in-play bets, on every page; the one that the cart shows is left out. */
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
      {shown.length > 0 && <WaitingPills bets={shown.map(bet => ({ ...bet, what: foldWord(bet.legs) }))} />}
    </>
  )
}

/**
 * The pending bet that a visible cart shows: next to the page, or on a phone in the slip's bar, dialog or
 * drawer.
 */
const useBetInCart = (): string | undefined =>
  useSlip(({ lockedBy, page }) =>
    page !== undefined && pickVariant(page) === 'in-play' ? lockedBy : undefined,
  )

/**
 * Follows the member's pending bets: loaded once per session, then over the live connection, and reloaded
 * when one is overdue.
 */
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
    // This request may fail as well, for example without a network.
    const timer = window.setInterval(readWaiting, overdueRetry)
    return () => window.clearInterval(timer)
  }, [overdue])
}
