import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPagePaths } from './page-paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanpan-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
])('ROUTE-089 the page %s matches the path %s: %s', (page, path, meant) => {
  writeFileSync(join(folder, 'page-paths.json'), JSON.stringify({ pages: [{ path: page }] }))
  expect(readPagePaths(folder)(path) !== undefined).toBe(meant)
})

test.each([
  ['/event/12', true],
  ['/event/12/', true],
  ['/event/abc', false],
])('ROUTE-089 %s is a page of a table that names its paths: %s', (path, meant) => {
  const page = { path: '/event/$id', only: '^/event/\\d+/?$' }
  writeFileSync(join(folder, 'page-paths.json'), JSON.stringify({ pages: [page] }))
  expect(readPagePaths(folder)(path) !== undefined).toBe(meant)
})
