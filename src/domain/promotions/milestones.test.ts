import { expect, test } from 'vitest'
import { points } from '../money.ts'
import { milestoneState } from './milestones.ts'

const step = { kind: 'attendance', target: 10, points: points(3_000) } as const

test.each([
  [9, false, 'ahead'],
  [10, false, 'reached'],
  [11, false, 'reached'],
  [10, true, 'claimed'],
  // The target was raised after the step was claimed.
  [9, true, 'claimed'],
] as const)('ROUTE-071 with %i days, claimed %s, a step of ten days is %s', (days, isClaimed, state) => {
  expect(milestoneState(step, { attendance: days, quests: 0, deposits: 0, bets: 0 }, isClaimed)).toBe(state)
})
