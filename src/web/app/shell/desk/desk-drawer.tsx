import { Menu } from 'lucide-react'
import { useDeskRights } from '#web/client/session/operator.ts'
import { openDrawer, useOverlays } from '#web/client/state/overlays.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { openTo, pagesAt } from '../../menu.ts'
import { lazyPart } from '../../slot.tsx'
import { useWarmth } from '../../watches/use-warmth.ts'
import { DeskNote } from './desk-counts.tsx'

const loadDrawer = () => import('./open-desk-drawer.tsx')
const OpenDeskDrawer = lazyPart(loadDrawer, 'OpenDeskDrawer')

/** The back-office menu on small screens: a button at the start of the bar, and all groups in a drawer. */
export function DeskDrawer() {
  const open = useOverlays(({ drawer }) => drawer === 'menu')
  useWarmth(loadDrawer)
  const pages = openTo(useDeskRights().permissions)
  return (
    <div className="flex items-center">
      <IconButton label="메뉴" onClick={() => openDrawer('menu')}>
        <Menu aria-hidden size={22} />
      </IconButton>
      {!open && <DeskNote pages={pagesAt('desk', pages)} />}
      {open && <OpenDeskDrawer />}
    </div>
  )
}
