// Every rule that the code, its tests or a document cites is in docs/rules with its text.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const RULES = join(ROOT, 'docs/rules')

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => readFileSync(join(folder, name), 'utf8'))

/** A shorter chapter counts as empty. */
const WORDS_MIN = 8

/** The chapters of the handbook that have a text, by number: `1.9`. */
const chapters = new Set(
  textsIn(RULES).flatMap(text =>
    text
      .split(/^(?=## \d\.\d+ )/m)
      .filter(chapter => chapter.split(/\s+/).length > WORDS_MIN)
      .flatMap(chapter => /^## (\d\.\d+) /.exec(chapter)?.[1] ?? []),
  ),
)

type Requirement = { readonly id: string; readonly cells: readonly string[] }

const requirements: readonly Requirement[] = textsIn(join(RULES, 'requirements')).flatMap(text =>
  [...text.matchAll(/^\| ([A-Z]+-\d{3}) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => ({
    id,
    cells: rest.split(' | ').map(cell => cell.trim()),
  })),
)
const known = new Set(requirements.map(({ id }) => id))

/** Names of standards that look like requirement ids. */
const STANDARDS = new Set(['AES', 'SHA'])

type Citation = { readonly file: string; readonly cited: string }

/** Returns the citations in our own files; `found` extracts those of a text. */
function citations(found: (text: string) => readonly string[]): Citation[] {
  const places = ['src', 'dev', 'tests', 'db', 'docs', '*.md']
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...places], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter(file => /\.(tsx?|mjs|sql|md)$/.test(file) && existsSync(join(ROOT, file)))
    .flatMap(file => found(readFileSync(join(ROOT, file), 'utf8')).map(cited => ({ file, cited })))
}

/** "handbook 1.6", "handbook (2.4)", "handbook 1.6, 1.10" and "handbook 1.3 and 7.5". */
const chaptersIn = (text: string): string[] =>
  [...text.matchAll(/\bhandbook,? \(?(\d\.\d+(?:(?:, | and )\d\.\d+)*)/gi)].flatMap(
    ([, list = '']) => list.match(/\d\.\d+/g) ?? [],
  )

/** "BETFLOW-016", and both ends of "SIDEBAR-019 to -021". */
const requirementsIn = (text: string): string[] =>
  [...text.matchAll(/\b([A-Z]{3,8})-(\d{3})(?: to -(\d{3}))?\b/g)].flatMap(([, area = '', from, to]) =>
    STANDARDS.has(area) ? [] : [`${area}-${from}`, ...(to ? [`${area}-${to}`] : [])],
  )

test('has a text for every cited chapter of the handbook', () => {
  const cited = citations(chaptersIn)
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(one => !chapters.has(one.cited))).toEqual([])
})

test('has every cited requirement', () => {
  const cited = citations(requirementsIn)
  expect(cited.length).toBeGreaterThan(900)
  expect(cited.filter(one => !known.has(one.cited))).toEqual([])
})

test('lists each requirement once, with its text and its check', () => {
  expect(requirements.length - known.size).toBe(0)
  expect(requirements.filter(({ cells }) => cells.length < 3 || cells.includes(''))).toEqual([])
})

test('cites no section numbers of the specification', () => {
  const sections = (text: string) =>
    [...text.matchAll(/\bspec(?:ification)?,? (?:section )?\d+/gi)].map(([cited]) => cited)
  expect(citations(sections)).toEqual([])
})
