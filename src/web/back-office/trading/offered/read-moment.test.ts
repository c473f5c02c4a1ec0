import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

const NOON = Date.parse('2026-11-21T12:00:00+09:00')

test.each([
  ['12:00', NOON],
  ['9:05', NOON - 175 * 60_000],
  ['12:00:07', NOON + 7_000],
  ['12:00:07.4', NOON + 7_400],
  [' 12:00:07.045 ', NOON + 7_045],
  ['', undefined],
  ['24:10', undefined],
  ['12:60', undefined],
  ['12:00:7', undefined],
  ['12:00:07.1234', undefined],
  ['정오', undefined],
])('%j on a day in Seoul is %s', (time, at) => {
  expect(readMoment('2026-11-21', time)).toBe(at)
})

test('has no moment without a day', () => {
  expect(readMoment('', '12:00')).toBeUndefined()
})
