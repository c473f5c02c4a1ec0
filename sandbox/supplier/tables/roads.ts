// Recent results of a table in the order of its rounds, and the two roads of baccarat and dragon tiger.

/** The result of a round in one mark: the winning side, the number, or the sum of the dice. */
export type RoadMark = {
  readonly round: string
  readonly mark: string
  /** Winning pairs. */
  readonly pairs: readonly string[]
  /** The dice of sic bo. */
  readonly dice?: readonly number[]
}

type Drawn = {
  readonly id: string
  readonly draw: unknown
  readonly results: readonly { readonly market: string; readonly won: readonly string[] }[]
}

/** Rows of a road (육매). */
export const ROAD_ROWS = 6

/** Returns the mark of a drawn round. */
export function roadMark({ id, draw, results }: Drawn): RoadMark {
  const wonIn = (market: string): string => results.find(one => one.market === market)?.won[0] ?? ''
  const { number, dice } = draw as { readonly number?: number; readonly dice?: readonly number[] }
  const sum = dice?.reduce((total, die) => total + die, 0)
  return {
    round: id.slice(-4),
    mark: String(number ?? sum ?? wonIn('winner')),
    pairs: ['player-pair', 'banker-pair'].filter(market => wonIn(market) !== ''),
    ...(dice && { dice }),
  }
}

/** Returns the side of a throw of sic bo. A triple is neither big nor small: it is read as a tie. */
export const sicBoSide = ({ mark, dice = [] }: Pick<RoadMark, 'mark' | 'dice'>): 'big' | 'small' | 'tie' =>
  dice.every(die => die === dice[0]) ? 'tie' : Number(mark) >= 11 ? 'big' : 'small'

/** A place of the big road: a win of one side, with the ties that followed it. */
export type BigRoadCell = {
  readonly column: number
  readonly row: number
  /** Undefined for ties before the first win. */
  readonly mark: string | undefined
  readonly ties: number
}

/**
 * Returns the big road: a column for each run of wins of one side. A run that reaches the bottom or an occupied place
 * turns right. A tie has no place; it is counted on the win before it.
 */
export function bigRoad(marks: readonly Pick<RoadMark, 'mark'>[]): readonly BigRoadCell[] {
  const cells: BigRoadCell[] = []
  const isFree = (column: number, row: number): boolean =>
    row < ROAD_ROWS && !cells.some(cell => cell.column === column && cell.row === row)
  let start = 0
  for (const { mark } of marks) {
    const last = cells.at(-1)
    if (mark === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      else cells.push({ column: 0, row: 0, mark: undefined, ties: 1 })
    } else if (last === undefined) cells.push({ column: 0, row: 0, mark, ties: 0 })
    else if (last.mark === undefined) cells[0] = { ...last, mark }
    else if (last.mark === mark) {
      const isDown = last.row + 1 < ROAD_ROWS && isFree(last.column, last.row + 1)
      const { column, row } = last
      cells.push(
        isDown ? { column, row: row + 1, mark, ties: 0 } : { column: column + 1, row, mark, ties: 0 },
      )
    } else {
      start += 1
      while (!isFree(start, 0)) start += 1
      cells.push({ column: start, row: 0, mark, ties: 0 })
    }
  }
  return cells
}
