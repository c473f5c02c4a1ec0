import { useEffect } from 'react'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { useHouseClock } from '../rounds/house-clock.ts'
import { dropPick, useRoundSlip } from './round-cart-store.ts'
import { roundPlacing } from './round-placing.ts'

/** Removes the pick when its round closes and notifies the member; waits for a bet that is being sent. */
export function useDropClosed(): void {
  const pick = useRoundSlip(({ slip }) => slip.pick)
  const isLocked = useRoundSlip(({ lockedBy }) => lockedBy !== undefined)
  const isClosed = useHouseClock(at => pick !== undefined && at >= pick.closesAt)
  useEffect(() => {
    if (!isClosed || isLocked || !pick) return
    if (roundPlacing.readFlow().step === 'confirm') roundPlacing.cancel()
    dropPick()
    showToast(`${pick.round}회차 베팅이 마감되어 선택이 해제되었습니다.`)
  }, [isClosed, isLocked, pick])
}
