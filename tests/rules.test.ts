import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const RULES = join(ROOT, 'docs/rules')

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => readFileSync(join(folder, name), 'utf8'))

/** The numbers of the handbook's chapters: `1.9`. */
const chapters = new Set(
  textsIn(RULES).flatMap(text => [...text.matchAll(/^##? (\d(?:\.\d+)?)\.? /gm)].map(([, number]) => number)),
)

/** The ids of the requirements: `BETFLOW-016`. */
const requirements = new Set(
  textsIn(join(RULES, 'requirements')).flatMap(text =>
    [...text.matchAll(/^\| ([A-Z]+-\d{3}) \|/gm)].map(([, id]) => id),
  ),
)
const areas = new Set([...requirements].map(id => id?.split('-')[0]))

/** Where our own files cite what `found` matches: file and citation. */
function citations(found: RegExp): { file: string; cited: string }[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'src', 'dev', 'tests', 'db', 'docs', '*.md'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  return files
    .split('\n')
    .filter(file => /\.(tsx?|sql|md)$/.test(file))
    .flatMap(file =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(found)].map(([, cited = '']) => ({ file, cited })),
    )
}

test('every chapter of the handbook that is cited is there', () => {
  const cited = citations(/\bhandbook,? \(?(\d\.\d+)/g)
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(one => !chapters.has(one.cited))).toEqual([])
})

test('every requirement that is cited is there', () => {
  const cited = citations(/\b([A-Z]{3,8}-\d{3})\b/g).filter(({ cited }) =>
    areas.has(cited.split('-')[0] ?? ''),
  )
  expect(cited.length).toBeGreaterThan(900)
  expect(cited.filter(one => !requirements.has(one.cited))).toEqual([])
})
