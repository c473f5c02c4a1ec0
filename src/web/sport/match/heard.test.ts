import { expect, test } from 'vitest'
import { isLate, newestOf } from './heard.ts'

const loadedAt = 100_000
const listed = { home: 1 }

test.each([
  ['no message', undefined, 1],
  ['a message after the list request', loadedAt + 1, 2],
  ['a message in the two seconds that a list may be old', loadedAt - 1_999, 2],
  ['an older message', loadedAt - 2_000, 1],
])('shows the newer score of the list and %s', (_, at, home) => {
  const heard = at === undefined ? undefined : { home: 2, at }
  expect(newestOf(listed, loadedAt, heard).home).toBe(home)
})

test('drops a message older than the last one, and accepts the same number again', () => {
  expect([4, 5, 6].map(seq => isLate({ seq }, { seq: 5 }))).toEqual([true, false, false])
  expect(isLate({ seq: 1 }, undefined)).toBe(false)
})
