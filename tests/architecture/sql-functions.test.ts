// Rules for SQL functions that the database cannot check. Reads the files; runs in milliseconds.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LINES_MAX = 70
const db = join(import.meta.dirname, '../../db')

const sqlOf = (folder: string) =>
  readdirSync(join(db, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.sql'))
    .map(name => ({ path: `${folder}/${name}`, text: readFileSync(join(db, folder, name), 'utf8') }))

const functions = sqlOf('functions')
const pathsWhere = (files: typeof functions, holds: (text: string) => boolean) =>
  files.filter(({ text }) => holds(text)).map(({ path }) => path)

test('keeps SQL functions to a page and opens each with a comment', () => {
  const lengthOf = (text: string) => text.slice(text.indexOf('create or replace')).trim().split('\n').length
  expect(pathsWhere(functions, text => lengthOf(text) > LINES_MAX)).toEqual([])
  expect(pathsWhere(functions, text => !text.startsWith('-- '))).toEqual([])
})

test('creates SQL functions only in their own files', () => {
  const steps = [
    { path: 'baseline.sql', text: readFileSync(join(db, 'baseline.sql'), 'utf8') },
    ...sqlOf('migrations'),
  ]
  expect(
    pathsWhere(steps, text => /create (or replace )?(function|aggregate|procedure)/i.test(text)),
  ).toEqual([])
})

test('posts through one SQL function, and names ledger tables only in ledger functions', () => {
  expect(pathsWhere(functions, text => text.includes('insert into ledger_posting'))).toEqual([
    'functions/ledger/ledger-write.sql',
  ])
  expect(
    pathsWhere(functions, text => /\bledger_(account|posting|hold)\b/.test(text)).filter(
      path => !path.startsWith('functions/ledger/'),
    ),
  ).toEqual([])
})
