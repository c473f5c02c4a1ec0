import type { OfferedMarket } from '#contract/fixtures.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { isQuarterLine } from '#domain/line.ts'
import { isWholeMatch, marketFamily } from '#domain/market-catalogue.ts'
import { readLine } from '#web/kit/offered.ts'

export type MarketGroup = { readonly title: string; readonly markets: readonly OfferedMarket[] }

const titles = ['승무패 · 승패', '핸디캡', '언더오버', '구간 베팅', '기타'] as const

function titleOf({ marketId }: OfferedMarket): (typeof titles)[number] {
  const typeId = marketId as MarketTypeId
  if (!isWholeMatch(typeId)) return '구간 베팅'
  switch (marketFamily(typeId)) {
    case 'win-draw-lose':
    case 'win-lose':
      return '승무패 · 승패'
    case 'handicap':
      return '핸디캡'
    case 'over-under':
      return '언더오버'
    default:
      return '기타'
  }
}

/** Korean pages show whole and half lines only (handbook 1.10). */
function isKorean({ bets: [first] }: OfferedMarket): boolean {
  const line = readLine(first?.betBaseline ?? '')
  return line === undefined || !isQuarterLine(line)
}

/** The markets of a fixture by kind, lines ascending; kinds without a market are left out. */
export function marketGroups(markets: readonly OfferedMarket[]): readonly MarketGroup[] {
  const byTitle = Map.groupBy(markets.filter(isKorean), titleOf)
  return titles.flatMap(title => {
    const own = byTitle.get(title)
    return own ? [{ title, markets: own.toSorted(inLineOrder) }] : []
  })
}

const lineOf = ({ bets: [first] }: OfferedMarket): number => readLine(first?.betBaseline ?? '') ?? 0

const inLineOrder = (a: OfferedMarket, b: OfferedMarket): number =>
  a.marketId - b.marketId || lineOf(a) - lineOf(b)
