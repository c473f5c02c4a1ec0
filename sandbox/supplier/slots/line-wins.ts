// Wins on lines: equal symbols from the left, with wilds as any of them.
import type { Win, Window } from './slot.ts'

/** Pays for three, four and five of a kind from the left, in units. One unit is staked on each line. */
export type LinePays = Readonly<Record<string, readonly [number, number, number]>>

export type LineWin = { readonly symbol: string; readonly count: number; readonly pays: number }

/** The window's row of each line, reel by reel. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
]

const runOf = (symbols: readonly string[], fits: (symbol: string) => boolean): number => {
  const end = symbols.findIndex(symbol => !fits(symbol))
  return end === -1 ? symbols.length : end
}

/** Returns the longest run from the left, with wilds as any symbol. Of two readings, the one that pays more. */
export function lineWin(pays: LinePays, symbols: readonly string[]): LineWin {
  const kind = symbols.find(symbol => symbol !== 'wild') ?? 'wild'
  const wilds = runOf(symbols, symbol => symbol === 'wild')
  const run = kind in pays ? runOf(symbols, symbol => symbol === 'wild' || symbol === kind) : wilds
  const paysFor = (symbol: string, count: number) => (count >= 3 ? (pays[symbol]?.[count - 3] ?? 0) : 0)
  const asKind = paysFor(kind, run)
  const asWild = paysFor('wild', wilds)
  return asWild > asKind
    ? { symbol: 'wild', count: wilds, pays: asWild }
    : { symbol: kind, count: run, pays: asKind }
}

/** Returns the wins of a window on the first lines, with a multiplier. */
export function lineWins(pays: LinePays, window: Window, { count = lines.length, times = 1 } = {}): Win[] {
  return lines.slice(0, count).flatMap((rows, index): Win[] => {
    const won = lineWin(
      pays,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    )
    if (won.pays === 0) return []
    const cells = rows.slice(0, won.count).map((row, reel) => [reel, row] as const)
    const label = `${index + 1}번 줄 · ${won.count}개`
    return [{ symbol: won.symbol, count: won.count, cells, pays: won.pays * times, label }]
  })
}

const countsAt = (columns: Window, row: number): ReadonlyMap<string, bigint> => {
  const counts = new Map<string, bigint>()
  for (const column of columns) {
    const symbol = column[row] ?? ''
    counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n)
  }
  return counts
}

/** The run from the left has ended: symbols further right change nothing. */
function isOver(pays: LinePays, symbols: readonly string[]): boolean {
  const kind = symbols.find(symbol => symbol !== 'wild')
  return (
    kind !== undefined && (!(kind in pays) || symbols.some(symbol => symbol !== 'wild' && symbol !== kind))
  )
}

/**
 * Returns the pays of the first lines, summed over every combination of one column per reel. Counts symbols instead of
 * combinations, and stops at the end of a run.
 */
export function sumOfLines(pays: LinePays, columns: readonly Window[], count = lines.length): bigint {
  const walk = (rows: readonly number[], symbols: readonly string[], ways: bigint): bigint => {
    if (symbols.length === columns.length) return ways * BigInt(lineWin(pays, symbols).pays)
    if (isOver(pays, symbols)) {
      const rest = columns.slice(symbols.length).reduce((product, { length }) => product * BigInt(length), 1n)
      return ways * rest * BigInt(lineWin(pays, symbols).pays)
    }
    const counts = countsAt(columns[symbols.length] ?? [], rows[symbols.length] ?? 0)
    return [...counts].reduce(
      (sum, [symbol, number]) => sum + walk(rows, [...symbols, symbol], ways * number),
      0n,
    )
  }
  return lines.slice(0, count).reduce((sum, rows) => sum + walk(rows, [], 1n), 0n)
}
