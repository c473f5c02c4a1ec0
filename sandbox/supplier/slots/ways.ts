import { reelOf, type Slot, shown, type Win, type Window } from './slot.ts'

const ends = { star: 2, ring: 3, diamond: 4, triangle: 5, square: 5, hexagon: 5, half: 6 }
const middle = { wild: 2, star: 2, ring: 3, diamond: 4, triangle: 4, square: 5, hexagon: 5, half: 5 }
const reels = [ends, middle, middle, middle, ends].map(reelOf)
const STOPS = 30
const UNITS = 25

/** Pays for three, four and five reels from the left, per way, in units of a twenty-fifth of the stake. */
const PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  star: [16, 60, 300],
  ring: [10, 36, 150],
  diamond: [6, 20, 80],
  triangle: [5, 14, 50],
  square: [3, 10, 40],
  hexagon: [3, 9, 28],
  half: [2, 6, 22],
}

const fits = (symbol: string) => (seen: string) => seen === symbol || seen === 'wild'

function winOf(symbol: string, window: Window): Win | undefined {
  const places = window.map((column, reel) =>
    column.flatMap((seen, row) => (fits(symbol)(seen) ? [[reel, row] as const] : [])),
  )
  const end = places.findIndex(list => list.length === 0)
  const count = end === -1 ? places.length : end
  const pays = count >= 3 ? (PAYS[symbol]?.[count - 3] ?? 0) : 0
  if (pays === 0) return undefined
  const taken = places.slice(0, count)
  const ways = taken.reduce((product, list) => product * list.length, 1)
  return { symbol, count, cells: taken.flat(), pays: pays * ways, label: `${count}릴 · ${ways}가지` }
}

/** Returns the mean pay of a symbol. The reels stop independently, so their means are multiplied. */
function meanOf(symbol: string): bigint {
  const seen = reels.map(reel => reel.map((_, stop) => shown(reel, stop).filter(fits(symbol)).length))
  const total = (reel: number) => BigInt(seen[reel]?.reduce((sum, count) => sum + count, 0) ?? 0)
  const none = (reel: number) => BigInt(seen[reel]?.filter(count => count === 0).length ?? 0)
  const stops = BigInt(STOPS)
  const [three = 0, four = 0, five = 0] = PAYS[symbol] ?? []
  const first = total(0) * total(1) * total(2)
  return (
    first * none(3) * stops * BigInt(three) +
    first * total(3) * none(4) * BigInt(four) +
    first * total(3) * total(4) * BigInt(five)
  )
}

/** Five reels on which adjacent symbols pay in each of 243 ways. */
export const honeycomb: Slot = {
  code: 'honeycomb',
  family: 'hexagon',
  name: '육각 모으기',
  line: '5릴 · 243가지',
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
    const wins = Object.keys(PAYS).flatMap(symbol => winOf(symbol, window) ?? [])
    return { window, wins, pays: wins.reduce((sum, one) => sum + one.pays, 0), free: [] }
  },
  expected: () => [
    Object.keys(PAYS).reduce((sum, symbol) => sum + meanOf(symbol), 0n),
    BigInt(STOPS) ** BigInt(reels.length) * BigInt(UNITS),
  ],
}
