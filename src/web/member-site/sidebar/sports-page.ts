/** Where a chosen league is listed: the sports page one is on, the European one elsewhere (SIDEBAR-019 to -021). */
export const sportsPageOf = (path: string): '/korea' | '/europe' =>
  path === '/korea' || path.startsWith('/korea/') ? '/korea' : '/europe'
