import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './sources.ts'

const FOLDER = 'db/functions'
const LINES_A_FUNCTION = 70

const files = existsSync(join(root, FOLDER)) ? listFiles(FOLDER, /\.sql$/) : []

test('SQL functions stand in files of their own', () => {
  expect(files).not.toEqual([])
  expect(files.filter(path => functionsIn(path).length > 1)).toEqual([])
})

test('no SQL function is longer than 70 lines', () => {
  const long = files
    .flatMap(path => functionsIn(path).map(text => ({ path, lines: text.split('\n').length })))
    .filter(({ lines }) => lines > LINES_A_FUNCTION)
  expect(long).toEqual([])
})

/** The functions of a file, each from `create` to the end of its body. */
function functionsIn(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return (
    text.match(/^create (?:or replace )?(?:function|procedure)\b[\s\S]*?(?:\$\w*\$[\s\S]*?\$\w*\$|;$)/gim) ??
    []
  )
}
