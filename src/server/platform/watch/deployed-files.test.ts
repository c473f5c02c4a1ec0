import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOfFiles, readVersion } from './deployed-files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanpan-files-'))
  mkdirSync(join(folder, 'src/a'), { recursive: true })
  mkdirSync(join(folder, 'web'))
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}')
  writeFileSync(join(folder, 'src/a/one.ts'), 'one')
  writeFileSync(join(folder, 'web/index.html'), 'page')
})
afterAll(() => rm(folder, { recursive: true }))

const digest = () => digestOfFiles(join(folder, 'web'), folder)

test('X14 the digest changes with any byte of source or page, and ignores tests', async () => {
  const before = await digest()
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  writeFileSync(join(folder, 'src/a/one.test.ts'), 'a test')
  expect(await digest()).toBe(before)
  writeFileSync(join(folder, 'web/index.html'), 'pagf')
  const withPage = await digest()
  expect(withPage).not.toBe(before)
  writeFileSync(join(folder, 'src/a/one.ts'), 'onf')
  expect(await digest()).not.toBe(withPage)
  expect(await readVersion(folder)).toBe('1.2.3')
})
