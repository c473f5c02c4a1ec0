import type { DrawnRound, OfferedMarket } from '#contract/minigame/minigames.ts'
import { CHART_ROWS, type ChartMark } from './chart-columns.ts'

/** A round in a big road, with the picks whose pair came in the same round. */
export type RoadMark = ChartMark & { readonly pairs: readonly string[] }

/** A place of a big road: the result of a round, and the ties that followed it. */
export type RoadCell = {
  /** Undefined while there were only ties. */
  readonly mark: RoadMark | undefined
  readonly ties: readonly RoadMark[]
}

type Named = { readonly bets: readonly { readonly betName: string }[] }

const TIES: ReadonlySet<string> = new Set(['tie', 'push'])

/**
 * The pick of a market that returns the stakes on both others; undefined without one. Markets with it have
 * a big road instead of a run chart.
 */
export const tieOf = ({ bets }: Named): string | undefined =>
  bets.length === 3 ? bets.find(({ betName }) => TIES.has(betName))?.betName : undefined

/** Results of a market with its pairs, oldest first. */
export const roadMarksOf = (
  market: Pick<OfferedMarket, 'id'> & Named,
  recent: readonly DrawnRound[],
): readonly RoadMark[] =>
  recent.toReversed().flatMap(({ id, round, results }) => {
    const wonOf = (name: string) => results.find(one => one.market === name)?.won ?? []
    const [pick] = wonOf(market.id)
    const pairs = market.bets.map(({ betName }) => betName).filter(name => wonOf(`${name}-pair`).length > 0)
    return pick === undefined ? [] : [{ id, round, pick, pairs }]
  })

/**
 * A big road: one column for each run of equal results. A run that reaches the bottom, or a taken place,
 * continues to the right. A tie has no place of its own; it marks the result before it.
 */
export function bigRoad(
  marks: readonly RoadMark[],
  tie: string,
): readonly (readonly (RoadCell | undefined)[])[] {
  const columns: (RoadCell | undefined)[][] = []
  const put = (column: number, row: number, cell: RoadCell) => {
    while (columns.length <= column) columns.push([])
    const rows = columns[column] ?? []
    rows[row] = cell
  }
  const isFree = (column: number, row: number) => columns[column]?.[row] === undefined
  let last = { column: 0, row: 0, start: 0, turned: false }
  for (const mark of marks) {
    const before = columns[last.column]?.[last.row]
    if (mark.pick === tie) {
      put(last.column, last.row, { mark: before?.mark, ties: [...(before?.ties ?? []), mark] })
      continue
    }
    if (before?.mark) last = mark.pick === before.mark.pick ? follow(last, isFree) : begin(last, isFree)
    put(last.column, last.row, { mark, ties: before?.mark ? [] : (before?.ties ?? []) })
  }
  return columns
}

type Place = {
  readonly column: number
  readonly row: number
  /** The column in which the run began. */
  readonly start: number
  /** The run continues to the right. */
  readonly turned: boolean
}
type IsFree = (column: number, row: number) => boolean

function follow({ column, row, start, turned }: Place, isFree: IsFree): Place {
  if (!turned && row + 1 < CHART_ROWS && isFree(column, row + 1))
    return { column, row: row + 1, start, turned }
  return { column: column + 1, row, start, turned: true }
}

function begin({ start }: Place, isFree: IsFree): Place {
  let column = start + 1
  while (!isFree(column, 0)) column += 1
  return { column, row: 0, start: column, turned: false }
}
