import type { MarketTypeId, SportId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Line } from '../line.ts'
import { type MainKind, mainTypeIds } from '../markets/page-markets.ts'
import type { Odds } from '../odds.ts'
import { sportOf } from '../sports/sports.ts'
import { isVisibleText } from '../visible-text.ts'

/** Odds of an own market by the feed's name for the pick. */
export type OwnPrice = { readonly pick: string; readonly odds: Odds }

export type OwnMarket = {
  readonly kind: MainKind
  readonly typeId: MarketTypeId
  readonly line: Line | null
  /** The first of its kind. */
  readonly main: boolean
  readonly prices: readonly OwnPrice[]
}

/** A match from the file that is valid in itself; conflicts with existing fixtures are checked elsewhere. */
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

/** True when the sport's main market has a draw (승무패), false for 승패. */
export const hasDraw = (sportId: SportId): boolean => sportOf(sportId).mainMarket === 'win-draw-lose'

/** The main market type of the sport's pages (handbook 1.2, 1.11). */
export function ownTypeId(kind: MainKind, sportId: SportId): MarketTypeId {
  const [typeId = 1] = mainTypeIds(kind, sportId)
  return typeId as MarketTypeId
}

/** Maximum length of a name in characters. */
export const OWN_NAME_MAX = 40
/** Maximum number of handicap or total lines of a match. */
export const OWN_MARKET_LINES_MAX = 12

/** True when a league or team may have this name: all characters are visible. */
export const isOwnName = (name: string): boolean => isVisibleText(name) && !/[\p{Cc}\p{Cf}]/u.test(name)
