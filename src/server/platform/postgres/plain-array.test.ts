import { expect, test } from 'vitest'
import { plainArray } from './plain-array.ts'

test('writes figures and ids as PostgreSQL reads arrays, what is absent as NULL', () => {
  expect(plainArray([1, undefined, 3])).toBe('{1,NULL,3}')
  expect(plainArray([])).toBe('{}')
})
