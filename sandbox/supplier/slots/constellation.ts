import type { Numbers } from '#domain/draws/numbers.ts'
import { type LinePays, lineWins, sumOfLines } from './line-wins.ts'
import { mostOfLines } from './most-window.ts'
import { columnsOf, combinationsOf, lowest, placesOf, waysToShow } from './reel-counts.ts'
import { type Ratio, ROWS, reelOf, type Slot, type Spin, type Step, shown } from './slot.ts'

const outer = { wild: 1, comet: 2, planet: 3, orbit: 4, ray: 5, dust: 6, rock: 8, star: 3 }
const inner = { wild: 2, comet: 2, planet: 3, orbit: 4, ray: 5, dust: 6, rock: 7, star: 3 }
const reels = [outer, inner, inner, inner, outer].map(reelOf)
const CELLS = reels.length * ROWS
/** Lines, and units of a stake. */
const LINES = 10

const PAYS: LinePays = {
  wild: [20, 100, 500],
  comet: [15, 60, 300],
  planet: [10, 40, 150],
  orbit: [6, 25, 80],
  ray: [4, 15, 50],
  dust: [3, 10, 30],
  rock: [2, 7, 20],
}
/** This many stars in the first window are held. */
const HELD = 4
const RESPINS = 3
/** One in this many: the chance that a respin shows a star in an empty place. */
const ONE_IN = 16
/** Amounts of a star, in stakes. Each place of the list is equally likely. */
const AMOUNTS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 5, 5, 15]
/** A full window pays this many stakes more. */
const FULL = 500

type Amounts = readonly (readonly number[])[]

const countOf = (amounts: Amounts): number => amounts.flat().filter(amount => amount > 0).length
const sumOf = (amounts: Amounts): number => amounts.flat().reduce((sum, amount) => sum + amount, 0)
const skyOf = (amounts: Amounts) => amounts.map(column => column.map(amount => (amount > 0 ? 'star' : 'sky')))

/** Draws the respins after held stars until three in a row show no new one or the window is full. */
function respins(numbers: Numbers, held: Amounts): readonly Step[] {
  const steps: Step[] = []
  let [amounts, left] = [held, RESPINS]
  while (left > 0 && countOf(amounts) < CELLS) {
    const before = countOf(amounts)
    amounts = amounts.map(column =>
      column.map(amount => (amount > 0 || numbers.below(ONE_IN) > 0 ? amount : amountOf(numbers))),
    )
    left = countOf(amounts) > before ? RESPINS : left - 1
    const isOver = left === 0 || countOf(amounts) === CELLS
    const label = isOver ? '리스핀 끝' : `리스핀 ${left}회 남음`
    steps.push({ window: skyOf(amounts), wins: [], amounts, label })
  }
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, wins: starWins(amounts) } : step,
  )
}

const amountOf = (numbers: Numbers): number => (AMOUNTS[numbers.below(AMOUNTS.length)] ?? 0) * LINES

function starWins(amounts: Amounts) {
  const count = countOf(amounts)
  const cells = placesOf(skyOf(amounts), 'star')
  const win = { symbol: 'star', count, cells, pays: sumOf(amounts), label: `별 ${count}개` }
  return count < CELLS ? [win] : [win, { ...win, pays: FULL * LINES, label: '별자리 완성' }]
}

function spin(numbers: Numbers): Spin {
  const window = reels.map(reel => shown(reel, numbers.below(reel.length)))
  const wins = lineWins(PAYS, window, { count: LINES })
  const base = wins.reduce((sum, one) => sum + one.pays, 0)
  if (placesOf(window, 'star').length < HELD) return { window, wins, pays: base, free: [] }
  const held = window.map(column => column.map(symbol => (symbol === 'star' ? amountOf(numbers) : 0)))
  const steps = respins(numbers, held)
  const stars = steps.flatMap(step => step.wins).reduce((sum, one) => sum + one.pays, 0)
  return { window, wins, amounts: held, pays: base + stars, free: [], steps }
}

/** A number of twentieths of a stake, over 16 to a power. */
type Mean = { readonly value: bigint; readonly power: number }

const SIXTEEN = BigInt(ONE_IN)
const scaled = ({ value, power }: Mean, to: number): bigint => value * SIXTEEN ** BigInt(to - power)

function chooseOf(from: number, count: number): bigint {
  let ways = 1n
  for (let at = 1; at <= count; at++) ways = (ways * BigInt(from - count + at)) / BigInt(at)
  return ways
}

