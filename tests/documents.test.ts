// Checks what a machine can check in the documents: the files they name exist, decisions have
// one form and an index, and the list of advisory locks is complete.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Every file of the repository, by its path from the root. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file !== '' && existsSync(join(ROOT, file)))

const partsOf = (file: string): string[] => file.split('/')
/** `src`, `src/web` and `src/web/app` of `src/web/app/main.tsx`. */
const foldersOf = (file: string): string[] =>
  partsOf(dirname(file)).map((_, index, parts) => parts.slice(0, index + 1).join('/'))
/** `src/web/app/main.tsx`, `web/app/main.tsx`, `app/main.tsx` and `main.tsx`. */
const endingsOf = (file: string): string[] =>
  partsOf(file).map((_, index, parts) => parts.slice(index).join('/'))

const folders = new Set(files.flatMap(foldersOf))
const endings = new Set(files.flatMap(endingsOf))

const documents = files.filter(file => /^(docs\/.*|README|GLOSSARY)\.md$/.test(file))

/** True for paths from the root and names of our files, not for patterns, URLs and program names. */
const isPath = (name: string): boolean =>
  /^(src|dev|tests|db|docs)\/[\w./-]+$/.test(name) || /^\w[\w./-]*\.(tsx?|mjs|sql|css|md)$/.test(name)

const exists = (name: string): boolean => endings.has(name) || folders.has(name.replace(/\/$/, ''))

test('finds every file and folder that a document names', () => {
  const missing = documents.flatMap(file =>
    [...read(file).matchAll(/`#?([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      .filter(name => isPath(name) && !exists(name))
      .map(name => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('finds every folder of the README map', () => {
  const map = /## The map\n+```\n(.*?)```/s.exec(read('README.md'))?.[1] ?? ''
  let above = ''
  const named = map.split('\n').flatMap(row => {
    const [, indent = '', name = ''] = /^( *)(\S+) {2,}/.exec(row) ?? []
    if (name === '') return []
    if (indent === '') above = name
    return [indent === '' ? name : `${above}/${name}`]
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !exists(name))).toEqual([])
})

test('resolves every link between documents', () => {
  const broken = documents.flatMap(file =>
    [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter(target => !/^[a-z]+:/.test(target))
      .map(target => normalize(join(dirname(file), target)))
      .filter(target => !exists(target))
      .map(target => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

const decisions = files.filter(file => /^docs\/decisions\/\d{4}-/.test(file))

test('gives every decision a date, status, context, decision, rejected options and consequences', () => {
  const form =
    /^# \d+\. .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: .+\n\n## Context\n.+\n## Decision\n.+\n## Rejected\n.+\n## Consequences\n./s
  expect(decisions.filter(file => !form.test(read(file)))).toEqual([])
})

test('lists every decision in the index with number, title, date and status', () => {
  const index = read('docs/decisions/README.md')
  const missing = decisions.flatMap(file => {
    const [, number, title] = /^# (\d+)\. (.+)/.exec(read(file)) ?? []
    const [, date] = /^- Date: (.+)/m.exec(read(file)) ?? []
    const [, status] = /^- Status: (.+)/m.exec(read(file)) ?? []
    const row = `| [${number}](${basename(file)}) | ${title} | ${date} | ${status} |`
    return index.includes(row) ? [] : [row]
  })
  expect(missing).toEqual([])
})

test('gives each advisory lock one number, and lists it in docs/locks.md', () => {
  const numbers = Object.values(ADVISORY_LOCKS).map(pair => pair.join(', '))
  expect(numbers.length - new Set(numbers).size).toBe(0)
  const rows = [...read('docs/locks.md').matchAll(/^\| (\d+), (\d+|hash)[^|]*\| `(\w+)` \|/gm)]
  const told = Object.fromEntries(rows.map(([, group, key, name = '']) => [name, `${group}, ${key}`]))
  const listed = Object.fromEntries(
    Object.entries(ADVISORY_LOCKS).map(([name, pair]) => [name, pair.join(', ')]),
  )
  expect(told).toEqual(listed)
})

test('lists every advisory lock that SQL takes', () => {
  const known = new Set(Object.values(ADVISORY_LOCKS).map(pair => pair.join(', ')))
  const taken = files
    .filter(file => /^(db|src)\/.*\.(sql|ts)$/.test(file) && !file.includes('.test.'))
    .flatMap(file =>
      [...read(file).matchAll(/pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\(([^,()]+)(?:, *([^,)]+))?/g)]
        .map(([, first = '', second]) => lockOf(first, second))
        .filter(lock => !known.has(lock) && lock !== GATE && !isOfTheList(file))
        .map(lock => `${file}: ${lock}`),
    )
  expect(taken).toEqual([])
})

/** A lock with one key is the gate of a fixture, taken by its id. */
const GATE = 'gate'
const lockOf = (first: string, second: string | undefined): string => {
  if (second === undefined) return /^(gate\.)?id$/.test(first) ? GATE : first
  return `${first}, ${second.startsWith('hashtext(') ? 'hash' : second}`
}
/** True for the file that takes only locks of the list. */
const isOfTheList = (file: string): boolean => file.endsWith('/advisory-locks.sql.ts')
