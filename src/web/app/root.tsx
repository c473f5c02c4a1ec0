import { Outlet, useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { OfflineBanner, useOnline } from '#web/kit/display/states.tsx'
import { LoadingBar } from '#web/kit/overlays/loading-bar.tsx'
import { ToastStack } from '#web/kit/overlays/toast-stack.tsx'
import { useDocumentTheme } from '#web/kit/theme/desk-theme.ts'
import { Alerts } from './alerts.tsx'
import { isOfDesk } from './pages-in-use.ts'
import { shellSlots } from './shell-slots.ts'
import { lazySlot } from './slot.tsx'
import { usePage } from './use-page.ts'
import { useMaintenanceWatch } from './watches/use-maintenance-watch.ts'
import { useSessionWatch } from './watches/use-session-watch.ts'

const Overlays = lazySlot(shellSlots.overlays, 'Overlays')

/** The parts that stay while pages change. */
export function Root() {
  const loading = useRouterState({ select: state => state.isLoading })
  const isDesk = useRouterState({ select: ({ location }) => isOfDesk(location.pathname) })
  const page = usePage()
  const online = useOnline()
  const rests = page?.path === '/member/password'
  const isMember = useSession() !== undefined && !rests
  useSessionWatch(rests)
  useMaintenanceWatch()
  useDocumentTheme(page && (/^\/(admin|manager)(\/|$)/.test(page.path) ? 'desk' : 'site'))
  // Runs before the page's effects, which may set a better title.
  useLayoutEffect(() => {
    document.title = page && page.path !== '/' ? `${page.title} · 한판` : '한판'
  }, [page])
  return (
    <>
      <LoadingBar loading={loading} />
      <OfflineBanner offline={!online} />
      <Outlet />
      {Overlays && isMember && !isDesk && <Overlays />}
      <Alerts />
      <ToastStack />
    </>
  )
}
