import { showAlert } from '#web/kit/overlays/alerts.ts'
import type { GlobalAct } from '../api/global-status.ts'
import { goTo } from '../navigation/go-to.ts'
import { closeOverlays } from '../state/overlays.ts'
import { sessionStore } from './session-store.ts'

const whenEnded = new Set<() => void>()

/** Registers a cleanup for the session end, such as caches and open connections. */
export const onSessionEnd = (act: () => void): void => void whenEnded.add(act)

/** How long the browser may take to report a logout in another tab. */
const otherTabMilliseconds = 300

/** The last text of a forced logout. */
let alerted: string | undefined

/**
 * Handles a global status. When several calls fail at once, the first ends the session, and the others
 * find their token gone and stay silent, so there is one alert (ERR-011). The page of guests reads again
 * every few seconds; its reads do not repeat the alert. A member who logged out in another tab gets no
 * alert, even if a response arrives before the browser reports the logout.
 */
export async function endSession(act: GlobalAct, token: string | undefined, isRead: boolean): Promise<void> {
  if (token !== sessionStore.current()?.token) return
  if (token === undefined && isRead && act.kind === 'logout' && act.alert === alerted) return
  if (token !== undefined && act.kind === 'logout') {
    await new Promise(resolve => setTimeout(resolve, otherTabMilliseconds))
  }
  endNow(act, token)
}

function endNow(act: GlobalAct, token: string | undefined): void {
  const current = sessionStore.current()
  if (token !== current?.token) return
  if (act.kind === 'password') {
    goToPassword()
    return
  }
  if (current) clearSession()
  if (act.kind === 'logout' && act.alert) {
    alerted = act.alert
    showAlert(act.alert)
  }
  if (act.kind === 'maintenance') goTo('/maintenance')
  else if (act.goTo === 'about:blank') window.location.replace('about:blank')
  else goTo(act.goTo)
}

/** The session continues, but only this page is accessible. */
function goToPassword(): void {
  const path = '/member/password'
  if (window.location.pathname !== path) goTo(path)
}

/** The session expired by the browser's clock (SESSION-003, SESSION-016). */
export const endOverdueSession = (): void =>
  endNow({ kind: 'logout', alert: '로그아웃 되었습니다.', goTo: '/login' }, sessionStore.current()?.token)

/** Clears the user, the stored session and the page's caches (SESSION-004..006). */
export function clearSession(): void {
  sessionStore.end()
  closeOverlays()
  for (const forget of whenEnded) forget()
}
