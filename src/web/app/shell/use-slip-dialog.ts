import type { CartDockName } from '#web/play/cart/cart-dock.ts'
import { useRoundCount } from '#web/play/cart/shown-count.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { usePage } from '../use-page.ts'

/** The slips of `/inplay` and of minigames have dialogs of their own (DIALOG-034, DIALOG-035, DIALOG-037). */
export function useSlipDialog(): CartDockName {
  const isInPlay = useSlip(({ page }) => page === 'inplay')
  const isOfRounds = usePage()?.plays === 'rounds'
  return isOfRounds ? 'betSlipMinigame' : isInPlay ? 'betSlipInplay' : 'betSlipSports'
}

/** How many picks the cart of the page holds. */
export function usePickCount(): number {
  const legs = useSlip(({ slip }) => slip.legs.length)
  const rounds = useRoundCount(({ count }) => count)
  return useSlipDialog() === 'betSlipMinigame' ? rounds : legs
}
