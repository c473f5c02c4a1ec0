// Where SQL is written, and which file may write which table.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breaches, isTest, ofServer, ofSrc } from './sources.ts'

test('writes SQL only in *.sql.ts, and never runs it from routes', () => {
  const rules = breaches(ofSrc, ({ path, text, imports }) => [
    /(?<![.\w])sql`/.test(text) && !/\.sql\.ts$|platform\/postgres\/(sql|postgres)\.ts$/.test(path)
      ? 'writes SQL'
      : undefined,
    ...imports.map(target =>
      /\.(routes|operator)\.ts$/.test(path) && /\.sql\.ts$/.test(target) ? `runs ${target}` : undefined,
    ),
  ])
  expect(rules).toEqual([])
})

test('numbers each migration once', () => {
  const numbers = readdirSync(join(import.meta.dirname, '../../db/migrations')).map(name => name.slice(0, 6))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('has one *.sql.ts that writes each table', () => {
  const writers = new Map<string, Set<string>>()
  for (const { path, text } of ofSrc.filter(source => source.path.endsWith('.sql.ts')))
    for (const [, table = ''] of text.matchAll(/\b(?:insert into|update|delete from)\s+([a-z_]+)(?=[\s(])/gi))
      if (!/^(set|of|skip|nothing)$/.test(table))
        writers.set(table, (writers.get(table) ?? new Set()).add(path))
  const shared = [...writers]
    .filter(([, paths]) => paths.size > 1)
    .map(([table, paths]) => `${table}: ${[...paths].join(', ')}`)
  expect(shared).toEqual([])
})

test('names the ledger’s tables only in the ledger', () => {
  const rules = breaches(ofServer, ({ path, text }) => [
    !path.startsWith('src/server/ledger/') && !isTest(path) && /\bledger_(account|hold)\b/.test(text)
      ? 'names ledger tables'
      : undefined,
  ])
  expect(rules).toEqual([])
})
