import { expect, test } from 'vitest'
import { cashMarksOf } from './cash-marks.ts'

const calm = { paidIn: 0, paidInBefore: 0, declined: 0, withdrawalsCancelled: 0 }

test.each([
  ['nothing', calm, []],
  ['first deposits are no increase', { ...calm, paidIn: 900_000 }, []],
  ['three times the weeks before', { ...calm, paidIn: 600_000, paidInBefore: 600_000 }, ['deposits-rising']],
  ['just below', { ...calm, paidIn: 599_999, paidInBefore: 600_000 }, []],
  ['small sums are no increase', { ...calm, paidIn: 400_000, paidInBefore: 30_000 }, []],
  ['declined three times', { ...calm, declined: 3 }, ['deposits-declined']],
  ['cancelled withdrawals', { ...calm, withdrawalsCancelled: 3 }, ['withdrawals-cancelled']],
])('P12 %s', (_, week, marks) => {
  expect(cashMarksOf(week)).toEqual(marks)
})
