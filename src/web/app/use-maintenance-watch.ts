import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { siteContract } from '#contract/site.ts'
import { useCall, useSession } from '#web/kit/api.ts'
import { clearSession } from '#web/kit/end-session.ts'
import { goTo } from '#web/kit/go-to.ts'
import { userRefreshInterval } from '#web/kit/timings.ts'

const maintenancePath = '/maintenance'

/** Asks on each navigation, and every five seconds for members and for who waits, whether the site is closed, and moves the visitor accordingly (MAINT-001..006). */
export function useMaintenanceWatch(): void {
  const loggedIn = useSession() !== undefined
  const path = useRouterState({ select: state => state.location.pathname })
  const { data, refetch } = useCall(siteContract.maintenance, undefined, {
    refetchInterval: loggedIn || path === maintenancePath ? userRefreshInterval : false,
    staleTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each new place
  useEffect(() => {
    void refetch()
  }, [path, refetch])
  const closed = data && data.siteNoticeFlg === 1
  useEffect(() => {
    if (closed === undefined || closed === (path === maintenancePath)) return
    clearSession()
    goTo(closed ? maintenancePath : '/')
  }, [closed, path])
}
