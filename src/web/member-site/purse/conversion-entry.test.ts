import { expect, test } from 'vitest'
import { conversionText, pointsText, readPoints } from './conversion-entry.ts'

test.each([
  ['5000', '5,000', 5_000],
  ['012,3a4', '1,234', 1_234],
  ['', '', 0],
  ['0', '0', 0],
])('groups and reads the typed points: %s', (typed, text, amount) => {
  expect([pointsText(typed), readPoints(pointsText(typed))]).toEqual([text, amount])
})

test('VALID-028 VALID-029 validates a conversion by the server’s rules and texts', () => {
  expect(conversionText(4_999, 10_000)).toBe('5,000포인트 이상 전환가능합니다.')
  expect(conversionText(5_000, 10_000)).toBeUndefined()
  expect(conversionText(10_001, 10_000)).toBe('보유포인트가 부족합니다.')
})
