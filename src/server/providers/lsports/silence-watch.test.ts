import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { openSilenceWatch } from './silence-watch.ts'

const LIMIT = 15 * SECOND

/** A watch opened by a heartbeat and a recovery. */
function openWatch() {
  const clock = testClock()
  const watch = openSilenceWatch(clock, LIMIT)
  const beat = (interrupted = false) => watch.beat(clock.now(), interrupted)
  beat()
  expect(watch.order()).toBe('recover')
  expect(watch.recovered(true)).toBe(true)
  return { clock, watch, beat }
}

test('is closed until a heartbeat and a snapshot have arrived', () => {
  const clock = testClock()
  const watch = openSilenceWatch(clock, LIMIT)
  expect([watch.isOpen(), watch.order()]).toEqual([false, undefined])
  watch.beat(clock.now(), false)
  expect([watch.order(), watch.order(), watch.isOpen()]).toEqual(['recover', undefined, false])
  expect([watch.recovered(true), watch.isOpen()]).toEqual([true, true])
})

test('closes once when the limit passes without a heartbeat', () => {
  const { clock, watch, beat } = openWatch()
  clock.advance(LIMIT)
  expect(watch.order()).toBeUndefined()
  clock.advance(1)
  expect([watch.order(), watch.order(), watch.isOpen()]).toEqual(['close', undefined, false])
  beat()
  expect(watch.order()).toBe('recover')
})

test('an interrupted feed is closed despite heartbeats', () => {
  const { watch, beat } = openWatch()
  beat(true)
  expect(watch.order()).toBe('close')
  beat(true)
  expect(watch.order()).toBeUndefined()
  beat(false)
  expect(watch.order()).toBe('recover')
})

test('ignores a heartbeat older than the limit', () => {
  const { clock, watch } = openWatch()
  const sentAt = clock.now()
  clock.advance(LIMIT + 1)
  watch.beat(sentAt, false)
  expect(watch.order()).toBe('close')
})

test('retries a failed recovery later; one that ends in silence opens nothing', () => {
  const { clock, watch, beat } = openWatch()
  clock.advance(LIMIT + 1)
  expect(watch.order()).toBe('close')
  beat()
  expect(watch.order()).toBe('recover')
  expect(watch.recovered(false)).toBe(false)
  expect(watch.order()).toBeUndefined()
  clock.advance(15 * SECOND)
  beat()
  expect(watch.order()).toBe('recover')
  clock.advance(LIMIT + 1)
  expect([watch.recovered(true), watch.isOpen()]).toEqual([false, false])
})

test('a silence that ended before the check closes the feed too', () => {
  const { clock, watch, beat } = openWatch()
  clock.advance(LIMIT + 1)
  beat()
  expect(watch.isOpen()).toBe(false)
  expect([watch.order(), watch.order()]).toEqual(['close', 'recover'])
  clock.advance(LIMIT + 1)
  beat()
  expect(watch.recovered(true)).toBe(false)
  expect(watch.order()).toBe('recover')
  expect(watch.recovered(true)).toBe(true)
})
