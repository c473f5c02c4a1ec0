import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AlertDialog } from '#web/kit/alert-dialog.tsx'
import { LoadingBar } from '#web/kit/loading-bar.tsx'
import { OfflineBanner, useOnline } from '#web/kit/states.tsx'
import { ToastStack } from '#web/kit/toast-stack.tsx'
import { routeTable } from './route-table.ts'
import { shellSlots } from './shell-slots.ts'
import { lazySlot } from './slot.tsx'
import { useMaintenanceWatch } from './use-maintenance-watch.ts'
import { useSessionWatch } from './use-session-watch.ts'

const Overlays = lazySlot(shellSlots.overlays, 'Overlays')

/** What stays while pages come and go. */
export function Root() {
  const loading = useRouterState({ select: state => state.isLoading })
  const path = useRouterState({ select: state => state.resolvedLocation?.pathname })
  const online = useOnline()
  useSessionWatch()
  useMaintenanceWatch()
  useEffect(() => {
    const title = routeTable.find(page => page.path === path)?.title
    document.title = title && path !== '/' ? `${title} · 한판` : '한판'
  }, [path])
  return (
    <>
      <LoadingBar loading={loading} />
      <OfflineBanner offline={!online} />
      <Outlet />
      {Overlays && <Overlays />}
      <AlertDialog />
      <ToastStack />
    </>
  )
}
