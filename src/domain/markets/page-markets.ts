import type { MarketTypeId, SportId } from '../ids.ts'
import { sportOf } from '../sports/sports.ts'
import type { BetPage } from './bet-page.ts'

/** The kinds of market that Korean-style rows are made of (handbook 1.2). */
export type MainKind = 'winner' | 'handicap' | 'total'

/** In the order of preference: with overtime first where the sport counts it (handbook 1.11). */
const REGULAR = { winner3: [1, 50], winner2: [52, 226], handicap: [3, 342, 866, 1558], total: [2, 28] }
const OVERTIME = { winner3: [50, 1], winner2: [226, 52], handicap: [342, 3], total: [28, 2] }

/** Parts of the match and events that the special page shows (handbook 1.1); the corners of football among them. */
export const SPECIAL_TYPE_IDS: readonly number[] = [
  5, 11, 16, 21, 41, 51, 53, 63, 64, 72, 77, 95, 202, 235, 236, 281, 282, 1328, 1618, 2402,
]

/** Every market type that some Korean page shows in its rows. */
export const ROW_TYPE_IDS: readonly number[] = [
  ...new Set([...Object.values(REGULAR).flat(), ...Object.values(OVERTIME).flat(), ...SPECIAL_TYPE_IDS]),
]

/** Winner (with or without a draw) and total of each part of a match: halves, quarters, sets, periods, innings. */
const PART_TYPE_IDS: readonly (readonly number[])[] = [
  [41, 202, 21],
  [42, 203, 45],
  [43, 204, 46],
  [44, 205, 47],
  [49, 206, 48],
  [348, 352],
  [349, 353],
]

/** Every market type that the live page may show in its rows. */
export const LIVE_TYPE_IDS: readonly number[] = [...new Set([...ROW_TYPE_IDS, ...PART_TYPE_IDS.flat()])]

/** The market types of the running part (handbook 1.1): the earliest one that still has markets, since a finished one has none. */
export const runningPartTypeIds = (offered: ReadonlySet<number>): readonly number[] =>
  PART_TYPE_IDS.find(part => part.some(typeId => offered.has(typeId))) ?? []

/** The market types of a main kind in a sport, the first one that a fixture has being its row: 승무패 or 승패 first. */
export function mainTypeIds(kind: MainKind, sportId: SportId): readonly number[] {
  const { overtime, mainMarket } = sportOf(sportId)
  const order = overtime === 'counts' ? OVERTIME : REGULAR
  if (kind !== 'winner') return order[kind]
  return mainMarket === 'win-draw-lose'
    ? [...order.winner3, ...order.winner2]
    : [...order.winner2, ...order.winner3]
}

/** SUM (홀/짝) of the proto page, the one that a fixture has being its row (handbook 1.1): overtime as in the main markets. */
export const sumTypeIds = (sportId: SportId): readonly number[] =>
  sportOf(sportId).overtime === 'counts' ? [51, 5] : [5]

/** Whether all markets of a fixture can be picked on a page ("+n"). */
export const offersAll = (page: BetPage): boolean =>
  page !== 'wintielose' && page !== 'handicap' && page !== 'special'

/**
 * Whether a page offers a type of market (handbook 1.1). Limits, caps and combinations follow the page a bet says
 * it comes from, so it may only hold what that page has.
 */
export function pageOffers(
  page: BetPage,
  market: { readonly sportId: SportId; readonly marketTypeId: MarketTypeId },
): boolean {
  if (page === 'wintielose') return isMain('winner', market)
  if (page === 'handicap') return isMain('handicap', market) || isMain('total', market)
  if (page === 'special') return SPECIAL_TYPE_IDS.includes(market.marketTypeId)
  return true
}

const isMain = (
  kind: MainKind,
  { sportId, marketTypeId }: { readonly sportId: SportId; readonly marketTypeId: MarketTypeId },
): boolean => mainTypeIds(kind, sportId).includes(marketTypeId)
