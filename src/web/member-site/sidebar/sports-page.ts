/**
 * Page that lists a chosen league: the present sports page, otherwise the European one (SIDEBAR-019 to
 * -021).
 */
export const sportsPageOf = (path: string): '/korea' | '/europe' =>
  path === '/korea' || path.startsWith('/korea/') ? '/korea' : '/europe'

/** The sports page whose tree is open initially; none on pages without betting on matches. */
export const ownTreeOf = (path: string): '/korea' | '/europe' | undefined =>
  /^\/(korea|europe|inplay)(\/|$)/.test(path) ? sportsPageOf(path) : undefined
