import type { CartDockName } from '#web/play/cart/cart-dock.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'

/** The slip of `/inplay` has a dialog of its own (DIALOG-034, DIALOG-035). */
export const useSlipDialog = (): CartDockName =>
  useSlip(({ page }) => (page === 'inplay' ? 'betSlipInplay' : 'betSlipSports'))
