import { useRouterState } from '@tanstack/react-router'
import { type CartDockName, roundDockOf } from '#web/play/cart/cart-dock.ts'
import { useRoundCount } from '#web/play/cart/shown-count.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { usePage } from '../use-page.ts'

/** The slips of `/inplay`, virtual sports and minigames have their own dialogs (DIALOG-034 to DIALOG-037). */
export function useSlipDialog(): CartDockName {
  const isInPlay = useSlip(({ page }) => page === 'inplay')
  const isOfRounds = usePage()?.plays === 'rounds'
  const roundDock = useRouterState({ select: ({ location }) => roundDockOf(location.pathname) })
  return isOfRounds ? roundDock : isInPlay ? 'betSlipInplay' : 'betSlipSports'
}

/** Number of picks in the page's cart. */
export function usePickCount(): number {
  const legs = useSlip(({ slip }) => slip.legs.length)
  const rounds = useRoundCount(({ count }) => count)
  return usePage()?.plays === 'rounds' ? rounds : legs
}
