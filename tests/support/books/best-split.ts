/** Shares of one stake, and its lowest return. */
export type Split = { readonly value: number; readonly shares: readonly number[] }

const TINY = 1e-9
/** Values above this count as one: prices that just break even are no profit. */
const EVEN = 1 - 1e-7

/**
 * Splits one stake over bets so that the lowest return is as high as possible; undefined when that is not more than the
 * stake. `returns[bet][ending]` is the return of one. Solves a zero-sum game against the ending as a linear programme:
 * maximises the total weight of endings while no bet returns more than one under these weights.
 */
export function bestSplit(returns: readonly Float64Array[]): Split | undefined {
  const endings = returns[0]?.length ?? 0
  const width = endings + returns.length + 1
  const rows = returns.map((row, at) => {
    const filled = new Float64Array(width)
    filled.set(row)
    filled[endings + at] = 1
    filled[width - 1] = 1
    return filled
  })
  const goal = new Float64Array(width)
  goal.fill(-1, 0, endings)
  const inBasis = rows.map((_, at) => endings + at)
  for (;;) {
    // When the weights add up to one, they are probabilities under which no bet is worth its stake.
    if ((goal[width - 1] ?? 0) >= EVEN) return undefined
    const column = mostNegative(goal)
    if (column === undefined) break
    const pivot = tightest(rows, column)
    // An ending in which every bet loses.
    if (pivot === undefined) return undefined
    inBasis[pivot] = column
    turn(rows, goal, pivot, column)
  }
  const weight = goal[width - 1] ?? 0
  return { value: 1 / weight, shares: returns.map((_, at) => (goal[endings + at] ?? 0) / weight) }
}

function mostNegative(goal: Float64Array): number | undefined {
  let [best, least]: [number | undefined, number] = [undefined, -TINY]
  for (let at = 0; at < goal.length - 1; at += 1) {
    const value = goal[at] ?? 0
    if (value < least) [best, least] = [at, value]
  }
  return best
}

/** Returns the row that limits the column most. */
function tightest(rows: readonly Float64Array[], column: number): number | undefined {
  let [best, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const [at, row] of rows.entries()) {
    const factor = row[column] ?? 0
    if (factor <= TINY) continue
    const allowed = (row.at(-1) ?? 0) / factor
    if (allowed < least) [best, least] = [at, allowed]
  }
  return best
}

function turn(rows: readonly Float64Array[], goal: Float64Array, pivot: number, column: number): void {
  const own = rows[pivot]
  if (!own) return
  const factor = own[column] ?? 1
  for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) / factor
  for (const row of [...rows, goal]) {
    const much = row[column] ?? 0
    if (row === own || much === 0) continue
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) - much * (own[at] ?? 0)
  }
}
