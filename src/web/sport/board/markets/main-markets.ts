import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { formatLine, oppositeLine } from '#domain/line.ts'
import { isWholeMatch, marketFamily } from '#domain/markets/market-catalogue.ts'
import { readLine } from '#web/sport/prices/offered.ts'

/** The three columns of the European list. */
export const mainColumns = ['winner', 'handicap', 'total'] as const
export type MainColumn = (typeof mainColumns)[number]

export const columnNames: Readonly<Record<MainColumn, string>> = {
  winner: '승무패',
  handicap: '핸디캡',
  total: '언더오버',
}

const columnOf = ({ marketId }: OfferedMarket): MainColumn | undefined => {
  const typeId = marketId as MarketTypeId
  if (!isWholeMatch(typeId)) return undefined
  const family = marketFamily(typeId)
  if (family === 'win-draw-lose' || family === 'win-lose') return 'winner'
  return family === 'handicap' ? 'handicap' : family === 'over-under' ? 'total' : undefined
}

/** True if a market is the main line of its type; one without lines always is. */
export const isMainLine = ({ bets: [first] }: OfferedMarket): boolean => first?.betBaseline === first?.betLine

/** The market of each column: the first of its type at its main line. */
export function mainMarkets({ markets }: Pick<Game, 'markets'>): ReadonlyMap<MainColumn, OfferedMarket> {
  const found = new Map<MainColumn, OfferedMarket>()
  for (const market of markets) {
    const column = columnOf(market)
    if (column && !found.has(column) && isMainLine(market)) found.set(column, market)
  }
  // Shows the nearest line if the main one is not offered.
  for (const market of markets) {
    const column = columnOf(market)
    if (column && !found.has(column)) found.set(column, market)
  }
  return found
}

/** The outcomes of a column in cell order; undefined for a cell whose outcome is not offered. */
export function cellsOf(column: MainColumn, market: OfferedMarket | undefined): readonly Cell[] {
  const find = (pick: string) => market?.bets.find(({ betName }) => betName === pick)
  const picks = { winner: ['1', 'X', '2'], handicap: ['1', '2'], total: ['Over', 'Under'] }[column]
  return picks.map(pick => ({ pick, outcome: find(pick) }))
}

export type Cell = { readonly pick: string; readonly outcome: OfferedOutcome | undefined }

/** "-0.5" and "+0.5" from each side's view of a handicap, "2.5" for a total; empty without a line. */
export function lineText(market: OfferedMarket, outcome: OfferedOutcome): string {
  const line = readLine(outcome.betBaseline)
  if (line === undefined) return ''
  if (marketFamily(market.marketId as MarketTypeId) !== 'handicap') return formatLine(line)
  const own = outcome.betName === '2' ? oppositeLine(line) : line
  return `${own > 0 ? '+' : ''}${formatLine(own)}`
}
