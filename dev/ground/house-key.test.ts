import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { houseKeyOf } from './house-key.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('uses a configured key and writes none to the data folder', () => {
  const given = Buffer.alloc(32, 7)
  expect(houseKeyOf(given, folder)).toBe(given)
  expect(readdirSync(folder)).toEqual([])
})

test('creates a key once and reuses it at every start', () => {
  const made = houseKeyOf(undefined, folder)
  expect(made).toHaveLength(32)
  expect(houseKeyOf(undefined, folder)).toEqual(made)
})

test('refuses a corrupt key file and does not replace it', () => {
  writeFileSync(join(folder, 'house.key'), 'abc')
  expect(() => houseKeyOf(undefined, folder)).toThrow(WrongSetting)
})
