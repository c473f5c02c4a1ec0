import { expect, test } from 'vitest'
import { clockText } from '#web/kit/time/time.ts'
import { clockNow, clockPace } from './match-clock.ts'

const reading = (at: number, seconds: number | null, periodCode = 10) => ({ at, seconds, periodCode })

test('runs the clock between messages at the known pace, and stops it in a silence', () => {
  expect(clockNow(reading(0, 600), 1, 3_400)).toBe(603)
  expect(clockNow(reading(0, 600), 6, 2_000)).toBe(612)
  expect(clockNow(reading(0, 600), 1, 3_600_000)).toBe(615)
  expect(clockNow(reading(5_000, 600), 1, 0)).toBe(600)
  expect(clockNow(reading(0, null), 1, 9_000)).toBe(null)
})

test.each([
  ['real time', reading(0, 600), reading(2_000, 602), 1, 1],
  ['a replay six times as fast', reading(0, 600), reading(2_000, 612), 1, 6],
  ['a message that came late counts for half', reading(0, 600), reading(3_000, 612), 6, 5],
  ['another period', reading(0, 2_700), reading(2_000, 0, 20), 6, 6],
  ['two messages at once', reading(0, 600), reading(100, 606), 6, 6],
  ['a clock that was set back', reading(0, 600), reading(2_000, 590), 6, 6],
  ['no previous reading', undefined, reading(2_000, 590), 1, 1],
])('computes the pace from two readings: %s', (_, before, after, pace, expected) => {
  expect(clockPace(before, after, pace)).toBe(expected)
})

test('formats a clock in minutes and seconds', () => {
  expect([0, 65, 4_025, 6_000].map(clockText)).toEqual(['00:00', '01:05', '67:05', '100:00'])
})
