import { expect, test } from 'vitest'
import { bigRoad, roadMark, sicBoSide } from './roads.ts'
import {
  doubleStakes,
  limitFault,
  mergeStakes,
  placedOf,
  placeStakes,
  type Slip,
  type Stake,
  sumOf,
  undoStep,
} from './slip.ts'

const on = (pick: string, amount: number, market = 'winner'): Stake => ({ market, pick, amount })

test('places chips, doubles them and undoes each step', () => {
  const steps: Slip[] = [[]]
  const step = (slip: Slip) => steps.push(slip)
  step(placeStakes([], [on('banker', 5_000)]))
  step(placeStakes(steps[1] ?? [], [on('tie', 1_000)]))
  step(placeStakes(steps[2] ?? [], [on('banker', 5_000)]))
  step(doubleStakes(steps[3] ?? []))
  const last = steps[4] ?? []
  expect(placedOf(last)).toEqual([on('banker', 20_000), on('tie', 2_000)])
  expect(sumOf(placedOf(last))).toBe(22_000)
  expect(placedOf(undoStep(last))).toEqual([on('banker', 10_000), on('tie', 1_000)])
  expect(undoStep(undoStep(undoStep(undoStep(last))))).toEqual([])
  expect(undoStep([])).toEqual([])
})

test('keeps picks of different markets apart', () => {
  expect(mergeStakes([on('1', 1_000, 'dozen'), on('1', 1_000, 'column')])).toHaveLength(2)
})

test.each([
  [[], [], '베팅할 칸에 칩을 놓아 주세요.'],
  [[on('tie', 999)], [], '최소 베팅금액은 1,000원입니다.'],
  [[on('tie', 1_000.5)], [], '베팅금액을 확인해 주세요.'],
  [[on('tie', -1)], [], '최소 베팅금액은 1,000원입니다.'],
  [[on('tie', 10_000)], [], undefined],
  [[on('tie', 6_000), on('tie', 6_000)], [], '한 칸에 10,000원까지 베팅할 수 있습니다.'],
  [[on('tie', 6_000)], [on('tie', 6_000)], '한 칸에 10,000원까지 베팅할 수 있습니다.'],
  [
    [on('tie', 9_000)],
    [on('player', 9_000), on('banker', 9_000)],
    '한 회차에 25,000원까지 베팅할 수 있습니다.',
  ],
] as const)('with the stakes %j and %j of the round the limits say %s', (stakes, own, fault) => {
  expect(limitFault(stakes, own, { min: 1_000, max: 10_000, roundMax: 25_000 })).toBe(fault)
})

/** "p" player, "b" banker, "t" tie. */
const marks = (text: string) =>
  [...text].map(letter => ({ mark: { p: 'player', b: 'banker' }[letter] ?? 'tie' }))
const drawnRoad = (text: string) =>
  bigRoad(marks(text)).map(({ column, row, mark = '-', ties }) => `${column}.${row}${mark[0]}${ties || ''}`)

test('the big road has a column for each run and counts ties on the win before them', () => {
  expect(drawnRoad('ppbtbttp')).toEqual(['0.0p', '0.1p', '1.0b1', '1.1b2', '2.0p'])
  expect(drawnRoad('ttb')).toEqual(['0.0b2'])
  expect(drawnRoad('t')).toEqual(['0.0-1'])
})

test('a long run turns right at the bottom, and the next run starts in the next free column', () => {
  expect(drawnRoad('ppppppppb').slice(5)).toEqual(['0.5p', '1.5p', '2.5p', '1.0b'])
  expect(drawnRoad('pppppppbbbbbbp').slice(7)).toEqual([
    ...['1.0b', '1.1b', '1.2b', '1.3b', '1.4b', '2.4b', '2.0p'],
  ])
})

test('marks a round by its side with pairs, its number, or its sum', () => {
  const drawn = (draw: unknown, ...won: readonly (readonly [string, string])[]) => ({
    id: '20261129-0031',
    draw,
    results: won.map(([market, pick]) => ({ market, won: [pick] })),
  })
  expect(roadMark(drawn({}, ['winner', 'banker'], ['banker-pair', 'banker-pair']))).toEqual({
    ...{ round: '0031', mark: 'banker', pairs: ['banker-pair'] },
  })
  expect(roadMark(drawn({ number: 0 }))).toMatchObject({ mark: '0', pairs: [] })
  expect(roadMark(drawn({ dice: [1, 2, 6] }))).toMatchObject({ mark: '9', dice: [1, 2, 6] })
})

test.each([
  [[1, 3, 6], 'small'],
  [[2, 4, 5], 'big'],
  [[1, 1, 1], 'tie'],
  [[6, 6, 6], 'tie'],
] as const)('the throw %j is %s', (dice, side) => {
  const sum = dice.reduce((total, die) => total + die, 0)
  expect(sicBoSide({ mark: String(sum), dice })).toBe(side)
})
