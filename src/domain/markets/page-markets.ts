import type { SportId } from '../ids.ts'
import { sportOf } from '../sports/sports.ts'
import type { BetPage } from './bet-page.ts'

/** The market kinds in Korean-style rows (handbook 1.2). */
export type MainKind = 'winner' | 'handicap' | 'total'

/** In order of preference: markets with overtime first where the sport counts overtime (handbook 1.11). */
const REGULAR = { winner3: [1, 50], winner2: [52, 226], handicap: [3, 342, 866, 1558], total: [2, 28] }
const OVERTIME = { winner3: [50, 1], winner2: [226, 52], handicap: [342, 3], total: [28, 2] }

/** The main market types of all sports. */
export const MAIN_TYPE_IDS: readonly number[] = [
  ...new Set([...Object.values(REGULAR).flat(), ...Object.values(OVERTIME).flat()]),
]

/**
 * Winner (with or without a draw) and total of each part of a match: halves, quarters, sets, periods,
 * innings.
 */
const PART_TYPE_IDS: readonly (readonly number[])[] = [
  [41, 202, 21],
  [42, 203, 45],
  [43, 204, 46],
  [44, 205, 47],
  [49, 206, 48],
  [348, 352],
  [349, 353],
]

/** All market types that the live page may show in its rows. */
export const LIVE_TYPE_IDS: readonly number[] = [...new Set([...MAIN_TYPE_IDS, ...PART_TYPE_IDS.flat()])]

/**
 * Market types of the current part (handbook 1.1): the earliest part that still has markets, because a
 * finished part has none.
 */
export const runningPartTypeIds = (offered: ReadonlySet<number>): readonly number[] =>
  PART_TYPE_IDS.find(part => part.some(typeId => offered.has(typeId))) ?? []

/**
 * Market types of a main kind in a sport, in order of preference: 승무패 or 승패 first. The row shows the
 * first that the fixture has.
 */
export function mainTypeIds(kind: MainKind, sportId: SportId): readonly number[] {
  const { overtime, mainMarket } = sportOf(sportId)
  const order = overtime === 'counts' ? OVERTIME : REGULAR
  if (kind !== 'winner') return order[kind]
  return mainMarket === 'win-draw-lose'
    ? [...order.winner3, ...order.winner2]
    : [...order.winner2, ...order.winner3]
}

/**
 * SUM (홀/짝) on the proto page, in order of preference (handbook 1.1). Overtime counts as in the main
 * markets.
 */
export const sumTypeIds = (sportId: SportId): readonly number[] =>
  sportOf(sportId).overtime === 'counts' ? [51, 5] : [5]

/** True when all markets of a fixture can be picked on a page ("+n"). */
export const offersAll = (page: BetPage): boolean =>
  page !== 'wintielose' && page !== 'handicap' && page !== 'special'

/**
 * True when a page offers a market type (ROUTE-045): results on the win-tie-lose page, handicaps and
 * totals on the handicap page, all other markets on the special page. Limits, caps and combination rules
 * depend on the page that a bet names, so a bet may contain only markets of that page.
 */
export function pageOffers(page: BetPage, market: SportMarket): boolean {
  if (page === 'wintielose') return isMain('winner', market)
  if (page === 'handicap') return isMain('handicap', market) || isMain('total', market)
  return page !== 'special' || isSpecial(market)
}

type SportMarket = { readonly sportId: SportId; readonly marketTypeId: number }

/** True for the markets of the special page: all that are not a main market of the sport (ROUTE-045). */
export const isSpecial = (market: SportMarket): boolean =>
  !isMain('winner', market) && !isMain('handicap', market) && !isMain('total', market)

const isMain = (kind: MainKind, { sportId, marketTypeId }: SportMarket): boolean =>
  mainTypeIds(kind, sportId).includes(marketTypeId)
