import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { memberContract } from '#contract/account/members.ts'
import { MEMBER_TOPIC } from '#contract/live/live.ts'
import { siteContract } from '#contract/site/site.ts'
import { call, useCall, useSession } from '#web/client/api/api.ts'
import { noteDelay } from '#web/client/live/connection-quality.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { clearSession, endOverdueSession } from '#web/client/session/end-session.ts'
import { askRecord } from '#web/client/session/member-figures.ts'
import { sessionKeys, userRefreshInterval } from '#web/client/session/session.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { now } from '#web/kit/time/time.ts'

const dueCheckInterval = 1_000

/**
 * Keeps the session up to date: refreshes the user, ends it when due, follows other tabs. Inactive on the
 * page for a mandatory password change, where all calls would be refused.
 */
export function useSessionWatch(rests: boolean): void {
  const known = useSession()
  const session = rests ? undefined : known
  useUserRefresh(session?.token, session?.user.id)
  useAutoLogout(session !== undefined)
  useToldNavigations(session !== undefined)
  useLiveTopics(session ? [MEMBER_TOPIC] : [])
  useEffect(() => {
    window.addEventListener('storage', followOtherTab)
    window.addEventListener('pageshow', followOnReturn)
    return () => {
      window.removeEventListener('storage', followOtherTab)
      window.removeEventListener('pageshow', followOnReturn)
    }
  }, [])
}

/**
 * Loads the record by `member/user` after the login and on page load, and by `member/{id}` every five
 * seconds while logged in, which detects a logout on the server (API-010, SESSION-009..011).
 */
function useUserRefresh(token: string | undefined, id: number | undefined): void {
  useEffect(() => {
    if (token === undefined) return
    const take = askRecord()
    void call(memberContract.user).then(answer => {
      if (answer.ok) take(answer.value)
    })
  }, [token])
  useEffect(() => {
    if (token === undefined || id === undefined) return
    const timer = window.setInterval(async () => {
      const take = askRecord()
      const asked = performance.now()
      const answer = await call(memberContract.member, { params: { id } })
      noteDelay(performance.now() - asked)
      if (answer.ok) take(answer.value)
    }, userRefreshInterval)
    return () => window.clearInterval(timer)
  }, [token, id])
}

/** Minimum interval between navigation reports to the server. */
const toldInterval = 1_000

/** Reports each navigation to the server, which extends its own deadline (SESSION-015). */
function useToldNavigations(loggedIn: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!loggedIn) return
    let toldAt = 0
    const tell = () => {
      if (now() - toldAt < toldInterval) return
      toldAt = now()
      void call(memberContract.navigated)
    }
    tell()
    return router.subscribe('onResolved', tell)
  }, [router, loggedIn])
}

/**
 * Each navigation restarts the idle deadline; the refresh above is no activity (SESSION-015,
 * SESSION-016).
 */
function useAutoLogout(loggedIn: boolean): void {
  const router = useRouter()
  const { data } = useCall(siteContract.autoLogout, undefined, { enabled: loggedIn, staleTime: 60_000 })
  const minutes = data?.autoLogoutMin
  useEffect(() => {
    if (minutes === undefined) return
    sessionStore.stayUntil(minutes)
    return router.subscribe('onResolved', () => sessionStore.stayUntil(minutes))
  }, [router, minutes])
  useEffect(() => {
    if (!loggedIn) return
    const timer = window.setInterval(() => {
      if (sessionStore.isOver() || sessionStore.isIdleTooLong()) endOverdueSession()
    }, dueCheckInterval)
    return () => window.clearInterval(timer)
  }, [loggedIn])
}

/**
 * Follows a login or logout in another tab. A login writes several storage entries, the session end last.
 * A tab of a guest or another member is then reloaded, so that no old data remains.
 */
function followOtherTab({ key, newValue }: StorageEvent): void {
  const isGone = key === null || (key === sessionKeys.token && newValue === null)
  if (isGone || (key === sessionKeys.expiresAt && newValue !== null)) followStored()
}

/** A page restored from the back-forward cache has missed all events. */
const followOnReturn = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) followStored()
}

/** Applies the stored session, whichever tab wrote it. */
function followStored(): void {
  const before = sessionStore.current()
  sessionStore.reread()
  const after = sessionStore.current()
  if (after && after.token !== before?.token) window.location.reload()
  if (before && !after) {
    clearSession()
    goTo('/login')
  }
}
