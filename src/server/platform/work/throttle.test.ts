import { expect, test } from 'vitest'
import { testClock } from '#tests/support/house/clock.ts'
import { throttle } from './throttle.ts'

test('each key has so many acts a span of time, whatever the others do', () => {
  const clock = testClock()
  const { take, isExhausted } = throttle(clock, 2, 60_000)
  expect([take('a'), take('a'), isExhausted('a'), take('a')]).toEqual([true, true, true, false])
  expect(take('b')).toBe(true)
  clock.advance(60_000)
  expect([isExhausted('a'), take('a')]).toEqual([false, true])
})
