import { expect, test } from 'vitest'
import { oddsLines, stepPath } from './odds-lines.ts'

const series = (id: number, points: [number, number, number][]) => ({
  id,
  betName: String(id),
  betBaseline: '',
  points,
})

test('lines share one square: time from the start to now, prices from the lowest to the highest by their ratio', () => {
  const lines = oddsLines(
    [
      series(1, [
        [0, 2, 1],
        [150, 1, 1],
      ]),
      series(2, [
        [0, 2, 1],
        [180, 4, 2],
      ]),
    ],
    100,
    200,
  )
  expect(lines).toMatchObject([
    { id: '1', betName: '1', first: 2, last: 1 },
    { id: '2', betName: '2', first: 2, last: 4 },
  ])
  expect(lines.map(({ points }) => points)).toEqual([
    [
      [0, 0.5],
      [0.5, 0],
    ],
    [
      [0, 0.5],
      [0.8, 1],
    ],
  ])
})

test('what was settled or not offered is no price, and a price that never moved is a level line in the middle', () => {
  expect(
    oddsLines(
      [
        series(1, [
          [0, 2, 1],
          [150, 1, 3],
        ]),
        series(2, [[150, 9, 0]]),
      ],
      100,
      200,
    ),
  ).toEqual([{ id: '1', betName: '1', first: 2, last: 2, points: [[0, 0.5]] }])
  expect(oddsLines([], 0, 1)).toEqual([])
})

test('a price holds until the next one: the path goes in steps to the right edge', () => {
  expect(
    stepPath(
      [
        [0, 0.25],
        [0.5, 0],
      ],
      100,
      40,
    ),
  ).toBe('M0 30H50V40H100')
  expect(stepPath([], 100, 40)).toBe('')
})
