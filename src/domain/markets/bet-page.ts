/** Pages with a bet slip. `/korea` itself is 'cross' (ROUTE-037). */
export type BetPage =
  | 'cross'
  | 'wintielose'
  | 'handicap'
  | 'special'
  | 'live'
  | 'proto'
  | 'europe'
  | 'inplay'
  | 'virtual'
  | 'minigame'

/** Decides which picks a new pick replaces: see `pick-rules.ts`. */
export type PickVariant = 'sports' | 'pre-match' | 'in-play'

/** The set of level limits that a page uses: see `bet-limits.ts`. */
export type LimitKind = 'general' | 'live' | 'special' | 'proto'

/**
 * PICK-007. Rounds of virtual games and minigames are fixtures here, so the sports rule allows one pick
 * per market.
 */
export function pickVariant(page: BetPage): PickVariant {
  if (page === 'live' || page === 'inplay') return 'in-play'
  if (page === 'europe' || page === 'virtual' || page === 'minigame') return 'sports'
  return 'pre-match'
}

/** Limit set of a page (LIMIT-006 to LIMIT-011). */
export function limitKind(page: BetPage): LimitKind {
  if (page === 'live' || page === 'inplay') return 'live'
  if (page === 'special' || page === 'proto') return page
  return 'general'
}

/** True on the pages with bonus selections: cross, win-tie-lose and handicap (handbook 1.6). */
export const hasBonus = (page: BetPage): boolean =>
  page === 'cross' || page === 'wintielose' || page === 'handicap'
