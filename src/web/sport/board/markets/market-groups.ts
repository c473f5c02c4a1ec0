import type { OfferedMarket } from '#contract/fixtures/fixtures.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { isQuarterLine } from '#domain/line.ts'
import { compareKinds, mainLineFirst } from '#domain/markets/market-order.ts'
import { offeredQuote, readLine } from '#web/sport/prices/offered.ts'

/** All lines of one market type of a fixture. */
export type MarketGroup = { readonly typeId: MarketTypeId; readonly markets: readonly OfferedMarket[] }

const lineOf = ({ bets: [first] }: OfferedMarket) => readLine(first?.betBaseline ?? '')
const mainLineOf = ([first]: readonly OfferedMarket[]) => readLine(first?.bets[0]?.betLine ?? '')
const oddsOf = ({ bets }: OfferedMarket) => bets.map(bet => offeredQuote(bet).odds)

/** Korean pages show whole and half lines only (handbook 1.10). */
function isKorean(market: OfferedMarket): boolean {
  const line = lineOf(market)
  return line === undefined || !isQuarterLine(line)
}

/** The markets of a fixture by type, main line first; quarter lines only where the page has them. */
export function marketGroups(
  markets: readonly OfferedMarket[],
  { quarters = false }: { readonly quarters?: boolean } = {},
): readonly MarketGroup[] {
  const shown = quarters ? markets : markets.filter(isKorean)
  const byType = Map.groupBy(shown, ({ marketId }) => marketId as MarketTypeId)
  return [...byType]
    .map(([typeId, own]) => ({
      typeId,
      markets: mainLineFirst(own, { main: mainLineOf(own), lineOf, oddsOf }),
    }))
    .toSorted((a, b) => compareKinds(a.typeId, b.typeId))
}
