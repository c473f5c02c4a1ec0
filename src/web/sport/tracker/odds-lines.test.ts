import { expect, test } from 'vitest'
import { oddsLines, stepPath } from './odds-lines.ts'

const series = (id: number, points: [number, number, number][]) => ({
  id,
  betName: String(id),
  betBaseline: '',
  points,
})

test('scales all lines together by time and by the ratio of odds', () => {
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

test('skips settled and unavailable odds, and draws constant odds as a level line', () => {
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

test('draws steps that hold odds until the next change, up to the right edge', () => {
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
