import { beforeAll, expect, test } from 'vitest'
import { isPermission, type Permission, permissionNames } from '#domain/operators/permissions.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { givePermissions, listRolePermissions } from '#tests/support/house/operator-roles.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

type Served = { readonly method: 'GET' | 'POST'; readonly path: string; readonly access: string }

/** Every served route, from the API description. */
let served: readonly Served[]
/** Those below `/api/admin`. */
let routes: readonly Served[]
beforeAll(async () => {
  const { paths } = await (await house.get('openapi.json')).json()
  served = Object.entries<Record<string, { 'x-access': string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path: path.slice('/api/'.length).replaceAll(/\{\w+\}/g, '1'),
      access: described['x-access'],
    })),
  )
  routes = served.filter(({ path }) => path.startsWith('admin/'))
})

type Asked = { readonly route: string; readonly status: number; readonly text: string }

async function ask({ method, path }: Served, token?: string, from = house): Promise<Asked> {
  const options = token === undefined ? {} : { token }
  const answer = method === 'GET' ? await from.get(path, options) : await from.post(path, {}, options)
  return { route: `${method} ${path}`, status: answer.status, text: await answer.text() }
}

const nameOf = ({ method, path }: Served): string => `${method} ${path}`

/** The routes that refuse a login for missing permissions. */
async function closedTo(token: string, asked: readonly Served[] = routes, from = house): Promise<string[]> {
  const answers = await Promise.all(asked.map(route => ask(route, token, from)))
  return answers.filter(({ text }) => text === '권한이 없습니다.').map(({ route }) => route)
}

const isForOperators = (access: string): boolean => access === 'operator' || isPermission(access)

test('X3 every operator route names the permission it requires, and no other route does', () => {
  expect(routes.length).toBeGreaterThan(90)
  for (const { path, access } of served)
    expect([path, isForOperators(access)]).toEqual([path, path.startsWith('admin/')])
})

test('SESSION-021 a route that changes data requires more than a read permission', () => {
  // Viewing encrypted data and exporting lists are POSTs, since they are logged; they change nothing.
  for (const { method, path, access } of routes)
    if (
      method === 'POST' &&
      !/\/(preview|export|file)$|^admin\/exports\//.test(path) &&
      access !== 'personal:read'
    )
      expect([path, access.endsWith(':read')]).toEqual([path, false])
    else if (method === 'GET') expect([path, /:(write|approve)$/.test(access)]).toEqual([path, false])
})

test('ROLE-006 every operator route answers 403 in Korean to members and managers', async () => {
  for (const userId of ['demo', 'manager'])
    expect(await closedTo(await house.logIn(userId))).toEqual(routes.map(nameOf))
})

test('ROLE-002 without a login every route except public ones answers 401', async () => {
  for (const route of served)
    if (route.access !== 'guest') expect(await ask(route)).toMatchObject({ status: 401 })
})

/** Input that every route refuses, before or while it is read: the ways that one call can be broken. */
const brokenForms: readonly { readonly type: string; readonly body: string; readonly query: string }[] = [
  { type: 'application/json', body: '{"broken', query: '?page=x&page=y' },
  { type: 'application/json', body: '{"text":"\\u0000"}', query: '?userId=%00' },
  { type: 'text/plain', body: 'a=b', query: '?page=1e99' },
  { type: 'application/json', body: '[]', query: '/%00' },
  { type: 'application/json', body: '{}', query: '/%zz' },
  { type: 'application/json', body: '{}', query: `/${'9'.repeat(500)}` },
  { type: 'application/json', body: `"${'x'.repeat(300_000)}"`, query: '' },
]