/**
 * Returns what respins still bring, from a number of held stars and of respins left. Every respin either shows a new
 * star or uses one up, so the states have no cycle.
 */
export function meanOfRespins(held: number, left = RESPINS, known = new Map<string, Mean>()): Mean {
  if (held === CELLS) return { value: BigInt(FULL * AMOUNTS.length), power: 0 }
  if (left === 0) return { value: 0n, power: 0 }
  const key = `${held} ${left}`
  const found = known.get(key)
  if (found) return found
  const empty = CELLS - held
  const amount = BigInt(AMOUNTS.reduce((sum, one) => sum + one, 0))
  const after = Array.from({ length: empty + 1 }, (_, shown) =>
    meanOfRespins(held + shown, shown > 0 ? RESPINS : left - 1, known),
  )
  const power = Math.max(...after.map(one => one.power))
  const value = after.reduce((sum, one, shown) => {
    const ways = chooseOf(empty, shown) * (SIXTEEN - 1n) ** BigInt(empty - shown)
    return sum + ways * (scaled(one, power) + BigInt(shown) * amount * SIXTEEN ** BigInt(power))
  }, 0n)
  const mean = { value, power: power + empty }
  known.set(key, mean)
  return mean
}

function expected(): Ratio {
  const ways = waysToShow(reels, 'star')
  const base = sumOfLines(
    PAYS,
    reels.map(reel => columnsOf(reel)),
    LINES,
  )
  const amount = BigInt(AMOUNTS.reduce((sum, one) => sum + one, 0))
  const starting = [...ways.entries()].filter(([count]) => count >= HELD)
  const power = meanOfRespins(HELD).power
  const over = SIXTEEN ** BigInt(power)
  const stars = starting.reduce(
    (sum, [count, way]) => sum + way * (scaled(meanOfRespins(count), power) + BigInt(count) * amount * over),
    0n,
  )
  const parts = BigInt(AMOUNTS.length)
  return lowest([
    base * parts * over + stars * BigInt(LINES),
    combinationsOf(reels) * parts * over * BigInt(LINES),
  ])
}

/** Five reels and ten lines; four stars are held, and respins add more until three in a row bring none. */
export const constellation: Slot = {
  code: 'constellation',
  family: 'constellation',
  name: '별자리 격자',
  line: '5릴 · 10줄 · 별 붙잡기',
  reels: reels.length,
  rows: ROWS,
  stepName: '리스핀',
  rules: [
    '왼쪽 릴부터 같은 그림이 한 줄에 세 개 이상 이어지면 배당을 받습니다. 10줄이 언제나 모두 걸립니다.',
    '와일드는 별 밖의 모든 그림을 대신합니다.',
    '별이 네 개 이상 보이면 별이 자리에 남고, 빈칸만 다시 돌리는 리스핀 3회를 합니다. 새 별이 보이면 다시 3회가 됩니다.',
    `별마다 베팅금의 1배에서 15배까지 금액이 적혀 있고, 리스핀이 끝나면 모두 받습니다. 빈칸에 별이 보일 확률은 칸마다 ${ONE_IN}분의 1입니다.`,
    `15칸이 모두 별이면 베팅금의 ${FULL}배를 더 받습니다.`,
  ],
  units: LINES,
  unitStakes: [20, 50, 100, 200, 500, 1_000],
  symbols: [
    ...(
      [
        ['wild', '와일드'],
        ['comet', '혜성'],
        ['planet', '행성'],
        ['orbit', '궤도'],
        ['ray', '빛살'],
        ['dust', '성운'],
        ['rock', '운석'],
      ] as const
    ).map(([id, name]) => ({ id, name, pays: (PAYS[id] ?? []).map((pays, at) => [at + 3, pays] as const) })),
    { id: 'star', name: '별 · 리스핀', pays: [] },
  ],
  spin,
  expected,
  feature: {
    name: '별 붙잡기',
    chance: () => [
      waysToShow(reels, 'star')
        .slice(HELD)
        .reduce((sum, way) => sum + way, 0n),
      combinationsOf(reels),
    ],
  },
  // The lines at their best, and every place with the largest amount.
  most: () =>
    mostOfLines(
      PAYS,
      reels.map(reel => columnsOf(reel)),
      LINES,
    ) +
    (CELLS * Math.max(...AMOUNTS) + FULL) * LINES,
}
