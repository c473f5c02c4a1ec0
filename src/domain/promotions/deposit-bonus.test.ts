import { expect, test } from 'vitest'
import { bonusConditions, bonusPoints, givesAnything, shippedBonusRule } from './deposit-bonus.ts'

test.each([
  ['a tenth', { percent: 10, max: 50_000, fixed: 0 }, 30_000, 3_000],
  ['at most the maximum', { percent: 10, max: 50_000, fixed: 0 }, 5_000_000, 50_000],
  ['whole points, rounded down', { percent: 5, max: 30_000, fixed: 0 }, 10_019, 500],
  ['a percent plus a fixed part', { percent: 5, max: 30_000, fixed: 1_000 }, 10_000, 1_500],
  ['a fixed part only', { percent: 0, max: 30_000, fixed: 1_000 }, 10_000, 1_000],
  ['nothing', { percent: 0, max: 0, fixed: 0 }, 10_000, 0],
])('handbook 5.6 a deposit bonus pays: %s', (_name, terms, deposit, points) =>
  expect(bonusPoints(terms, deposit)).toBe(points),
)

test('handbook 5.4 by default the first deposits require 300 %, all others 200 %', () => {
  expect(shippedBonusRule.turnover).toEqual({ 'join-first': 300, 'day-first': 300, every: 200 })
  expect(shippedBonusRule.levels.every).toHaveLength(10)
  expect(givesAnything({ percent: 0, max: 10, fixed: 0 })).toBe(false)
})

test('describes the conditions in words', () => {
  expect(bonusConditions('day-first', { percent: 10, max: 50_000, fixed: 0 }, 300)).toBe(
    '충전 금액의 10%, 최대 50,000P · 하루의 첫 충전에 한 번 (00:00 기준) · 충전 금액의 300% 베팅 후 출금 가능',
  )
})
