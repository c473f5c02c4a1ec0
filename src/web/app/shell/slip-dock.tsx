import { useDeferredValue } from 'react'
import { useOpenDock } from '#web/play/cart/cart-dock.ts'
import { lazyPart } from '../slot.tsx'
import { usePage } from '../use-page.ts'
import { usePickCount, useSlipDialog } from './use-slip-dialog.ts'

const SlipBar = lazyPart(() => import('#web/sport/cart/parts/slip-bar.tsx'), 'SlipBar')

/** The slip of picks on matches, on top of the phone's bar from the first pick on; a page of rounds has one of its own. */
export function SlipDock() {
  const dock = useSlipDialog()
  // The pressed price is drawn first.
  const count = useDeferredValue(usePickCount())
  const isOpen = useOpenDock(({ open }) => open !== null)
  const isOfRounds = usePage()?.plays === 'rounds'
  return count > 0 && !isOpen && !isOfRounds && <SlipBar dock={dock} />
}
