import { expect, test } from 'vitest'
import { roulette } from '#domain/minigames/kinds/roulette.ts'
import { neighboursOf, spotsOf } from './roulette-spots.ts'

const spots = spotsOf(roulette.markets)
const spot = (pick: string) => spots.find(one => one.pick === pick)

test('every inside bet of roulette has a spot of its own', () => {
  const count = (market: string) => spots.filter(one => one.market === market).length
  expect(['split', 'street', 'corner', 'line'].map(count)).toEqual([60, 14, 23, 11])
  expect(new Set(spots.map(({ at }) => at.join(' '))).size).toBe(spots.length)
})

test('the areas of one kind do not overlap, except for the tips of splits', () => {
  for (const kind of ['street', 'corner', 'line'] as const) {
    const areas = spots.filter(one => one.market === kind).map(({ area }) => area)
    for (const [x, y, width, height] of areas)
      expect(
        areas.filter(
          ([left, low, wide, high]) =>
            left < x + width && x < left + wide && low < y + height && y < low + high,
        ),
      ).toHaveLength(1)
  }
})

test.each([
  ['17-20', [7, 1.5]],
  ['16-17', [6.5, 1]],
  ['16-17-18', [6.5, 0]],
  ['16-17-19-20', [7, 1]],
  ['16-17-18-19-20-21', [7, 0]],
  ['0-2', [1, 1.5]],
  ['0-2-3', [1, 2]],
  ['0-1-2-3', [1, 0]],
] as const)('the chips of %s are at %j', (pick, at) => {
  expect(spot(pick)?.at).toEqual(at)
})

test.each([
  [17, [2, 25, 17, 34, 6]],
  [0, [3, 26, 0, 32, 15]],
  [26, [35, 3, 26, 0, 32]],
] as const)('the neighbours of %i are %j', (number, numbers) => {
  expect(neighboursOf(number)).toEqual(numbers)
})
