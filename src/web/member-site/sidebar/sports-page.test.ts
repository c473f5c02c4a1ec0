import { expect, test } from 'vitest'
import { ownTreeOf, sportsPageOf } from './sports-page.ts'

test.each([
  ['/korea', '/korea'],
  ['/korea/special', '/korea'],
  ['/europe', '/europe'],
  ['/bet_result', '/europe'],
  ['/koreas', '/europe'],
])('SIDEBAR-019 SIDEBAR-020 SIDEBAR-021 on %s a league opens on %s', (path, page) => {
  expect(sportsPageOf(path)).toBe(page)
})

test.each([
  ['/korea/cross', '/korea'],
  ['/europe', '/europe'],
  ['/inplay', '/europe'],
  ['/bet_result', undefined],
  ['/', undefined],
])('SIDEBAR-003 SIDEBAR-004 on %s the open tree is that of %s', (path, page) => {
  expect(ownTreeOf(path)).toBe(page)
})
