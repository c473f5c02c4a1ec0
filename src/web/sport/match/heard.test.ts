import { expect, test } from 'vitest'
import { isLate, newestOf } from './heard.ts'

const loadedAt = 100_000
const listed = { home: 1 }

test.each([
  ['nothing', undefined, 1],
  ['after the list was asked for', loadedAt + 1, 2],
  ['within the two seconds that a list may be old', loadedAt - 1_999, 2],
  ['before that', loadedAt - 2_000, 1],
])('prefers the newer score of the live message received %s and the list', (_, at, home) => {
  const heard = at === undefined ? undefined : { home: 2, at }
  expect(newestOf(listed, loadedAt, heard).home).toBe(home)
})

test('drops a message older than the last one, and accepts the same number again', () => {
  expect([4, 5, 6].map(seq => isLate({ seq }, { seq: 5 }))).toEqual([true, false, false])
  expect(isLate({ seq: 1 }, undefined)).toBe(false)
})
