import { useDeferredValue } from 'react'
import { useOpenDock } from '#web/play/cart/cart-dock.ts'
import { lazyPart } from '../slot.tsx'
import { usePage } from '../use-page.ts'
import { usePickCount, useSlipDialog } from './use-slip-dialog.ts'

const PickSlipBar = lazyPart(() => import('#web/sport/cart/parts/pick-slip-bar.tsx'), 'PickSlipBar')

/**
 * The slip bar with picks on matches, above the phone's bar from the first pick on; pages of rounds have
 * their own.
 */
export function SlipDock() {
  const dock = useSlipDialog()
  // Renders the pressed price first.
  const count = useDeferredValue(usePickCount())
  const isOpen = useOpenDock(({ open }) => open !== null)
  const isOfRounds = usePage()?.plays === 'rounds'
  return count > 0 && !isOpen && !isOfRounds && <PickSlipBar dock={dock} />
}
