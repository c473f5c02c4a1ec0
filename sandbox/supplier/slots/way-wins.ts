// Wins in ways: equal symbols on adjacent reels from the left, in any rows, with wilds as any of them.
import { columnsOf } from './reel-counts.ts'
import type { Win, Window } from './slot.ts'

/** Pays for three, four and five reels from the left, per way, in units. */
export type WayPays = Readonly<Record<string, readonly [number, number, number]>>

const fits = (symbol: string) => (seen: string) => seen === symbol || seen === 'wild'

function winOf(pays: WayPays, symbol: string, window: Window): Win | undefined {
  const places = window.map((column, reel) =>
    column.flatMap((seen, row) => (fits(symbol)(seen) ? [[reel, row] as const] : [])),
  )
  const end = places.findIndex(list => list.length === 0)
  const count = end === -1 ? places.length : end
  const paid = count >= 3 ? (pays[symbol]?.[count - 3] ?? 0) : 0
  if (paid === 0) return undefined
  const taken = places.slice(0, count)
  const ways = taken.reduce((product, list) => product * list.length, 1)
  return { symbol, count, cells: taken.flat(), pays: paid * ways, label: `${count}릴 · ${ways}가지` }
}

/** Returns the wins of a window, with a multiplier. */
export const wayWins = (pays: WayPays, window: Window, times = 1): Win[] =>
  Object.keys(pays).flatMap(symbol => {
    const win = winOf(pays, symbol, window)
    return win ? [{ ...win, pays: win.pays * times }] : []
  })

/**
 * Returns the pays of every window of five reels, summed. The reels stop independently, so the sums of each symbol are
 * multiplied.
 */
export function sumOfWays(pays: WayPays, reels: readonly (readonly string[])[], rows?: number): bigint {
  const sumOf = (symbol: string): bigint => {
    const seen = reels.map(reel => columnsOf(reel, rows).map(column => column.filter(fits(symbol)).length))
    const total = (reel: number) => BigInt(seen[reel]?.reduce((sum, count) => sum + count, 0) ?? 0)
    const none = (reel: number) => BigInt(seen[reel]?.filter(count => count === 0).length ?? 0)
    const [three = 0, four = 0, five = 0] = pays[symbol] ?? []
    const first = total(0) * total(1) * total(2)
    return (
      first * none(3) * BigInt(reels[4]?.length ?? 0) * BigInt(three) +
      first * total(3) * none(4) * BigInt(four) +
      first * total(3) * total(4) * BigInt(five)
    )
  }
  return Object.keys(pays).reduce((sum, symbol) => sum + sumOf(symbol), 0n)
}
