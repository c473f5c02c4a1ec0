import type { MarketTypeId, SportId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Line } from '../line.ts'
import { type MainKind, mainTypeIds } from '../markets/page-markets.ts'
import type { Odds } from '../odds.ts'
import { sportOf } from '../sports/sports.ts'
import { isVisibleText } from '../visible-text.ts'

/** A price of an own market, by the feed's word for the pick. */
export type OwnPrice = { readonly pick: string; readonly odds: Odds }

export type OwnMarket = {
  readonly kind: MainKind
  readonly typeId: MarketTypeId
  readonly line: Line | null
  /** The first of its kind. */
  readonly main: boolean
  readonly prices: readonly OwnPrice[]
}

/** A match as it was said, that is right by itself: what the book knows of it is another question. */
export type OwnMatch = {
  readonly line: number
  readonly sportId: SportId
  readonly league: string
  readonly country: string
  readonly home: string
  readonly away: string
  readonly startsAt: Instant
  readonly markets: readonly OwnMarket[]
}

/** Whether the house asks who wins with a draw: 승무패, else 승패. */
export const hasDraw = (sportId: SportId): boolean => sportOf(sportId).mainMarket === 'win-draw-lose'

/** The kind of market that a sport's pages show first (handbook 1.2, 1.11). */
export function ownTypeId(kind: MainKind, sportId: SportId): MarketTypeId {
  const [typeId = 1] = mainTypeIds(kind, sportId)
  return typeId as MarketTypeId
}

/** Lengths of names, in signs. */
export const OWN_NAME_MAX = 40
/** So many lines of a handicap, or of a total, a match may have. */
export const OWN_MARKET_LINES_MAX = 12

/** Whether a league or side may be called so: every sign of it is seen. */
export const isOwnName = (name: string): boolean => isVisibleText(name) && !/[\p{Cc}\p{Cf}]/u.test(name)
