import { expect, test } from 'vitest'
import { sportsPageOf } from './sports-page.ts'

test.each([
  ['/korea', '/korea'],
  ['/korea/special', '/korea'],
  ['/europe', '/europe'],
  ['/bet_result', '/europe'],
  ['/koreas', '/europe'],
])('SIDEBAR-019 SIDEBAR-020 SIDEBAR-021 on %s a league opens on %s', (path, page) => {
  expect(sportsPageOf(path)).toBe(page)
})
