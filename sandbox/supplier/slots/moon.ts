import type { Numbers } from '#domain/draws/numbers.ts'
import { mostOfWays } from './most-window.ts'
import { columnsOf, combinationsOf, lowest, placesOf, waysToShow } from './reel-counts.ts'
import { type Ratio, reelOf, type Slot, type Spin, shown } from './slot.ts'
import { sumOfWays, type WayPays, wayWins } from './way-wins.ts'

const ends = { owl: 3, lantern: 4, fir: 5, house: 6, hill: 7, reed: 10, moon: 1 }
const middle = { wild: 2, owl: 3, lantern: 4, fir: 5, house: 6, hill: 7, reed: 8, moon: 1 }
const reels = [ends, middle, middle, middle, ends].map(reelOf)
const ROWS = 4
const UNITS = 100

const PAYS: WayPays = {
  owl: [12, 50, 260],
  lantern: [8, 30, 150],
  fir: [5, 14, 50],
  house: [3, 9, 30],
  hill: [2, 6, 20],
  reed: [1, 4, 12],
}
/** Moons pay this multiple of the stake. Three or more start free spins. */
const MOONS: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 50 }
const STARTING = 3
const FREE = { first: 8, again: 5, most: 28 }
const TIMES_MOST = 10
/** The multiplier rises by one after every second free spin. */
const timesOf = (number: number): number => Math.min(TIMES_MOST, Math.ceil(number / 2))

const sumOf = (spin: Pick<Spin, 'wins'>): number => spin.wins.reduce((sum, { pays }) => sum + pays, 0)

function stop(numbers: Numbers, times: number): Spin {
  const window = reels.map(reel => shown(reel, numbers.below(reel.length), ROWS))
  const wins = wayWins(PAYS, window, times)
  return { window, wins, times, pays: wins.reduce((sum, one) => sum + one.pays, 0), free: [] }
}

function freeSpins(numbers: Numbers): readonly Spin[] {
  const spins: Spin[] = []
  let total = FREE.first
  while (spins.length < total) {
    const spin = stop(numbers, timesOf(spins.length + 1))
    spins.push({ ...spin, total })
    if (placesOf(spin.window, 'moon').length >= STARTING) total = Math.min(FREE.most, total + FREE.again)
  }
  return spins
}

/** Returns the chance that three moons show. */
function chance(): Ratio {
  const starts = waysToShow(reels, 'moon', ROWS)
    .slice(STARTING)
    .reduce((sum, way) => sum + way, 0n)
  return [starts, combinationsOf(reels)]
}

/**
 * Returns the mean of the multipliers of all free spins of a feature, summed. Follows the number of free spins from spin
 * to spin: whether one is played depends only on the moons of those before it, and its wins do not.
 */
export function timesOfFeature(): Ratio {
  const [starts, all] = chance()
  // Weights of each number of free spins, over `all` to the power of the spins played.
  let weights = new Map<number, bigint>([[FREE.first, 1n]])
  let sum = 0n
  for (let number = 1; number <= FREE.most; number++) {
    const playing = [...weights].filter(([total]) => total >= number)
    const weight = playing.reduce((known, [, way]) => known + way, 0n)
    sum = sum * all + weight * BigInt(timesOf(number)) * all
    const next = new Map<number, bigint>()
    const add = (total: number, way: bigint) => next.set(total, (next.get(total) ?? 0n) + way)
    for (const [total, way] of playing) {
      add(Math.min(FREE.most, total + FREE.again), way * starts)
      add(total, way * (all - starts))
    }
    weights = next
  }
  return [sum, all ** BigInt(FREE.most)]
}

function expected(): Ratio {
  const [starts, all] = chance()
  const ways = sumOfWays(PAYS, reels, ROWS)
  const moons = waysToShow(reels, 'moon', ROWS).reduce(
    (sum, way, count) => sum + way * BigInt((MOONS[count] ?? 0) * UNITS),
    0n,
  )
  const [times, of] = timesOfFeature()
  // First window and moons; then the free spins, each with the mean of its ways.
  return lowest([(ways + moons) * of * all + starts * times * ways, all * all * of * BigInt(UNITS)])
}

/** Five reels of four rows and 1,024 ways; free spins that start again and pay more from spin to spin. */
export const moon: Slot = {
  code: 'moon',
  family: 'moon',
  name: '반달',
  line: '5릴 · 1,024가지 · 오르는 배수 프리스핀',
  reels: reels.length,
  rows: ROWS,
  rules: [
    '왼쪽부터 이어진 세 릴 이상에 같은 그림이 보이면 배당을 받습니다. 릴마다 보이는 개수를 곱한 가짓수만큼 받습니다.',
    '가운데 세 릴의 와일드는 달 밖의 모든 그림을 대신합니다.',
    '달이 세 개 이상 보이면 프리스핀 8회를 합니다. 배수는 1배에서 시작해 두 번마다 1배씩, 10배까지 오릅니다.',
    '프리스핀에서 달이 다시 세 개 이상 보이면 5회를 더 합니다. 모두 합해 28회까지입니다.',
  ],
  units: UNITS,
  unitStakes: [2, 5, 10, 20, 50, 100],
  symbols: [
    { id: 'wild', name: '와일드', pays: [] },
    ...(
      [
        ['owl', '부엉이'],
        ['lantern', '등불'],
        ['fir', '전나무'],
        ['house', '집'],
        ['hill', '언덕'],
        ['reed', '갈대'],
      ] as const
    ).map(([id, name]) => ({ id, name, pays: (PAYS[id] ?? []).map((pays, at) => [at + 3, pays] as const) })),
    {
      id: 'moon',
      name: '달 · 프리스핀',
      pays: Object.entries(MOONS).map(([count, times]) => [Number(count), times * UNITS] as const),
    },
  ],
  spin: numbers => {
    const first = stop(numbers, 1)
    const moons = placesOf(first.window, 'moon')
    const times = MOONS[moons.length] ?? 0
    if (times === 0) return first
    const [symbol, count, label] = ['moon', moons.length, `달 ${moons.length}개`]
    const wins = [...first.wins, { symbol, count, cells: moons, pays: times * UNITS, label }]
    const free = freeSpins(numbers)
    return { ...first, wins, free, pays: sumOf({ wins }) + free.reduce((sum, one) => sum + one.pays, 0) }
  },
  expected,
  feature: { name: '프리스핀', chance },
  // The first window and all free spins at their best, and five moons.
  most: () => {
    const window = mostOfWays(
      PAYS,
      reels.map(reel => columnsOf(reel, ROWS)),
    )
    const times = Array.from({ length: FREE.most }, (_, at) => timesOf(at + 1))
    return window * times.reduce((sum, one) => sum + one, 1) + (MOONS[5] ?? 0) * UNITS
  },
}
