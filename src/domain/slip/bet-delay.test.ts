import { expect, test } from 'vitest'
import type { SportId } from '../ids.ts'
import { BASKETBALL, FOOTBALL, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { betDelaySeconds } from './bet-delay.ts'

const seconds = { soccer: 6, basketball: 5, baseball: 6, hockey: 6, volleyball: 4, basic: 7 }

test.each<[SportId[], number]>([
  [[FOOTBALL], 6],
  [[VOLLEYBALL], 4],
  [[VOLLEYBALL, BASKETBALL], 5],
  [[BASKETBALL, TENNIS], 7],
  [[], 0],
])('FIELD-015 a bet on sports %j waits %i seconds: the longest delay of its legs', (sports, expected) => {
  expect(betDelaySeconds(sports, seconds)).toBe(expected)
})

test('FIELD-015 a delay of 0 does not wait', () => {
  expect(betDelaySeconds([FOOTBALL], { ...seconds, soccer: 0 })).toBe(0)
})
