import type { Numbers } from '#domain/draws/numbers.ts'
import { type LinePays, lines, lineWins, sumOfLines } from './line-wins.ts'
import { mostOfLines } from './most-window.ts'
import { columnsOf, combinationsOf, placesOf, waysToShow } from './reel-counts.ts'
import { ROWS, reelOf, type Slot, type Spin, shown } from './slot.ts'

const outer = { wild: 1, ring: 2, diamond: 3, triangle: 4, square: 5, hexagon: 6, half: 8, scatter: 1 }
const inner = { wild: 2, ring: 2, diamond: 3, triangle: 4, square: 5, hexagon: 6, half: 7, scatter: 1 }
const reels = [outer, inner, inner, inner, outer].map(reelOf)
const STOPS = 30

const PAYS: LinePays = {
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

function spinOnce(numbers: Numbers, isFree: boolean): Spin {
  const window = reels.map(reel => shown(reel, numbers.below(STOPS)))
  const wins = lineWins(PAYS, window, { times: isFree ? FREE_TIMES : 1 })
  const scatters = placesOf(window, 'scatter')
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

/** Returns how many stop combinations show at least three scatters. */
const begins = (ways: readonly bigint[]): bigint => ways.slice(3).reduce((sum, way) => sum + way, 0n)

/** Five reels and twenty lines; wilds, scatters, ten free spins with doubled pays. */
export const waves: Slot = {
  code: 'waves',
  family: 'waves',
  name: '물결 다섯 릴',
  line: '5릴 · 20줄 · 프리스핀',
  reels: reels.length,
  rows: ROWS,
  rules: [
    '왼쪽 릴부터 같은 그림이 한 줄에 세 개 이상 이어지면 배당을 받습니다. 20줄이 언제나 모두 걸립니다.',
    '와일드는 프리스핀 그림 밖의 모든 그림을 대신합니다.',
    '프리스핀 그림이 세 개 이상 보이면 프리스핀 10회를 합니다. 프리스핀의 줄 당첨은 두 배이고, 프리스핀에서 다시 프리스핀이 시작되지는 않습니다.',
  ],
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
    const all = combinationsOf(reels)
    const units = BigInt(lines.length)
    const line = sumOfLines(
      PAYS,
      reels.map(reel => columnsOf(reel)),
    )
    const ways = waysToShow(reels, 'scatter')
    const scatters = ways.reduce((sum, way, count) => sum + way * BigInt(SCATTERS[count] ?? 0), 0n)
    // Lines and scatters, plus the free spins at twice the lines' sum, over the combinations of both spins.
    return [
      line * all + scatters * units * all + begins(ways) * BigInt(FREE_SPINS * FREE_TIMES) * line,
      all * all * units,
    ]
  },
  feature: {
    name: '프리스핀',
    chance: () => [begins(waysToShow(reels, 'scatter')), combinationsOf(reels)],
  },
  // The first window and the free spins at their best, and five scatters.
  most: () =>
    mostOfLines(
      PAYS,
      reels.map(reel => columnsOf(reel)),
    ) *
      (1 + FREE_SPINS * FREE_TIMES) +
    (SCATTERS[5] ?? 0) * lines.length,
}
