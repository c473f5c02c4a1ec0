import type { Numbers } from '#domain/draws/numbers.ts'
import { reelOf, type Slot, type Spin, shown, type Win, type Window } from './slot.ts'

const outer = { wild: 1, ring: 2, diamond: 3, triangle: 4, square: 5, hexagon: 6, half: 8, scatter: 1 }
const inner = { wild: 2, ring: 2, diamond: 3, triangle: 4, square: 5, hexagon: 6, half: 7, scatter: 1 }
const reels = [outer, inner, inner, inner, outer].map(reelOf)
const STOPS = 30

/** The window's row of each line, reel by reel. */
const lines: readonly (readonly number[])[] = [
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

/** Pays for three, four and five of a kind from the left, in units. One unit is staked on each line. */
const PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  wild: [20, 100, 1000],
  ring: [15, 80, 400],
  diamond: [12, 50, 250],
  triangle: [10, 36, 140],
  square: [7, 24, 100],
  hexagon: [5, 14, 60],
  half: [4, 10, 40],
}
/** Scatters anywhere pay this multiple of the whole stake. Three or more start free spins. */
const SCATTERS: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 50 }
const FREE_SPINS = 10
const FREE_TIMES = 2

/** Returns the longest run from the left, with wilds as any symbol. Of two readings, the one that pays more. */
export function lineWin(symbols: readonly string[]): {
  readonly symbol: string
  readonly count: number
  readonly pays: number
} {
  const kind = symbols.find(symbol => symbol !== 'wild') ?? 'wild'
  const runOf = (fits: (symbol: string) => boolean) => {
    const end = symbols.findIndex(symbol => !fits(symbol))
    return end === -1 ? symbols.length : end
  }
  const wilds = runOf(symbol => symbol === 'wild')
  const run = kind === 'scatter' ? wilds : runOf(symbol => symbol === 'wild' || symbol === kind)
  const paysFor = (symbol: string, count: number) => (count >= 3 ? (PAYS[symbol]?.[count - 3] ?? 0) : 0)
  const asKind = paysFor(kind, run)
  const asWild = paysFor('wild', wilds)
  return asWild > asKind
    ? { symbol: 'wild', count: wilds, pays: asWild }
    : { symbol: kind, count: run, pays: asKind }
}

function winsIn(window: Window, times: number): Win[] {
  return lines.flatMap((rows, index): Win[] => {
    const { symbol, count, pays } = lineWin(rows.map((row, reel) => window[reel]?.[row] ?? ''))
    if (pays === 0) return []
    const cells = rows.slice(0, count).map((row, reel) => [reel, row] as const)
    return [{ symbol, count, cells, pays: pays * times, label: `${index + 1}번 줄 · ${count}개` }]
  })
}

const scattersIn = (window: Window) =>
  window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'scatter' ? [[reel, row] as const] : [])),
  )

function spinOnce(numbers: Numbers, isFree: boolean): Spin {
  const window = reels.map(reel => shown(reel, numbers.below(STOPS)))
  const wins = winsIn(window, isFree ? FREE_TIMES : 1)
  const scatters = scattersIn(window)
  const times = SCATTERS[scatters.length] ?? 0
  // Free spins start no further ones, so that the mean return can be computed exactly.
  if (times > 0 && !isFree)
    wins.push({
      symbol: 'scatter',
      count: scatters.length,
      cells: scatters,
      pays: times * lines.length,
      label: `프리스핀 ${scatters.length}개`,
    })
  const free = times > 0 && !isFree ? Array.from({ length: FREE_SPINS }, () => spinOnce(numbers, true)) : []
  const pays = [...wins, ...free].reduce((sum, one) => sum + one.pays, 0)
  return { window, wins, pays, free }
}

/** Returns the mean pay of a line. Each of its cells is any stop of its reel. */
function lineMean(): bigint {
  const kinds = Object.keys(inner)
  let sum = 0n
  const walk = (symbols: string[], ways: bigint): void => {
    if (symbols.length === reels.length) {
      sum += ways * BigInt(lineWin(symbols).pays)
      return
    }
    const reel = reels[symbols.length] ?? []
    for (const kind of kinds) {
      const count = reel.filter(symbol => symbol === kind).length
      if (count > 0) walk([...symbols, kind], ways * BigInt(count))
    }
  }
  walk([], 1n)
  return sum
}

/** Returns the number of stop combinations that show each number of scatters. */
function scatterWays(): readonly bigint[] {
  return reels.reduce<bigint[]>(
    (ways, reel) => {
      const seen = BigInt(reel.filter((_, stop) => shown(reel, stop).includes('scatter')).length)
      const next = Array.from({ length: ways.length + 1 }, () => 0n)
      for (const [count, way] of ways.entries()) {
        next[count] = (next[count] ?? 0n) + way * (BigInt(STOPS) - seen)
        next[count + 1] = (next[count + 1] ?? 0n) + way * seen
      }
      return next
    },
    [1n],
  )
}

/** Five reels and twenty lines; wilds, scatters, ten free spins with doubled pays. */
export const waves: Slot = {
  code: 'waves',
  family: 'waves',
  name: '물결 다섯 릴',
  line: '5릴 · 20줄 · 프리스핀',
  units: lines.length,
  unitStakes: [10, 20, 50, 100, 200, 500],
  symbols: [
    {
      id: 'wild',
      name: '와일드',
      pays: [
        [3, 20],
        [4, 100],
        [5, 1000],
      ],
    },
    {
      id: 'ring',
      name: '원',
      pays: [
        [3, 15],
        [4, 80],
        [5, 400],
      ],
    },
    {
      id: 'diamond',
      name: '마름모',
      pays: [
        [3, 12],
        [4, 50],
        [5, 250],
      ],
    },
    {
      id: 'triangle',
      name: '세모',
      pays: [
        [3, 10],
        [4, 36],
        [5, 140],
      ],
    },
    {
      id: 'square',
      name: '네모',
      pays: [
        [3, 7],
        [4, 24],
        [5, 100],
      ],
    },
    {
      id: 'hexagon',
      name: '육각',
      pays: [
        [3, 5],
        [4, 14],
        [5, 60],
      ],
    },
    {
      id: 'half',
      name: '반원',
      pays: [
        [3, 4],
        [4, 10],
        [5, 40],
      ],
    },
    {
      id: 'scatter',
      name: '프리스핀 10회',
      pays: [
        [3, 40],
        [4, 200],
        [5, 1000],
      ],
    },
  ],
  spin: numbers => spinOnce(numbers, false),
  expected: () => {
    const all = BigInt(STOPS) ** BigInt(reels.length)
    const line = lineMean()
    const ways = scatterWays()
    const begins = [3, 4, 5].reduce((sum, count) => sum + (ways[count] ?? 0n), 0n)
    const scatters = [3, 4, 5].reduce(
      (sum, count) => sum + (ways[count] ?? 0n) * BigInt(SCATTERS[count] ?? 0),
      0n,
    )
    // Lines and scatters, plus the free spins at twice the lines' mean, over the combinations of both spins.
    return [line * all + scatters * all + begins * BigInt(FREE_SPINS * FREE_TIMES) * line, all * all]
  },
}
