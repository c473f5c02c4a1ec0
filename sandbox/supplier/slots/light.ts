import type { Numbers } from '#domain/draws/numbers.ts'
import { type Fraction, fraction, multiply, plus, ZERO } from '#domain/fraction.ts'
import { type LinePays, lineWins, sumOfLines } from './line-wins.ts'
import { mostOfLines } from './most-window.ts'
import { columnsOf, combinationsOf, lowest } from './reel-counts.ts'
import { type Ratio, ROWS, reelOf, type Slot, type Spin, type Step, shown, type Window } from './slot.ts'

const outer = { sun: 2, prism: 3, lens: 4, window: 5, shade: 6, leaf: 8 }
const inner = { wild: 1, sun: 2, prism: 3, lens: 4, window: 5, shade: 6, leaf: 7 }
const reels = [outer, inner, inner, inner, outer].map(reelOf)
/** Lines, and units of a stake. */
const LINES = 10

const PAYS: LinePays = {
  sun: [10, 50, 200],
  prism: [5, 18, 50],
  lens: [3, 9, 28],
  window: [2, 6, 18],
  shade: [2, 4, 10],
  leaf: [1, 3, 6],
}
const lit = Array.from({ length: ROWS }, () => 'wild')
const isLit = (column: readonly string[]): boolean => column.includes('wild')
/** Each reel that shows a wild becomes wild as a whole. */
const expand = (window: Window): Window => window.map(column => (isLit(column) ? lit : column))

const winsIn = (window: Window) => lineWins(PAYS, window, { count: LINES })

/** Stops the reels that are not lit. Every newly lit reel starts a respin of the others. */
function spin(numbers: Numbers): Spin {
  const stop = (held: Window | undefined): Window =>
    expand(
      reels.map((reel, at) => {
        const kept = held?.[at]
        return kept && isLit(kept) ? kept : shown(reel, numbers.below(reel.length))
      }),
    )
  const litIn = (window: Window): number => window.filter(isLit).length
  const first = stop(undefined)
  const steps: Step[] = []
  let [before, window] = [0, first]
  while (litIn(window) > before) {
    before = litIn(window)
    window = stop(window)
    steps.push({ window, wins: winsIn(window), label: `리스핀 ${steps.length + 1}` })
  }
  const wins = winsIn(first)
  const pays = [...wins, ...steps.flatMap(step => step.wins)].reduce((sum, one) => sum + one.pays, 0)
  return { window: first, wins, pays, free: [], ...(steps.length > 0 && { steps }) }
}

type Lit = readonly boolean[]

/** Returns the columns with which each reel can stop so that exactly these reels are lit. */
const columnsFor = (held: Lit, after: Lit): readonly Window[] =>
  reels.map((reel, at) => {
    if (held[at]) return [lit]
    const columns = columnsOf(reel).filter(column => isLit(column) === after[at])
    return after[at] ? columns.map(() => lit) : columns
  })

/** Returns which reels can be lit after a stop. */
const afterOf = (held: Lit): readonly Lit[] =>
  reels.reduce<Lit[]>(
    (known, reel, at) => {
      const can = held[at] ? [true] : reel.includes('wild') ? [true, false] : [false]
      return known.flatMap(one => can.map(is => [...one, is]))
    },
    [[]],
  )

/** Returns the mean pay of a spin with these reels lit, and of the respins after it. */
export function meanWith(held: Lit): Fraction {
  const all = combinationsOf(reels.filter((_, at) => !held[at]))
  return afterOf(held).reduce((mean, after) => {
    const columns = columnsFor(held, after)
    const ways = combinationsOf(columns)
    const isNew = after.some((is, at) => is && !held[at])
    const own = fraction(sumOfLines(PAYS, columns, LINES), all)
    return plus(mean, isNew && ways > 0n ? plus(own, multiply(meanWith(after), fraction(ways, all))) : own)
  }, ZERO)
}

const none: Lit = reels.map(() => false)

function chance(): Ratio {
  const all = combinationsOf(reels)
  return [all - combinationsOf(columnsFor(none, none)), all]
}

/** Five reels and ten lines; wilds fill their reel and stay for a respin of the others. */
export const light: Slot = {
  code: 'light',
  family: 'light',
  name: '빛과 그늘',
  line: '5릴 · 10줄 · 번지는 와일드',
  reels: reels.length,
  rows: ROWS,
  stepName: '리스핀',
  rules: [
    '왼쪽 릴부터 같은 그림이 한 줄에 세 개 이상 이어지면 배당을 받습니다. 10줄이 언제나 모두 걸립니다.',
    '가운데 세 릴의 와일드는 릴 전체로 번지고 모든 그림을 대신합니다.',
    '와일드가 번진 릴은 그대로 두고 다른 릴을 한 번 더 돌립니다. 새 와일드가 번지면 또 돌립니다. 당첨은 돌릴 때마다 받습니다.',
  ],
  units: LINES,
  unitStakes: [20, 50, 100, 200, 500, 1_000],
  symbols: [
    { id: 'wild', name: '와일드', pays: [] },
    ...(
      [
        ['sun', '해'],
        ['prism', '프리즘'],
        ['lens', '렌즈'],
        ['window', '창'],
        ['shade', '그늘'],
        ['leaf', '잎'],
      ] as const
    ).map(([id, name]) => ({ id, name, pays: (PAYS[id] ?? []).map((pays, at) => [at + 3, pays] as const) })),
  ],
  spin,
  expected: () => {
    const { numerator, denominator } = meanWith(none)
    return lowest([numerator, denominator * BigInt(LINES)])
  },
  feature: { name: '번지는 와일드', chance },
  // Every stop at its best: the first one, and a respin for each reel that lights up.
  most: () => {
    const canLight = reels.map(reel => reel.includes('wild'))
    return mostOfLines(PAYS, columnsFor(canLight, canLight), LINES) * (1 + canLight.filter(Boolean).length)
  },
}
