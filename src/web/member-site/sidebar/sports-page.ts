/** Where a chosen league is listed: the sports page one is on, the European one elsewhere (SIDEBAR-019 to -021). */
export const sportsPageOf = (path: string): '/korea' | '/europe' =>
  path === '/korea' || path.startsWith('/korea/') ? '/korea' : '/europe'

/** The sports page whose tree is open at first; none where matches are not bet on. */
export const ownTreeOf = (path: string): '/korea' | '/europe' | undefined =>
  /^\/(korea|europe|inplay)(\/|$)/.test(path) ? sportsPageOf(path) : undefined
