import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { siteContract } from '#contract/site/site.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { clearSession } from '#web/client/session/end-session.ts'
import { userRefreshInterval } from '#web/client/session/session.ts'

const maintenancePath = '/maintenance'

/**
 * Checks on each navigation and every five seconds, for members and guests, whether the site is closed,
 * and redirects accordingly (MAINT-001..006). Does not affect operators and their pages, so that they can
 * reopen the site (MAINT-005).
 */
export function useMaintenanceWatch(): void {
  const user = useSession()?.user
  const path = useRouterState({ select: state => state.location.pathname })
  const { data, refetch } = useCall(siteContract.maintenance, undefined, {
    refetchInterval: userRefreshInterval,
    staleTime: 0,
  })
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) void refetch()
      }),
    [router, refetch],
  )
  const closed = data && data.siteNoticeFlg === 1
  const exempt = user?.type === 1 || /^\/admin(\/|$)/.test(path)
  useEffect(() => {
    if (closed === undefined || closed === (path === maintenancePath)) return
    if (closed && exempt) return
    if (!exempt) clearSession()
    goTo(closed ? maintenancePath : '/')
  }, [closed, exempt, path])
}
