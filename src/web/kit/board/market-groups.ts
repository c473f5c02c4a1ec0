import type { OfferedMarket } from '#contract/fixtures.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { isQuarterLine } from '#domain/line.ts'
import { isWholeMatch, marketFamily } from '#domain/markets/market-catalogue.ts'
import { readLine } from '#web/kit/live/offered.ts'

/** All lines of one kind of market on a fixture. */
export type MarketGroup = { readonly typeId: MarketTypeId; readonly markets: readonly OfferedMarket[] }

const familyOrder = ['win-draw-lose', 'win-lose', 'handicap', 'over-under', 'other'] as const

/** The whole match before its parts; the result, then handicap, totals and the rest. */
const rankOf = (typeId: MarketTypeId): number =>
  (isWholeMatch(typeId) ? 0 : familyOrder.length) + familyOrder.indexOf(marketFamily(typeId))

const lineOf = ({ bets: [first] }: OfferedMarket) => readLine(first?.betBaseline ?? '')

/** Korean pages show whole and half lines only (handbook 1.10). */
function isKorean(market: OfferedMarket): boolean {
  const line = lineOf(market)
  return line === undefined || !isQuarterLine(line)
}

/** The markets of a fixture by kind, their lines ascending; quarter lines only where the page has them. */
export function marketGroups(
  markets: readonly OfferedMarket[],
  { quarters = false }: { readonly quarters?: boolean } = {},
): readonly MarketGroup[] {
  const shown = quarters ? markets : markets.filter(isKorean)
  const byType = Map.groupBy(shown, ({ marketId }) => marketId as MarketTypeId)
  return [...byType]
    .map(([typeId, own]) => ({
      typeId,
      markets: own.toSorted((a, b) => (lineOf(a) ?? 0) - (lineOf(b) ?? 0)),
    }))
    .toSorted((a, b) => rankOf(a.typeId) - rankOf(b.typeId) || a.typeId - b.typeId)
}
