import { expect, test } from 'vitest'
import { keptSports, totalMatches } from './sport-list.ts'

const sports = [{ sport_id: 6046, cnt: 3 }, { cnt: 9 }, { sport_id: 48242, cnt: 4 }]

test('SIDEBAR-006 an entry lacking sport_id is kept out', () => {
  expect(keptSports(sports)).toEqual([
    { sport_id: 6046, cnt: 3 },
    { sport_id: 48242, cnt: 4 },
  ])
})

test('SIDEBAR-007 the total is the sum of cnt over the kept sports', () => {
  expect(totalMatches(sports)).toBe(7)
})
