import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { uuidFloor, uuidInstant, uuidSource } from './uuid.ts'

test('ids are UUIDs of version 7 with their creation time', () => {
  const clock = testClock('2026-11-21T03:04:05.678Z')
  const id = uuidSource(clock)()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuidInstant(id)).toBe(clock.now())
})

test('ids rise strictly, within a millisecond and when the clock goes back', () => {
  const clock = testClock()
  const newUuid = uuidSource(clock)
  const ids = Array.from({ length: 20_000 }, (_, index) => {
    if (index === 10_000) clock.advance(-60_000)
    return newUuid()
  })
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the smallest id of an instant is below those created then, and before 1970 it is all zeros', () => {
  const clock = testClock()
  expect(uuidFloor(clock.now()) < uuidSource(clock)()).toBe(true)
  expect(uuidFloor(instant(-1))).toBe('00000000-0000-0000-0000-000000000000')
})
