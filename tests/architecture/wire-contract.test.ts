import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Route } from '#contract/wire/route.ts'
import { describeApi } from '#server/platform/http/openapi.ts'
import { listFiles, root } from './sources.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'summary' in value

/** All routes of `src/contract`, by the names of their modules' exports. */
async function allRoutes(): Promise<Record<string, Route>> {
  const files = listFiles('src/contract', /(?<!\.test)\.ts$/)
  const modules: readonly object[] = await Promise.all(files.map(file => import(join(root, file))))
  const contracts = modules.flatMap(module => Object.values(module)).filter(one => typeof one === 'object')
  return Object.fromEntries(
    contracts
      .flatMap(contract => Object.values(contract ?? {}).filter(isRoute))
      .map(route => [`${route.method} ${route.path}`, route]),
  )
}

/** A change of a route is meant: run this file with `-u`, which writes the new line. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

test('changes a route of the API only together with its line in wire-contract.txt', async () => {
  const { paths } = await describeApi([await allRoutes()])
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => `${method.toUpperCase()} ${path} ${hashOf(route)}`),
  )
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./wire-contract.txt')
})
