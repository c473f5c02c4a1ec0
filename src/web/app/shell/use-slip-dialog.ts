import { useRouterState } from '@tanstack/react-router'
import { type CartDockName, roundDockOf } from '#web/play/cart/cart-dock.ts'
import { useRoundCount } from '#web/play/cart/shown-count.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { usePage } from '../use-page.ts'

/** The slips of `/inplay`, of virtual sports and of minigames have dialogs of their own (DIALOG-034 to DIALOG-037). */
export function useSlipDialog(): CartDockName {
  const isInPlay = useSlip(({ page }) => page === 'inplay')
  const isOfRounds = usePage()?.plays === 'rounds'
  const roundDock = useRouterState({ select: ({ location }) => roundDockOf(location.pathname) })
  return isOfRounds ? roundDock : isInPlay ? 'betSlipInplay' : 'betSlipSports'
}

/** How many picks the cart of the page holds. */
export function usePickCount(): number {
  const legs = useSlip(({ slip }) => slip.legs.length)
  const rounds = useRoundCount(({ count }) => count)
  return usePage()?.plays === 'rounds' ? rounds : legs
}
