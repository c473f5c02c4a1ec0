import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

type Served = { readonly method: 'GET' | 'POST'; readonly path: string; readonly access: string }

/** Every route below `/api/admin` that the house serves, as it describes itself. */
let routes: readonly Served[]
beforeAll(async () => {
  const { paths } = await (await house.get('openapi.json')).json()
  routes = Object.entries<Record<string, { 'x-access': string }>>(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        path: path.slice('/api/'.length).replaceAll(/\{\w+\}/g, '1'),
        access: described['x-access'],
      })),
    )
})

const ask = async ({ method, path }: Served, token?: string) => {
  const options = token === undefined ? {} : { token }
  const answer = method === 'GET' ? await house.get(path, options) : await house.post(path, {}, options)
  return { route: `${method} ${path}`, status: answer.status, text: await answer.text() }
}

test('every route of operators says that it is one', () => {
  expect(routes.length).toBeGreaterThan(15)
  for (const { path, access } of routes)
    expect([path, ['operator-read', 'operator-write'].includes(access)]).toEqual([path, true])
  for (const { method, path, access } of routes)
    if (method === 'POST' && !path.endsWith('/preview'))
      expect([path, access]).toEqual([path, 'operator-write'])
})

test('ROLE-006 every route of operators answers 403 in Korean to members and managers', async () => {
  for (const userId of ['demo', 'manager']) {
    const token = await house.logIn(userId)
    for (const route of routes)
      expect(await ask(route, token)).toEqual({
        route: `${route.method} ${route.path}`,
        status: 403,
        text: '권한이 없습니다.',
      })
  }
})

test('ROLE-002 without a login every route of operators answers 401', async () => {
  for (const route of routes) expect(await ask(route)).toMatchObject({ status: 401 })
})

test('ROLE-007 what is below /api/manager is for partners and operators, whether it is there or not', async () => {
  const paths = ['manager/access', 'manager/nothing', 'manager', 'manager/', 'manager?x=1']
  for (const path of paths) {
    expect([path, (await house.get(path)).status]).toEqual([path, 401])
    expect([path, (await house.get(path, { token: await house.logIn('demo') })).status]).toEqual([path, 403])
    for (const userId of ['manager', 'admin', 'admin1']) {
      const { status } = await house.get(path, { token: await house.logIn(userId) })
      expect([path, userId, status]).toEqual([path, userId, path === 'manager/access' ? 200 : 404])
    }
  }
})

test('ROLE-006 what is not there below /api/admin is not there for operators alone', async () => {
  for (const path of ['admin/nothing', 'admin', 'admin?x=1']) {
    expect([path, (await house.get(path)).status]).toEqual([path, 401])
    expect([path, (await house.get(path, { token: await house.logIn('manager') })).status]).toEqual([
      path,
      403,
    ])
    expect([path, (await house.get(path, { token: await house.logIn('admin1') })).status]).toEqual([
      path,
      404,
    ])
  }
})

test('SESSION-021 an operator of another role reads everything and changes nothing', async () => {
  const token = await house.logIn('admin1')
  for (const route of routes) {
    const { status } = await ask(route, token)
    if (route.access === 'operator-write') expect([route.path, status]).toEqual([route.path, 403])
    else expect([route.path, status]).not.toEqual([route.path, 403])
  }
})
