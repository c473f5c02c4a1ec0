import type { OfferedMarket } from '#contract/fixtures/fixtures.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { isWholeMatch, marketFamily } from '#domain/markets/market-catalogue.ts'
import type { PartKind } from '#domain/sports/sport-table.ts'
import { sportOf } from '#domain/sports/sports.ts'
import { type MarketGroup, marketGroups } from './market-groups.ts'

/** The tabs of a fixture (handbook 2.2): selectedBettingTab, `all` by default. */
export const bettingTabs = ['all', 'winner', 'handicap', 'total', 'part', 'other'] as const
export type BettingTab = (typeof bettingTabs)[number]

const partNames: Readonly<Record<PartKind, string>> = {
  half: '전반/후반',
  quarter: '쿼터',
  inning: '이닝',
  set: '세트',
  period: '피리어드',
}

/** The tab's name in a sport: 승무패 or 승패, and the periods of its matches. */
export function tabName(tab: BettingTab, sportId: SportId): string {
  const { mainMarket, part } = sportOf(sportId)
  const names: Readonly<Record<BettingTab, string>> = {
    all: '전체',
    winner: mainMarket === 'win-draw-lose' ? '승무패' : '승패',
    handicap: '핸디캡',
    total: '언더오버',
    part: partNames[part],
    other: '기타',
  }
  return names[tab]
}

/** The tab of a market type: period markets have their own, the rest goes by family. */
export function tabOfMarket(typeId: MarketTypeId): Exclude<BettingTab, 'all'> {
  if (!isWholeMatch(typeId)) return 'part'
  const family = marketFamily(typeId)
  if (family === 'handicap' || family === 'other') return family
  return family === 'over-under' ? 'total' : 'winner'
}

/** All market types of a fixture, including quarter lines, favourites first. */
export const detailGroups = (
  markets: readonly OfferedMarket[],
  favourites: readonly number[] = [],
): readonly MarketGroup[] =>
  marketGroups(markets, { quarters: true }).toSorted(
    (a, b) => Number(favourites.includes(b.typeId)) - Number(favourites.includes(a.typeId)),
  )

/** The tabs that have markets, each with its number of market types. */
export function tabCounts(groups: readonly MarketGroup[]): ReadonlyMap<BettingTab, number> {
  const counts = new Map<BettingTab, number>([['all', groups.length]])
  for (const { typeId } of groups) {
    const tab = tabOfMarket(typeId)
    counts.set(tab, (counts.get(tab) ?? 0) + 1)
  }
  return counts
}
