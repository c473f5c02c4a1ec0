import { showAlert } from '#web/kit/overlays/alerts.ts'
import type { GlobalAct } from '../api/global-status.ts'
import { goTo } from '../navigation/go-to.ts'
import { closeOverlays } from '../state/overlays.ts'
import { sessionStore } from './session-store.ts'

const whenEnded = new Set<() => void>()

/** Registers what must be forgotten when the member leaves: caches, open lines. */
export const onSessionEnd = (act: () => void): void => void whenEnded.add(act)

/** So long the browser may take to tell of a logout in another tab. */
const otherTabMilliseconds = 300

/**
 * Does what a global status asks for. Several calls may fail at once: the first ends the session, and those made
 * with its token find it gone and stay silent, so there is one alert (ERR-011). A member who has logged out in another
 * tab is not told that he was logged out, though an answer may come before the browser tells of it.
 */
export async function endSession(act: GlobalAct, token: string | undefined): Promise<void> {
  if (token !== sessionStore.current()?.token) return
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
  if (act.kind === 'logout' && act.alert) showAlert(act.alert)
  if (act.kind === 'maintenance') goTo('/maintenance')
  else if (act.goTo === 'about:blank') window.location.replace('about:blank')
  else goTo(act.goTo)
}

/** The session goes on, and nothing but this page is open to it. */
function goToPassword(): void {
  const path = '/member/password'
  if (window.location.pathname !== path) goTo(path)
}

/** The session ran out by the browser's own clock (SESSION-003, SESSION-016). */
export const endOverdueSession = (): void =>
  endNow({ kind: 'logout', alert: '로그아웃 되었습니다.', goTo: '/login' }, sessionStore.current()?.token)

/** Clears the user, what is stored of him and what the page remembers (SESSION-004..006). */
export function clearSession(): void {
  sessionStore.end()
  closeOverlays()
  for (const forget of whenEnded) forget()
}
