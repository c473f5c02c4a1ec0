import { expect, test } from 'vitest'
import { pagePattern } from './page-paths.ts'

test.each([
  ['/', '/', true],
  ['/', '/x', false],
  ['/korea/cross', '/korea/cross', true],
  ['/korea/cross', '/korea/cross/', true],
  ['/korea/cross', '/korea', false],
  ['/event/$id', '/event/12', true],
  ['/event/$id', '/event', false],
  ['/event/$id', '/event/12/more', false],
  ['/free/view/{-$id}', '/free/view', true],
  ['/free/view/{-$id}', '/free/view/12', true],
  ['/a.b', '/axb', false],
])('ROUTE-089 the page %s is meant by the path %s: %s', (page, path, meant) => {
  expect(pagePattern(page).test(path)).toBe(meant)
})
