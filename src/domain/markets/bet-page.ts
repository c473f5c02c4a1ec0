/** The pages on which a slip is put together. `/korea` itself is 'cross' (ROUTE-037). */
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

/** What a new pick replaces: see `pick-rules.ts`. */
export type PickVariant = 'sports' | 'pre-match' | 'in-play'

/** Which of the level's limit sets a page uses: see `bet-limits.ts`. */
export type LimitKind = 'general' | 'live' | 'special' | 'proto'

/** PICK-007. A round of a virtual or minigame is a fixture here, so the sports rule gives one pick a market. */
export function pickVariant(page: BetPage): PickVariant {
  if (page === 'live' || page === 'inplay') return 'in-play'
  if (page === 'europe' || page === 'virtual' || page === 'minigame') return 'sports'
  return 'pre-match'
}

/** LIMIT-006 to LIMIT-011. */
export function limitKind(page: BetPage): LimitKind {
  if (page === 'live' || page === 'inplay') return 'live'
  if (page === 'special' || page === 'proto') return page
  return 'general'
}

/** Bonus selections exist on the cross, win-tie-lose and handicap pages only (handbook 1.6). */
export const hasBonus = (page: BetPage): boolean =>
  page === 'cross' || page === 'wintielose' || page === 'handicap'
