import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Route } from '#contract/wire/route.ts'
import { isPermission } from '#domain/operators/permissions.ts'
import { isPartnerPermission } from '#domain/partners/partner-permissions.ts'
import { isTest, listFiles, root, type Source, sources } from './architecture/sources.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

const isForOperators = ({ access }: Route): boolean => access === 'operator' || isPermission(access)
const isForPartners = ({ access }: Route): boolean => access === 'manager' || isPartnerPermission(access)

/** Returns the routes with this access under their names in the web: `boardOperatorContract.hide`. */
async function callsFor(isMeant: (route: Route) => boolean): Promise<string[]> {
  const files = listFiles('src/contract', /(?<!\.test)\.ts$/)
    .map(file => join(root, file))
    .filter(file => /\broute\(/.test(readFileSync(file, 'utf8')))
  const modules: readonly object[] = await Promise.all(files.map(file => import(file)))
  return modules.flatMap(module =>
    Object.entries(module).flatMap(([contract, routes]) =>
      Object.entries(typeof routes === 'object' && routes !== null ? routes : {})
        .filter(([, route]) => isRoute(route) && isMeant(route))
        .map(([name]) => `${contract}.${name}`),
    ),
  )
}

const web = new Map<string, Source>(
  sources
    .filter(({ path }) => path.startsWith('src/web/') && !isTest(path))
    .map(source => [source.path, source]),
)

/** The calls that a file names, without those that it only rereads. */
const callsIn = new Map<string, readonly string[]>(
  [...web].map(([path, { text }]) => [
    path,
    text.replace(/rereads=\{\[[^\]]*\]\}/g, '').match(/\b\w*Contract\.\w+/g) ?? [],
  ]),
)

/** Route tables reach every page, so a page's files end before them. */
const isTable = (path: string): boolean =>
  /^src\/web\/app\/(routes\/|site-table|route-table|content-routes)/.test(path)

/** Returns all files that a file imports, directly or lazily. */
function reachOf(path: string, known = new Set<string>()): ReadonlySet<string> {
  const source = web.get(path)
  if (!source || known.has(path) || isTable(path)) return known
  known.add(path)
  for (const target of source.imports) reachOf(target, known)
  return known
}

/** The pages of the desk and of partners and the bar above them, by address, each with its files. */
const screens: readonly (readonly [address: string, files: ReadonlySet<string>])[] = [
  ['(bar)', reachOf('src/web/app/layouts/back-office-layout.tsx')],
  ...[...web.values()]
    .filter(({ path }) => path.startsWith('src/web/app/routes/'))
    .flatMap(({ text }) => [
      ...text.matchAll(/path: '([^']+)',(?:(?!path: ')[\s\S])*?import\('#web\/([^']+)'\)/g),
    ])
    .filter(([, address = '']) => /^\/(admin|manager)(\/|$)/.test(address))
    .map(([, address = '', module]) => [address, reachOf(`src/web/${module}`)] as const),
]

/** Returns the addresses of the pages that use a call. */
const screensOf = (call: string): string[] =>
  screens
    .filter(([, files]) => [...files].some(file => callsIn.get(file)?.includes(call)))
    .map(([address]) => address)

/** Calls without a page yet, each with the reason. */
const WITHOUT_SCREEN = new Map([
  ['betOperatorContract.bet', 'told with everything else of the bet by `betDeskContract.detail`'],
])

test('resolves every desk and partner page to its files', () => {
  expect(screens.length).toBeGreaterThan(40)
  expect(screens.filter(([, files]) => files.size < 2).map(([address]) => address)).toEqual([])
})

test('has a desk screen for every operator call of the contract', async () => {
  const calls = await callsFor(isForOperators)
  expect(calls.length).toBeGreaterThan(80)
  const found = calls.map(
    call => [call, screensOf(call).filter(address => !address.startsWith('/manager'))] as const,
  )
  expect(
    found
      .filter(([, pages]) => pages.length === 0)
      .map(([call]) => call)
      .toSorted(),
  ).toEqual([...WITHOUT_SCREEN.keys()].toSorted())
})

test('ROLE-009 has a screen below /manager for every partner call of the contract', async () => {
  const calls = await callsFor(isForPartners)
  expect(calls.length).toBeGreaterThan(5)
  const found = calls.map(call => [call, screensOf(call)] as const)
  const isTheirs = (address: string) => address === '(bar)' || address.startsWith('/manager')
  expect(found.filter(([, pages]) => !pages.some(isTheirs))).toEqual([])
})
