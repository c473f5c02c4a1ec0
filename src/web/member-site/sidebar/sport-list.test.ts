import { expect, test } from 'vitest'
import { keptSports, totalMatches } from './sport-list.ts'

const sports = [{ sport_id: 6046, cnt: 3 }, { cnt: 9 }, { sport_id: 48242, cnt: 4 }]

test('SIDEBAR-006 drops an entry without sport_id', () => {
  expect(keptSports(sports)).toEqual([
    { sport_id: 6046, cnt: 3 },
    { sport_id: 48242, cnt: 4 },
  ])
})

test('SIDEBAR-007 sums cnt over the kept sports', () => {
  expect(totalMatches(sports)).toBe(7)
})

test('SIDEBAR-027 lists sports in the order of the tabs, whatever their counts', () => {
  const [FOOTBALL, BASEBALL, ICE_HOCKEY, TENNIS] = [6046, 154914, 35232, 54094]
  const order = (...counts: [number, number][]) =>
    keptSports(counts.map(([sport_id, cnt]) => ({ sport_id, cnt }))).map(({ sport_id }) => sport_id)
  expect(order([TENNIS, 90], [ICE_HOCKEY, 8], [BASEBALL, 7], [FOOTBALL, 1])).toEqual([
    FOOTBALL,
    BASEBALL,
    ICE_HOCKEY,
    TENNIS,
  ])
  expect(order([BASEBALL, 8], [ICE_HOCKEY, 7])).toEqual(order([ICE_HOCKEY, 8], [BASEBALL, 7]))
})
