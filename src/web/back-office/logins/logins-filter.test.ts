import { expect, test } from 'vitest'
import { isWhole, loginsForm, loginsQuery } from './logins-filter.ts'

test('ignores invalid query parameters', () => {
  const filter = loginsForm.read({ view: 'x', what: 'y', page: '-1', name: ' demo ' })
  expect(filter).toEqual({ view: 'events', what: '', name: 'demo', address: '', page: 1 })
  expect(isWhole(filter)).toBe(false)
})

test('writes a filter into the address and reads it back', () => {
  const filter = { view: 'locks', what: '', name: 'demo', address: '203.0.113.0/24', page: 3 } as const
  expect(loginsForm.read(loginsForm.write(filter))).toEqual(filter)
  expect(loginsQuery(filter)).toEqual({ page: 3, name: 'demo', address: '203.0.113.0/24' })
})

test('filters login events by kind, and not the locks', () => {
  const filter = loginsForm.read({ what: 'mismatch' })
  expect(loginsQuery(filter)).toEqual({ page: 1, what: 'mismatch' })
  expect(loginsQuery({ ...filter, view: 'locks' })).toEqual({ page: 1 })
})
