// File names, file lengths and files per folder.
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const FILES_A_FOLDER = 25

test('keeps folders to 25 source files without tests', () => {
  const counts = new Map<string, number>()
  for (const { path } of sources.filter(({ path }) => !isTest(path)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > FILES_A_FOLDER)).toEqual([])
})

test('has no catch-all file names', () => {
  const everything =
    /(^|\/)(utils?|helpers?|common|misc|types|constants|index|services?|managers?)(\/|\.tsx?$)|[.-](service|manager|helper|util)\.tsx?$/
  expect(sources.filter(({ path }) => everything.test(path)).map(({ path }) => path)).toEqual([])
})

test('names files in kebab-case', () => {
  const odd = sources.filter(
    ({ path }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(basename(path)),
  )
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('keeps files to 300 lines, including tests and data', () => {
  const long = sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test.each(['src/web/', 'src/server/'])('gives each file below %s a name of its own', folder => {
  const named = Map.groupBy(
    sources.filter(({ path }) => path.startsWith(folder)),
    ({ path }) => basename(path),
  )
  const shared = [...named.values()].filter(files => files.length > 1)
  expect(shared.flat().map(({ path }) => path)).toEqual([])
})
