import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { makeDataFolder } from './data-folder.ts'

const home = mkdtempSync(join(tmpdir(), 'hanpan-folder-'))
const file = join(home, 'file')
writeFileSync(file, '')
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('creates a data folder with its parents, and keeps an existing one', () => {
  const folder = join(home, 'a/b')
  makeDataFolder(folder)
  makeDataFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

test.each([
  [file, 'EEXIST'],
  [join(file, 'below'), 'ENOTDIR'],
])('refuses %s as a data folder', (folder, code) => {
  expect(() => makeDataFolder(folder)).toThrow(
    new WrongSetting(
      `${folder} can't be the folder of the data (${code}): name a folder by HANPAN_DATA, or none for .data.`,
    ),
  )
})
