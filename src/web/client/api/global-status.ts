/** What the site does by itself when any call is answered with one of these statuses (ERR-001 to ERR-011). */
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
  // Whoever asked for a page has the words for guests from the page's guard (ROLE-002).
  401: logout(null),
  406: logout(null, 'about:blank'),
  500: logout('예상치못한 문제가 발생했습니다.'),
  555: logout('다른기기에서 로그인되어 로그아웃 됩니다.'),
  556: logout('로그아웃 되었습니다.'),
  600: logout('차단된 아이피입니다'),
}

const loginPath = 'member/login'

/**
 * The act that an answer calls for, or undefined where the caller says what is wrong.
 * The login call shows its own text for all but a blocked address (ERR-013); a 503 is maintenance only where it says so,
 * and a 403 leads to the page where the password is changed only where that is due.
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
