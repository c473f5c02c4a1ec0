import { expect, test } from 'vitest'
import { isLate, newestOf } from './heard.ts'

const loadedAt = 100_000
const listed = { home: 1 }

test.each([
  ['nothing', undefined, 1],
  ['after the list was asked for', loadedAt + 1, 2],
  ['within the two seconds that a list may be old', loadedAt - 1_999, 2],
  ['before that', loadedAt - 2_000, 1],
])('of what was heard %s, and the list, the newer one holds', (_, at, home) => {
  const heard = at === undefined ? undefined : { home: 2, at }
  expect(newestOf(listed, loadedAt, heard).home).toBe(home)
})

test('a frame is late once a later one is known; the same number may come again', () => {
  expect([4, 5, 6].map(seq => isLate({ seq }, { seq: 5 }))).toEqual([true, false, false])
  expect(isLate({ seq: 1 }, undefined)).toBe(false)
})