test('API-004 ROLE-002 ROLE-006 checks the permission before the input, on every route and below it', async () => {
  const wrong: string[] = []
  const tokens = { guest: undefined, demo: await house.logIn('demo'), manager: await house.logIn('manager') }
  const send = async ({ method, path }: Served, form: (typeof brokenForms)[number], token?: string) => {
    const headers = {
      'content-type': form.type,
      ...(token === undefined ? {} : { 'x-auth-token': `Bearer ${token}` }),
    }
    const body = method === 'POST' ? { body: form.body } : {}
    const url = `${house.origin}/api/${path}${form.query}`
    const { status } = await fetch(url, { method, headers, ...body })
    return status
  }
  for (const route of [...served, { method: 'POST', path: 'admin/nothing', access: 'operator' } as const])
    for (const [userId, token] of Object.entries(tokens)) {
      const isOpen =
        userId === 'guest' ? !/^(admin|manager)\//.test(route.path) : !isForOperators(route.access)
      const expected = userId === 'guest' ? 401 : 403
      if (isOpen && !(userId === 'guest' && route.access !== 'guest')) continue
      const forms = isOpen ? brokenForms.filter(({ query }) => !query.startsWith('/')) : brokenForms
      const statuses = await Promise.all(forms.map(form => send(route, form, token)))
      if (statuses.some(status => status !== expected))
        wrong.push(`${userId} ${nameOf(route)}: ${statuses.join(' ')}`)
    }
  expect(wrong).toEqual([])
})

test('ROLE-007 every path below /api/manager requires a partner or operator, also an unknown one', async () => {
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

test('ROLE-006 answers 404 for an unknown path below /api/admin to operators only', async () => {
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

/** The routes that a set of permissions does not allow, by their declared access. */
const closedWith = (held: ReadonlySet<string>): string[] =>
  routes.filter(({ access }) => access !== 'operator' && !held.has(access)).map(nameOf)

test.each([
  ['admin', 10],
  ['trader', 9],
  ['support', 8],
  ['settle', 7],
  ['content', 6],
  ['admin1', 1],
] as const)(
  'SESSION-020 SESSION-021 ROLE-006 X3 %s, of role %d, can call exactly the routes of the role’s permissions',
  async (userId, role) => {
    const held = role === 10 ? permissionNames : await listRolePermissions(database.db, role)
    expect(held.every(isPermission)).toBe(true)
    const token = await house.logIn(userId)
    expect(await closedTo(token)).toEqual(closedWith(new Set(held)))
    const own = await (await house.get('admin/own', { token })).json()
    expect(own.permissions.toSorted()).toEqual(held.toSorted())
  },
)

test('SESSION-021 an operator of role 1 reads everything except personal data, and changes nothing', async () => {
  const held = await listRolePermissions(database.db, 1)
  expect(held.filter(permission => !permission.endsWith(':read'))).toEqual([])
  const reads = routes.filter(({ access }) => access.endsWith(':read')).map(({ access }) => access)
  expect([...new Set(reads.filter(access => !held.includes(access)))]).toEqual(['personal:read'])
})

test('SESSION-021 role 10 with a withdrawal type has read permissions only', async () => {
  const token = await house.logIn('admin2')
  expect(await closedTo(token)).toEqual([])
  const reads = permissionNames.filter(permission => permission.endsWith(':read'))
  await givePermissions.withdrawalType(database.db, 'admin2', 1)
  await expect
    .poll(async () => (await (await house.get('admin/own', { token })).json()).permissions)
    .toEqual(reads)
  expect(await closedTo(token)).toEqual(closedWith(new Set(reads)))
  await givePermissions.withdrawalType(database.db, 'admin2', 0)
})

test('X3 revoking a permission closes exactly its routes, from the next call on, in every process', async () => {
  const token = await house.logIn('trader')
  const used = [...new Set(routes.map(({ access }) => access))].filter(isPermission)
  for (const taken of used) {
    const held = new Set<Permission>(permissionNames)
    held.delete(taken)
    await givePermissions.toRole(database.db, 9, [...held])
    const [from, read] = used.indexOf(taken) % 2 === 0 ? [house, secondHouse()] : [secondHouse(), house]
    await expect
      .poll(async () => (await (await from.get('admin/own', { token })).json()).permissions)
      .not.toContain(taken)
    await expect
      .poll(async () => (await (await read.get('admin/own', { token })).json()).permissions)
      .not.toContain(taken)
    expect([taken, await closedTo(token, routes, from)]).toEqual([taken, closedWith(held)])
  }
})

test('X3 an operator whose role is deleted has no permission', async () => {
  const token = await house.logIn('trader')
  await givePermissions.toRole(database.db, 9, [])
  await expect
    .poll(async () => (await closedTo(token)).length)
    .toBe(routes.filter(({ access }) => access !== 'operator').length)
})
