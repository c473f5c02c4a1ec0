import type { MarketTypeId } from '../ids.ts'
import type { Line } from '../line.ts'
import { isWholeMatch, marketFamily } from './market-catalogue.ts'

const FAMILIES = ['win-draw-lose', 'win-lose', 'handicap', 'over-under', 'other'] as const

const kindRank = (typeId: MarketTypeId): number =>
  (isWholeMatch(typeId) ? 0 : FAMILIES.length) + FAMILIES.indexOf(marketFamily(typeId))

/**
 * Sort order of market types in all lists: whole match before its parts; result, handicap, totals, then
 * the rest.
 */
export const compareKinds = (a: MarketTypeId, b: MarketTypeId): number => kindRank(a) - kindRank(b) || a - b

const PICKS = ['1', '1X', 'X', '12', '2', 'X2', 'Over', 'Exactly', 'Under', 'Odd', 'Even', 'Yes', 'No']

const pickRank = (pick: string): number => {
  const at = PICKS.indexOf(pick)
  return at < 0 ? PICKS.length : at
}

/**
 * Sort order of picks: home left, away right; over left, under right (handbook 1.2). Other picks follow
 * in the feed's order.
 */
export const comparePicks = (a: string, b: string): number => pickRank(a) - pickRank(b)

/**
 * Difference between the highest and lowest odds of a market; larger than any other when there are no
 * odds.
 */
export const spreadOf = (odds: readonly number[]): number =>
  odds.length === 0 ? Number.MAX_SAFE_INTEGER : Math.max(...odds) - Math.min(...odds)

type LineOrder<M> = {
  /** The main line of the market type, whether or not it is shown; undefined or null when unknown. */
  readonly main: Line | null | undefined
  readonly lineOf: (market: M) => Line | null | undefined
  readonly oddsOf: (market: M) => readonly number[]
  /** Maximum number of lines. */
  readonly max?: number
}

/**
 * Sorts the lines of one market type for all lists: main line first, then the others ascending (handbook
 * 1.1, 2.1). When the main line is not shown, the nearest one takes its place. Among equally near lines,
 * or when no main line is known, the line with the most balanced odds is first.
 */
export function mainLineFirst<M>(
  markets: readonly M[],
  { main, lineOf, oddsOf, max = markets.length }: LineOrder<M>,
): readonly M[] {
  const at = (market: M) => lineOf(market) ?? 0
  const distance = (market: M) => Math.abs(at(market) - (main ?? at(market)))
  const [first, ...others] = markets
    .toSorted((a, b) => distance(a) - distance(b) || spreadOf(oddsOf(a)) - spreadOf(oddsOf(b)))
    .slice(0, max)
  return first === undefined ? [] : [first, ...others.toSorted((a, b) => at(a) - at(b))]
}
