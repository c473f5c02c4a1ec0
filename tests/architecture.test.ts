// The rules of the house that the compiler cannot see. Reads the sources; runs in milliseconds.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A folder of the server may know the ones before it, never those behind it. */
const order = [
  ...['platform', 'ledger', 'site', 'members', 'fixtures', 'bets', 'settlement', 'community'],
  ...['back-office', 'providers'],
]

type Source = { readonly path: string; readonly text: string; readonly imports: readonly string[] }

const sources = ['src', 'dev', 'tests'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map(name => readSource(join(folder, name))),
)
const ofServer = sources.filter(({ path }) => path.startsWith('src/server/'))
const ofSrc = sources.filter(({ path }) => path.startsWith('src/') && !path.includes('.test.'))

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
  return { path, text, imports: specifiers.map(one => resolveImport(path, one)) }
}

/** Paths from the root for our own files; names of packages stay as they are. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  const ours = /^#(domain|contract|server|web)\/(.*)$/.exec(specifier)
  return ours ? `src/${ours[1]}/${ours[2]}` : specifier.replace(/^#/, '')
}

const folderOf = (path: string): string | undefined => /^src\/server\/([^/]+)\//.exec(path)?.[1]
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** One line a broken rule: the file and what it did. */
const breaches = (list: readonly Source[], judge: (source: Source) => readonly (string | undefined)[]) =>
  list.flatMap(source =>
    judge(source)
      .filter(found => found !== undefined)
      .map(found => `${source.path}: ${found}`),
  )

test('domain knows only itself, contract only domain and itself, web never the server', () => {
  const allowed: Record<string, RegExp> = {
    domain: /^src\/domain\//,
    contract: /^(src\/(domain|contract)\/|zod$)/,
  }
  const rules = breaches(ofSrc, ({ path, imports }) => {
    const area = path.split('/')[1] ?? ''
    const only = allowed[area]
    return imports.map(target => {
      if (only && !only.test(target)) return `imports ${target}`
      if (area === 'web' && /^(src\/server|dev|tests)\//.test(target)) return `imports ${target}`
      if (area === 'server' && /^(src\/web|dev|tests)\//.test(target)) return `imports ${target}`
      return undefined
    })
  })
  expect(rules).toEqual([])
})

test('folders of the server know those to their left, by the front door', () => {
  const rules = breaches(ofServer, ({ path, imports }) => {
    const here = folderOf(path)
    if (here === undefined || isTest(path)) return []
    return imports.map(target => {
      const there = folderOf(target)
      if (there === undefined || there === here) return undefined
      if (!order.includes(there)) return `${there} has no place in the order of folders`
      if (order.indexOf(there) > order.indexOf(here)) return `${here} may not know ${there}`
      if (there !== 'platform' && target !== `src/server/${there}/${there}.ts`)
        return `enters ${there} by ${basename(target)}, not by its front door`
      return undefined
    })
  })
  expect(rules).toEqual([])
})

test('areas of the web know the kit, not each other', () => {
  const areaOf = (path: string) =>
    /^src\/web\/(?:member-site|back-office)\/(?!kit\/)([^/]+)\//.exec(path)?.[1]
  const rules = breaches(ofSrc, ({ path, imports }) => {
    const here = areaOf(path)
    return imports.map(target => {
      if (path.startsWith('src/web/kit/') && areaOf(target)) return `the kit knows ${target}`
      return here && areaOf(target) && areaOf(target) !== here ? `knows ${target}` : undefined
    })
  })
  expect(rules).toEqual([])
})

test('SQL is written in *.sql.ts only, and routes never run it', () => {
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

test('each table is written by one *.sql.ts', () => {
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

test('only the ledger names the ledger’s tables', () => {
  const rules = breaches(ofServer, ({ path, text }) => [
    folderOf(path) !== 'ledger' && !isTest(path) && /\bledger_(account|hold)\b/.test(text)
      ? 'names ledger tables'
      : undefined,
  ])
  expect(rules).toEqual([])
})

test('the environment is read in main.ts, the clock in clock.ts, and the console is not used', () => {
  const rules = breaches(ofSrc, ({ path, text }) => [
    /process\.env/.test(text) && path !== 'src/server/main.ts' ? 'reads process.env' : undefined,
    /\bDate\.now\(\)|new Date\(\)/.test(text) && !/platform\/process\/clock\.ts$|^src\/web\//.test(path)
      ? 'asks the time'
      : undefined,
    /\bconsole\./.test(text) ? 'uses the console' : undefined,
  ])
  expect(rules).toEqual([])
})

test('no floating point decides money: no toFixed, parseFloat, Math.round or Math.random', () => {
  const rules = breaches(
    ofSrc.filter(({ path }) => !path.startsWith('src/web/')),
    ({ text }) => [/\.toFixed\(|\bparseFloat\(|Math\.round\(|Math\.random\(/.exec(text)?.[0]],
  )
  expect(rules).toEqual([])
})

test('no file is named after everything', () => {
  const everything =
    /(^|\/)(utils?|helpers?|common|misc|types|constants|index|services?|managers?)(\/|\.tsx?$)|[.-](service|manager|helper|util)\.tsx?$/
  expect(sources.filter(({ path }) => everything.test(path)).map(({ path }) => path)).toEqual([])
})

test('file names are in kebab-case', () => {
  const odd = sources.filter(
    ({ path }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(basename(path)),
  )
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('no file is longer than 300 lines, tests and tables of data included', () => {
  const long = sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test('nothing is left over: no TODO, no skipped or focused test', () => {
  const marks = /\b(TODO|FIXME|XXX)\b|\b(test|it|describe)\.(skip|only|todo)\b/
  const rules = breaches(
    sources.filter(({ path }) => path !== 'tests/architecture.test.ts'),
    ({ text }) => [marks.exec(text)?.[0]],
  )
  expect(rules).toEqual([])
})
