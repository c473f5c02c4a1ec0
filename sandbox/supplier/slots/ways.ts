import { mostOfWays } from './most-window.ts'
import { columnsOf, combinationsOf } from './reel-counts.ts'
import { ROWS, reelOf, type Slot, shown } from './slot.ts'
import { sumOfWays, type WayPays, wayWins } from './way-wins.ts'

const ends = { star: 2, ring: 3, diamond: 4, triangle: 5, square: 5, hexagon: 5, half: 6 }
const middle = { wild: 2, star: 2, ring: 3, diamond: 4, triangle: 4, square: 5, hexagon: 5, half: 5 }
const reels = [ends, middle, middle, middle, ends].map(reelOf)
const STOPS = 30
const UNITS = 25

const PAYS: WayPays = {
  star: [16, 60, 300],
  ring: [10, 36, 150],
  diamond: [6, 20, 80],
  triangle: [5, 14, 50],
  square: [3, 10, 40],
  hexagon: [3, 9, 28],
  half: [2, 6, 22],
}

/** Five reels on which adjacent symbols pay in each of 243 ways. */
export const honeycomb: Slot = {
  code: 'honeycomb',
  family: 'hexagon',
  name: '육각 모으기',
  line: '5릴 · 243가지',
  reels: reels.length,
  rows: ROWS,
  rules: [
    '왼쪽부터 이어진 세 릴 이상에 같은 그림이 보이면 배당을 받습니다. 줄은 따지지 않고, 릴마다 보이는 개수를 곱한 가짓수만큼 받습니다.',
    '가운데 세 릴의 와일드는 모든 그림을 대신합니다.',
  ],
  units: UNITS,
  unitStakes: [10, 20, 40, 100, 200, 400],
  symbols: [
    { id: 'wild', name: '와일드', pays: [] },
    {
      id: 'star',
      name: '별',
      pays: [
        [3, 16],
        [4, 60],
        [5, 300],
      ],
    },
    {
      id: 'ring',
      name: '원',
      pays: [
        [3, 10],
        [4, 36],
        [5, 150],
      ],
    },
    {
      id: 'diamond',
      name: '마름모',
      pays: [
        [3, 6],
        [4, 20],
        [5, 80],
      ],
    },
    {
      id: 'triangle',
      name: '세모',
      pays: [
        [3, 5],
        [4, 14],
        [5, 50],
      ],
    },
    {
      id: 'square',
      name: '네모',
      pays: [
        [3, 3],
        [4, 10],
        [5, 40],
      ],
    },
    {
      id: 'hexagon',
      name: '육각',
      pays: [
        [3, 3],
        [4, 9],
        [5, 28],
      ],
    },
    {
      id: 'half',
      name: '반원',
      pays: [
        [3, 2],
        [4, 6],
        [5, 22],
      ],
    },
  ],
  spin: numbers => {
    const window = reels.map(reel => shown(reel, numbers.below(STOPS)))
    const wins = wayWins(PAYS, window)
    return { window, wins, pays: wins.reduce((sum, one) => sum + one.pays, 0), free: [] }
  },
  expected: () => [sumOfWays(PAYS, reels), combinationsOf(reels) * BigInt(UNITS)],
  most: () =>
    mostOfWays(
      PAYS,
      reels.map(reel => columnsOf(reel)),
    ),
}
