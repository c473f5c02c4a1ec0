import { expect, test } from 'vitest'
import { testClock } from '#tests/support/house/clock.ts'
import { throttle } from './throttle.ts'

test('limits the operations of each key in a time span, independent of other keys', () => {
  const clock = testClock()
  const { take, isExhausted } = throttle(clock, 2, 60_000)
  expect([take('a'), take('a'), isExhausted('a'), take('a')]).toEqual([true, true, true, false])
  expect(take('b')).toBe(true)
  clock.advance(60_000)
  expect([isExhausted('a'), take('a')]).toEqual([false, true])
})
