import type { Numbers } from '#domain/draws/numbers.ts'
import { ROWS, reelOf, type Slot, type Spin, shown, type Win } from './slot.ts'

const reel = reelOf({ star: 1, ring: 2, hexagon: 3, diamond: 3, square: 4, triangle: 4, half: 3 })
const THREE: Readonly<Record<string, number>> = {
  star: 400,
  ring: 80,
  hexagon: 40,
  diamond: 30,
  square: 20,
  triangle: 15,
  half: 25,
}
/** One or two halves from the left pay as well. */
const HALVES = [0, 1, 5] as const
const MIDDLE = 1

function winOf(line: readonly string[]): Win | undefined {
  const [first = ''] = line
  const cells = (count: number) => Array.from({ length: count }, (_, at) => [at, MIDDLE] as const)
  if (line.every(symbol => symbol === first))
    return { symbol: first, count: 3, cells: cells(3), pays: THREE[first] ?? 0, label: '가운데 줄 3개' }
  if (first !== 'half') return undefined
  const count = line[1] === 'half' ? 2 : 1
  return { symbol: first, count, cells: cells(count), pays: HALVES[count] ?? 0, label: `왼쪽부터 ${count}개` }
}

function spinAt(stops: readonly number[]): Spin {
  const window = stops.map(stop => shown(reel, stop))
  const win = winOf(window.map(column => column[MIDDLE] ?? ''))
  return { window, wins: win ? [win] : [], pays: win?.pays ?? 0, free: [] }
}

/** Three reels of twenty stops and one line. The return is computed over all 8,000 combinations. */
export const classic: Slot = {
  code: 'classic',
  family: 'reels',
  name: '클래식 세 릴',
  line: '3릴 · 1줄',
  reels: 3,
  rows: ROWS,
  rules: [
    '가운데 줄에 같은 그림 세 개가 서면 배당을 받습니다.',
    '반원은 왼쪽부터 한 개나 두 개만 서도 배당을 받습니다.',
  ],
  units: 1,
  unitStakes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  symbols: [
    { id: 'star', name: '별', pays: [[3, 400]] },
    { id: 'ring', name: '원', pays: [[3, 80]] },
    { id: 'hexagon', name: '육각', pays: [[3, 40]] },
    { id: 'diamond', name: '마름모', pays: [[3, 30]] },
    {
      id: 'half',
      name: '반원',
      pays: [
        [1, 1],
        [2, 5],
        [3, 25],
      ],
    },
    { id: 'square', name: '네모', pays: [[3, 20]] },
    { id: 'triangle', name: '세모', pays: [[3, 15]] },
  ],
  spin: (numbers: Numbers) => spinAt([0, 1, 2].map(() => numbers.below(reel.length))),
  expected: () => {
    let paid = 0n
    for (const [one] of reel.entries())
      for (const [two] of reel.entries())
        for (const [three] of reel.entries()) paid += BigInt(spinAt([one, two, three]).pays)
    return [paid, BigInt(reel.length) ** 3n]
  },
  most: () => Math.max(...Object.values(THREE)),
}
