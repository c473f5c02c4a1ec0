/** Global reactions to response statuses (ERR-001 to ERR-011). */
export type GlobalAct =
  | { readonly kind: 'logout'; readonly alert: string | null; readonly goTo: '/login' | 'about:blank' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'password' }

const logout = (alert: string | null, goTo: '/login' | 'about:blank' = '/login'): GlobalAct => ({
  kind: 'logout',
  alert,
  goTo,
})

const acts: Readonly<Record<number, GlobalAct>> = {
  // Without an alert: the page's guard shows the notice for guests (ROLE-002).
  401: logout(null),
  406: logout(null, 'about:blank'),
  500: logout('예상치못한 문제가 발생했습니다.'),
  555: logout('다른기기에서 로그인되어 로그아웃 됩니다.'),
  556: logout('로그아웃 되었습니다.'),
  600: logout('차단된 아이피입니다'),
}

const loginPath = 'member/login'

/**
 * Returns the global reaction to a response; undefined when the caller shows the error. The login call
 * shows its own text for all errors except a blocked address (ERR-013). A 503 means maintenance only when
 * its code says so, and a 403 leads to the password page only when a password change is due.
 */
export function globalAct(answer: {
  status: number
  refusalCode: string | null
  path: string
}): GlobalAct | undefined {
  if (answer.refusalCode === 'SITE_MAINTENANCE') return { kind: 'maintenance' }
  if (answer.refusalCode === 'PASSWORD_DUE') return { kind: 'password' }
  if (answer.path === loginPath && answer.status !== 600) return undefined
  return acts[answer.status]
}

const TOO_MANY = 429

/**
 * Whether a live connection that is refused with this status is not to be tried again. One connection too many is let
 * in when others end.
 */
export const isLiveOver = (status: number): boolean =>
  globalAct({ status, refusalCode: null, path: 'live' }) !== undefined ||
  (status >= 400 && status < 500 && status !== TOO_MANY)
