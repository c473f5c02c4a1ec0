import type { BetPage } from '../markets/bet-page.ts'

export type BetStyle = 'EU' | 'KR'

/** EU on the European page, KR everywhere else (LIMIT-018, LIMIT-019). */
export const betStyle = (page: BetPage): BetStyle => (page === 'europe' ? 'EU' : 'KR')

/** The detail type of each Korean-style page (LIMIT-017). */
export const koreanDetailType = {
  wintielose: 1,
  handicap: 2,
  special: 3,
  cross: 4,
  live: 5,
  inplay: 5,
  proto: 6,
} as const satisfies Partial<Record<BetPage, number>>

/**
 * Returns the bet's detail type: 91, 92, 93 for 1, 2, 3 or more selections in European style (LIMIT-012
 * to LIMIT-014); the page's number in Korean style (LIMIT-016).
 */
export function gameDetailType(style: BetStyle, selectionCount: number, passedIn: number): number {
  return style === 'EU' ? 90 + Math.min(Math.max(selectionCount, 1), 3) : passedIn
}

/** The page of a sports bet by style and detail type; undefined for a combination that no page sends. */
export function pageOfBet(style: BetStyle, detailType: number): BetPage | undefined {
  if (style === 'EU') return detailType >= 91 && detailType <= 93 ? 'europe' : undefined
  const pages = ['wintielose', 'handicap', 'special', 'cross', 'live', 'proto'] as const
  return pages.find(page => koreanDetailType[page] === detailType)
}
