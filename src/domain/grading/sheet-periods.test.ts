import { expect, test } from 'vitest'
import { allSports } from '#tests/support/facts/sports.ts'
import type { SportId } from '../ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, TABLE_TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { checkSheet } from './sheet-check.ts'
import { periodsToEnter } from './sheet-periods.ts'

test.each<[string, SportId, readonly number[]]>([
  ['football by halves, with extra time and penalties', FOOTBALL, [10, 20, 40, 50, 100]],
  ['basketball by quarters, with overtime', BASKETBALL, [1, 2, 3, 4, 40, 100]],
  ['baseball by nine innings and three more', BASEBALL, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 100]],
  ['volleyball by five sets', VOLLEYBALL, [1, 2, 3, 4, 5, 100]],
  ['table tennis by seven sets', TABLE_TENNIS, [1, 2, 3, 4, 5, 6, 7, 100]],
  ['ice hockey by three periods', ICE_HOCKEY, [1, 2, 3, 40, 50, 100]],
])('LABEL-005 offers the result form of the sport: %s', (_name, sportId, codes) => {
  expect(periodsToEnter(sportId)).toEqual(codes)
})

test('the form adds periods received for the match, without totals and the time before it', () => {
  expect(periodsToEnter(BASEBALL, [-1, 13, 14, 101])).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 100,
  ])
})

test('the sport knows every period of its form', () => {
  for (const { id, english } of allSports) {
    const scores = Object.fromEntries(periodsToEnter(id).map(code => [code, [1, 0] as const]))
    expect([english, checkSheet(id, scores)?.code]).not.toEqual([english, 'UNKNOWN_CODES'])
  }
})
