import type { MarketTypeId } from '../ids.ts'
import type { Line } from '../line.ts'
import { isWholeMatch, marketFamily } from './market-catalogue.ts'

const FAMILIES = ['win-draw-lose', 'win-lose', 'handicap', 'over-under', 'other'] as const

const kindRank = (typeId: MarketTypeId): number =>
  (isWholeMatch(typeId) ? 0 : FAMILIES.length) + FAMILIES.indexOf(marketFamily(typeId))

/** Kinds of market wherever all are listed: the whole match before its parts; the result, then handicap, totals, the rest. */
export const compareKinds = (a: MarketTypeId, b: MarketTypeId): number => kindRank(a) - kindRank(b) || a - b

const PICKS = ['1', '1X', 'X', '12', '2', 'X2', 'Over', 'Exactly', 'Under', 'Odd', 'Even', 'Yes', 'No']

const pickRank = (pick: string): number => {
  const at = PICKS.indexOf(pick)
  return at < 0 ? PICKS.length : at
}

/** Home left, away right; over left, under right (handbook 1.2). Other picks stand behind, in the feed's order. */
export const comparePicks = (a: string, b: string): number => pickRank(a) - pickRank(b)

/** How far the prices of a market are from each other; one without prices is further than any. */
export const spreadOf = (odds: readonly number[]): number =>
  odds.length === 0 ? Number.MAX_SAFE_INTEGER : Math.max(...odds) - Math.min(...odds)

type LineOrder<M> = {
  /** The main line of the kind, whether or not it is among those to show; nothing where none is known. */
  readonly main: Line | null | undefined
  readonly lineOf: (market: M) => Line | null | undefined
  readonly oddsOf: (market: M) => readonly number[]
  /** How many lines there may be. */
  readonly max?: number
}

/**
 * The lines of one kind of market, as every list has them: the main one first, the others ascending behind it
 * (handbook 1.1, 2.1). Where it is not shown, the nearest line stands in for it; of several equally near ones, or where
 * none is known, the one whose prices are nearest to each other.
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
