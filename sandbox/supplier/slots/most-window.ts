// The largest win of a window, found exactly: for the published largest win of a game.
import { type LinePays, lines, lineWin } from './line-wins.ts'
import type { Window } from './slot.ts'
import { type WayPays, wayWins } from './way-wins.ts'

/**
 * Returns the most that one column per reel can pay. `atMost` returns what a window pays at most whose further reels are
 * not known yet, and exactly what a whole window pays.
 */
function mostOf(columns: readonly Window[], atMost: (window: Window) => number): number {
  let most = 0
  const walk = (window: Window): void => {
    const next = columns[window.length]
    if (!next) {
      most = Math.max(most, atMost(window))
      return
    }
    const known = new Map(next.map(column => [column.join(' '), [...window, column]]))
    const ranked = [...known.values()].map(one => ({ one, bound: atMost(one) }))
    for (const { one, bound } of ranked.toSorted((a, b) => b.bound - a.bound)) if (bound > most) walk(one)
  }
  walk([])
  return most
}

/** Reels that are not known yet are read as wilds. */
export const mostOfLines = (pays: LinePays, columns: readonly Window[], count = lines.length): number =>
  mostOf(columns, window =>
    lines.slice(0, count).reduce((sum, rows) => {
      const symbols = rows.map((row, reel) => (reel < window.length ? (window[reel]?.[row] ?? '') : 'wild'))
      return sum + lineWin(pays, symbols).pays
    }, 0),
  )

/** On reels that are not known yet, each symbol is counted as often as it is seen there at most. */
export const mostOfWays = (pays: WayPays, columns: readonly Window[]): number =>
  mostOf(columns, window =>
    Object.keys(pays).reduce((sum, symbol) => {
      const best = columns.map((all, reel) => {
        const counts = (reel < window.length ? [window[reel] ?? []] : all).map(column =>
          column.map(seen => (seen === symbol || seen === 'wild' ? symbol : '')),
        )
        return counts.reduce(
          (most, column) => (column.filter(Boolean).length > most.filter(Boolean).length ? column : most),
          [],
        )
      })
      return (
        sum + wayWins({ [symbol]: pays[symbol] ?? [0, 0, 0] }, best).reduce((all, one) => all + one.pays, 0)
      )
    }, 0),
  )
