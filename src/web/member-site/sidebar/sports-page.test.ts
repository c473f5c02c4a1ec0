import { expect, test } from 'vitest'
import { ownTreeOf, sportsPageOf } from './sports-page.ts'

test.each([
  ['/korea', '/korea'],
  ['/korea/special', '/korea'],
  ['/europe', '/europe'],
  ['/bet_result', '/europe'],
  ['/koreas', '/europe'],
])('SIDEBAR-019 SIDEBAR-020 SIDEBAR-021 opens a league from %s on %s', (path, page) => {
  expect(sportsPageOf(path)).toBe(page)
})

test.each([
  ['/korea/cross', '/korea'],
  ['/europe', '/europe'],
  ['/inplay', '/europe'],
  ['/bet_result', undefined],
  ['/', undefined],
])('SIDEBAR-003 SIDEBAR-004 opens from %s the tree of %s', (path, page) => {
  expect(ownTreeOf(path)).toBe(page)
})
