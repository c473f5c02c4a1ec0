import { expect, test } from 'vitest'
import { ggrOf, holdRate, NO_SUMS, turnoverOf, winningsPaid } from './report-sums.ts'

test('T1 stakes refunded to void bets count neither as turnover nor as winnings, and leave the result unchanged', () => {
  const sums = { ...NO_SUMS, settled: 100_000, void: 20_000, paid: 74_000 }
  expect([ggrOf(sums), turnoverOf(sums), winningsPaid(sums)]).toEqual([26_000, 80_000, 54_000])
  expect(holdRate(sums)).toBe('32.5%')
})

test('a hold is exact to one decimal, rounded half away from zero; without decided stakes it is empty', () => {
  const kept = (part: number, whole: number) => holdRate({ settled: whole, void: 0, paid: whole - part })
  expect(kept(1, 2_000)).toBe('0.1%')
  expect(kept(-1, 2_000)).toBe('−0.1%')
  expect(kept(-1, 2_001)).toBe('0.0%')
  expect(kept(9_007_199_254_740_991, 9_007_199_254_740_991)).toBe('100.0%')
  expect(kept(-3, 2)).toBe('−150.0%')
  expect(holdRate({ ...NO_SUMS, settled: 5_000, void: 5_000, paid: 5_000 })).toBeUndefined()
})
