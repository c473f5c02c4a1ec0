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

test('a key that is set is used, and none is written beside the data', () => {
  const given = Buffer.alloc(32, 7)
  expect(houseKeyOf(given, folder)).toBe(given)
  expect(readdirSync(folder)).toEqual([])
})

test('without one a key is made once and is the same at every start', () => {
  const made = houseKeyOf(undefined, folder)
  expect(made).toHaveLength(32)
  expect(houseKeyOf(undefined, folder)).toEqual(made)
})

test('a kept key that is spoilt is refused, and not replaced', () => {
  writeFileSync(join(folder, 'house.key'), 'abc')
  expect(() => houseKeyOf(undefined, folder)).toThrow(WrongSetting)
})
