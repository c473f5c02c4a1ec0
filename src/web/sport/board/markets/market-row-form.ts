import type { OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { marketFamily } from '#domain/markets/market-catalogue.ts'
import { readLine } from '#web/sport/prices/offered.ts'

/** The middle of a row between two prices: a third price, the line, or VS. */
type RowMiddle =
  | { readonly kind: 'draw'; readonly outcome: OfferedOutcome | undefined }
  | { readonly kind: 'line'; readonly line: Line; readonly signed: boolean }
  | { readonly kind: 'versus' }

/** A market as a row: home left, away right; over left, under right (handbook 1.2). */
export type RowForm = {
  readonly left: OfferedOutcome | undefined
  readonly middle: RowMiddle
  readonly right: OfferedOutcome | undefined
}

/** The outcomes that share a row, left and right; a draw goes between them. */
const sides: readonly (readonly [left: string, right: string])[] = [
  ['1', '2'],
  ['Over', 'Under'],
  ['Odd', 'Even'],
  ['Yes', 'No'],
]

/** The row of a market with two or three outcomes; undefined for one with more, which is drawn as a grid. */
export function rowForm(market: OfferedMarket): RowForm | undefined {
  const { bets } = market
  const find = (name: string) => bets.find(({ betName }) => betName === name)
  const pair = sides.find(([left, right]) => find(left) || find(right))
  if (!pair) return undefined
  const draw = find('X')
  const [left, right] = [find(pair[0]), find(pair[1])]
  if (bets.some(bet => bet !== left && bet !== right && bet !== draw)) return undefined
  return { left, right, middle: middleOf(market, draw) }
}

function middleOf(market: OfferedMarket, draw: OfferedOutcome | undefined): RowMiddle {
  const family = marketFamily(market.marketId as MarketTypeId)
  if (draw || family === 'win-draw-lose') return { kind: 'draw', outcome: draw }
  const line = readLine(market.bets[0]?.betBaseline ?? '')
  return line === undefined ? { kind: 'versus' } : { kind: 'line', line, signed: family === 'handicap' }
}
