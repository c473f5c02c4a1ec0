import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { openFixtureRequests } from './fixture-requests.ts'

const [ONE, TWO] = [1 as FixtureId, 2 as FixtureId]

test('sends one request at a time; queues ids requested meanwhile', () => {
  const clock = testClock()
  const requests = openFixtureRequests(clock)
  requests.add([ONE])
  expect(requests.next()).toEqual([ONE])
  requests.add([ONE, TWO])
  expect(requests.next()).toEqual([])
  requests.answered([ONE], new Set([ONE]))
  expect(requests.next()).toEqual([TWO])
  requests.answered([TWO], new Set())
  requests.add([TWO])
  expect(requests.next()).toEqual([])
  clock.advance(5 * SECOND)
  expect(requests.next()).toEqual([ONE])
  requests.answered([ONE], new Set([ONE]))
  // The second one was not in the snapshot: its pause is longer.
  clock.advance(2 * MINUTE)
  expect(requests.next()).toEqual([TWO])
})

test('retries a failed request after a growing pause, which resets after an answer', () => {
  const clock = testClock()
  const requests = openFixtureRequests(clock)
  requests.add([ONE])
  const secondsUntilAsked = () => {
    for (let seconds = 0; ; seconds++) {
      const ids = requests.next()
      if (ids.length > 0) return { ids, seconds }
      clock.advance(SECOND)
    }
  }
  const pauses = Array.from({ length: 6 }, () => {
    const { ids, seconds } = secondsUntilAsked()
    requests.failed(ids)
    return seconds
  })
  expect(pauses).toEqual([0, 5, 10, 20, 30, 30])
  const { ids } = secondsUntilAsked()
  requests.answered(ids, new Set(ids))
  requests.add([TWO])
  requests.failed(requests.next())
  expect(secondsUntilAsked()).toEqual({ ids: [TWO], seconds: 5 })
})
