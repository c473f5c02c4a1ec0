import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Route } from '#contract/wire/route.ts'
import { isPermission } from '#domain/operators/permissions.ts'

const root = join(import.meta.dirname, '../src')

/** Every file below a folder of the source, tests apart. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => join(root, folder, file))

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

const isForOperators = ({ access }: Route): boolean => access === 'operator' || isPermission(access)

/** What only operators may call, as the web would name it: `boardOperatorContract.hide`. */
async function operatorCalls(): Promise<string[]> {
  const files = filesBelow('contract').filter(file => /\broute\(/.test(readFileSync(file, 'utf8')))
  const modules: readonly object[] = await Promise.all(files.map(file => import(file)))
  return modules.flatMap(module =>
    Object.entries(module).flatMap(([contract, routes]) =>
      Object.entries(typeof routes === 'object' && routes !== null ? routes : {})
        .filter(([, route]) => isRoute(route) && isForOperators(route))
        .map(([name]) => `${contract}.${name}`),
    ),
  )
}

/** What the desk's pages, its header and its session call. That an answer is read again somewhere shows it to nobody. */
const deskSource = [
  ...filesBelow('web/back-office'),
  ...filesBelow('web/app/shell/desk'),
  ...filesBelow('web/client/session'),
]
  .map(file => readFileSync(file, 'utf8').replace(/rereads=\{\[[^\]]*\]\}/g, ''))
  .join('\n')

/** What programs may ask and no page does yet, and why. */
const WITHOUT_SCREEN = new Map([
  ['betOperatorContract.bet', 'told with everything else of the bet by `betDeskContract.detail`'],
  [
    'fixtureOperatorContract.offered',
    'for disputes about a price: asked by hand, with a moment to the millisecond',
  ],
])

test('every call of the contract that is for operators has a screen on the desk', async () => {
  const calls = await operatorCalls()
  expect(calls.length).toBeGreaterThan(80)
  const isUsed = (call: string) => new RegExp(`\\b${call.replace('.', '\\.')}\\b`).test(deskSource)
  expect(calls.filter(call => !isUsed(call)).toSorted()).toEqual([...WITHOUT_SCREEN.keys()].toSorted())
})
