import { expect, test } from 'vitest'
import { dayAfter } from './day-after.ts'

test('returns the day before and after', () => {
  expect([dayAfter('2026-03-01', -1), dayAfter('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01'])
})
