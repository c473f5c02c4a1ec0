import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR } from '#domain/instant.ts'
import { permissionNames } from '#domain/operators/permissions.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { givePermissions } from '#tests/support/house/operator-roles.sql.ts'
import { enableApp } from '#tests/support/house/own-account.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

const ONCE = 'once2026word'
const OWN = 'own2026word'
const reason = '운영자 시험'

let admin = ''
beforeAll(() => setSecondPerson(database.db, {}))
beforeEach(async () => {
  admin = await house.logIn('admin')
})

const word = async (answer: Response) => [answer.status, answer.headers.get('x-refusal')]
const idOf = async (userId: string) =>
  (await database.db.one<{ id: number }>(sql`select id from member where user_id = ${userId}`)).id

type Sent = { readonly token?: string; readonly ip?: string }
const act = (path: string, body: object, { token = admin, ip }: Sent = {}) =>
  house.post(
    `admin/operators${path}`,
    { reason, ...body },
    { token, ...(ip && { headers: { 'x-forwarded-for': ip } }) },
  )
const actOn = async (userId: string, what: string, body: object = {}, sent: Sent = {}) =>
  act(`/${await idOf(userId)}/${what}`, body, sent)

const operatorsNow = async (query = ''): Promise<Record<string, unknown>[]> =>
  (await (await house.get(`admin/operators${query}`, { token: admin })).json()).operators
const rolesNow = async (token = admin): Promise<{ id: number; name: string; permissions: string[] }[]> =>
  (await (await house.get('admin/operators/roles', { token })).json()).roles
const lastAct = async () => (await (await house.get('admin/acts', { token: admin })).json()).acts[0]

let made = 0
/** A new operator with the own password changed already. */
async function newOperator(role: number): Promise<{ userId: string; token: string }> {
  const userId = `desk${++made}x`
  expect(await word(await act('', { userId, nickname: `데스크${made}`, role, password: ONCE }))).toEqual([
    200,
    null,
  ])
  const token = await house.logIn(userId, ONCE)
  const change = { password: ONCE, newPassword: OWN, newPasswordConfirm: OWN }
  expect((await house.post('member/own/password', change, { token })).status).toBe(204)
  return { userId, token }
}

test('X3 an operator is made with a password for one login, which changes it before the desk opens', async () => {
  expect((await act('', { userId: 'newone', nickname: '새운영', role: 9, password: ONCE })).status).toBe(200)
  expect(await lastAct()).toMatchObject({
    act: 'create-operator',
    after: { userId: 'newone', role: '트레이더' },
  })
  const login = () => house.post('member/login', { userId: 'newone', password: ONCE })
  const first = await (await login()).json()
  expect(first.mustChangePassword).toBe(true)
  const token: string = first.token
  expect(await word(await house.get('admin/own', { token }))).toEqual([403, 'PASSWORD_DUE'])
  expect(await word(await house.get('admin/trading/fixtures', { token }))).toEqual([403, 'PASSWORD_DUE'])
  expect((await house.get('member/own', { token })).status).toBe(200)
  expect(await word(await login())).toEqual([404, 'LOGIN_PASSWORD_OVER'])
  expect(await operatorsNow('?name=newone')).toMatchObject([{ passwordDue: true, state: 'active' }])
  const change = { password: ONCE, newPassword: OWN, newPasswordConfirm: OWN }
  expect((await house.post('member/own/password', change, { token })).status).toBe(204)
  expect((await house.get('admin/own', { token })).status).toBe(200)
  expect(
    (await (await house.post('member/login', { userId: 'newone', password: OWN })).json()).mustChangePassword,
  ).toBe(false)
})

test('X3 of ten logins at once with such a password one is through', async () => {
  await act('', { userId: 'racing', nickname: '경합', role: 9, password: ONCE })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      (n % 2 ? house : secondHouse()).post('member/login', { userId: 'racing', password: ONCE }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('X3 nobody has used it within a day: it is over', async () => {
  await act('', { userId: 'toolate', nickname: '늦은사람', role: 9, password: ONCE })
  house.clock.advance(24 * HOUR)
  const late = await house.post('member/login', { userId: 'toolate', password: ONCE })
  expect(await word(late)).toEqual([404, 'LOGIN_PASSWORD_OVER'])
})

test.each([
  [{ userId: 'a b' }, 'USER_ID_FORMAT'],
  [{ nickname: '<b>' }, 'NICKNAME_FORMAT'],
  [{ password: 'short1' }, 'PASSWORD_FORMAT'],
  [{ userId: 'DEMO' }, 'USER_ID_TAKEN'],
  [{ nickname: '데모' }, 'NICKNAME_TAKEN'],
  [{ role: 777 }, 'NOT_FOUND'],
] as const)('an operator of %j is refused', async (wrong, code) => {
  const right = { userId: 'fineone', nickname: '괜찮음', role: 9, password: ONCE }
  const answer = await act('', { ...right, ...wrong })
  expect(answer.headers.get('x-refusal')).toBe(code)
  expect(await operatorsNow('?name=fineone')).toEqual([])
})

test('ROLE-008 a role that is given counts at the next call, with no new login, in every process', async () => {
  const { userId, token } = await newOperator(9)
  expect((await house.get('admin/trading/fixtures', { token })).status).toBe(200)
  expect((await actOn(userId, 'role', { role: 8 })).status).toBe(200)
  for (const from of [house, secondHouse()]) {
    await expect.poll(async () => (await from.get('admin/trading/fixtures', { token })).status).toBe(403)
    expect((await from.get('admin/members/sign-ups', { token })).status).toBe(200)
  }
  expect(await lastAct()).toMatchObject({ before: { role: '트레이더' }, after: { role: '고객상담' } })
})

test('X3 who is stopped is out at once, in the middle of whatever; who is let work again logs in anew', async () => {
  const { userId, token } = await newOperator(9)
  expect((await actOn(userId, 'state', { state: 'blocked' })).status).toBe(200)
  await expect.poll(async () => (await secondHouse().get('admin/own', { token })).status).toBe(406)
  expect(await word(await house.post('member/login', { userId, password: OWN }))).toEqual([
    404,
    'LOGIN_STOPPED',
  ])
  expect((await actOn(userId, 'state', { state: 'active' })).status).toBe(200)
  expect((await house.get('admin/own', { token })).status).toBe(556)
  expect((await house.get('admin/own', { token: await house.logIn(userId, OWN) })).status).toBe(200)
})

test('X3 an operator who is stopped in the middle of an act of accounts does nothing any more', async () => {
  const { token } = await newOperator(10)
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const stopping = database.db.transaction(async tx => {
    await tx.run(sql`select from member where kind = 'operator' order by id for update`)
    locked.resolve()
    await release.promise
    await tx.run(sql`update member set status = 'blocked' where user_id = ${`desk${made}x`}`)
  })
  await locked.promise
  // Admitted already, and waiting for the accounts.
  const underWay = actOn('trader', 'role', { role: 1 }, { token })
  await expect
    .poll(async () => (await database.db.many(sql`select from pg_locks where not granted`)).length)
    .toBeGreaterThan(0)
  release.resolve()
  await stopping
  expect(await word(await underWay)).toEqual([403, 'OPERATOR_ABOVE'])
  expect(await operatorsNow('?name=trader')).toMatchObject([{ role: { id: 9 } }])
})

test('ROLE-006 X3 nobody changes the own account or the own role, by whatever way', async () => {
  for (const [what, body] of [
    ['role', { role: 9 }],
    ['state', { state: 'blocked' }],
    ['password', { password: ONCE }],
    ['second-factor', {}],
    ['addresses', { addresses: ['127.0.0.1'] }],
  ] as const)
    expect([what, ...(await word(await actOn('admin', what, body)))]).toEqual([what, 403, 'OWN_OPERATOR'])
  expect((await house.get('admin/own', { token: admin })).status).toBe(200)
})

test('X3 of two who stop each other at once one stays', async () => {
  const one = await newOperator(10)
  const two = await newOperator(10)
  const both = await Promise.all([
    actOn(one.userId, 'state', { state: 'blocked' }, { token: two.token }),
    actOn(two.userId, 'state', { state: 'blocked' }, { token: one.token }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await operatorsNow('?name=desk')
  expect(
    left.filter(
      ({ userId, state }) => [one.userId, two.userId].includes(String(userId)) && state === 'active',
    ),
  ).toHaveLength(1)
})

test('X3 nobody gives what they do not have, nor reaches an account or a role that may do more', async () => {
  await givePermissions.toRole(database.db, 6, ['operators:read', 'operators:write', 'content:read'])
  const { token } = await newOperator(6)
  const sent = { token }
  expect(
    await word(await act('', { userId: 'friend', nickname: '친구', role: 10, password: ONCE }, sent)),
  ).toEqual([403, 'RIGHT_NOT_OWN'])
  expect(await word(await actOn('content', 'role', { role: 9 }, sent))).toEqual([403, 'RIGHT_NOT_OWN'])
  expect(await word(await actOn('admin2', 'password', { password: ONCE }, sent))).toEqual([
    403,
    'OPERATOR_ABOVE',
  ])
  expect(await word(await actOn('trader', 'state', { state: 'blocked' }, sent))).toEqual([
    403,
    'OPERATOR_ABOVE',
  ])
  const entry = { name: '새역할', note: '', secondFactor: true }
  expect(await word(await act('/roles', { ...entry, permissions: ['money:write'] }, sent))).toEqual([
    403,
    'RIGHT_NOT_OWN',
  ])
  expect(await word(await act('/roles/9', { ...entry, permissions: [] }, sent))).toEqual([
    403,
    'OPERATOR_ABOVE',
  ])
  expect(await word(await act('/roles/6', { ...entry, permissions: ['content:read'] }, sent))).toEqual([
    403,
    'OWN_OPERATOR',
  ])
  expect((await act('/roles', { ...entry, permissions: ['content:read'] }, sent)).status).toBe(200)
  await givePermissions.toRole(database.db, 6, ['content:read', 'content:write'])
})

test('X3 members:write reaches no account of an operator', async () => {
  const support = await house.logIn('support')
  const trader = await idOf('trader')
  const calls = [
    [`admin/members/${trader}/level`, { level: 9 }],
    [`admin/members/${trader}/logout`, {}],
    [`admin/members/${trader}/block`, { blocked: true }],
    [`admin/members/${trader}/devices/1/forget`, {}],
    ['admin/members/second-factor/reset', { userId: 'trader' }],
  ] as const
  for (const [path, body] of calls)
    expect([path, ...(await word(await house.post(path, { reason, ...body }, { token: support })))]).toEqual([
      path,
      400,
      'OPERATOR_ACCOUNT',
    ])
  const password = await house.post(`admin/members/${trader}/password`, { reason }, { token: support })
  expect(await word(password)).toEqual([400, 'OTHERS_ACCOUNT'])
  for (const path of ['', `/${trader}/role`, `/${trader}/state`, `/${trader}/password`, '/roles', '/rules'])
    expect(await word(await act(path, {}, { token: support }))).toEqual([403, 'FORBIDDEN'])
})

test('X3 a role is made, changed at once for all who have it, and taken away when nobody has it', async () => {
  const entry = { name: '야간 상담', note: '밤에 문의를 봅니다.', secondFactor: false }
  const { id } = await (
    await act('/roles', { ...entry, permissions: ['customer:read', 'customer:write'] })
  ).json()
  expect(id).toBeGreaterThan(10)
  const { token, userId } = await newOperator(id)
  expect((await house.get('admin/customer', { token })).status).toBe(200)
  expect((await act(`/roles/${id}`, { ...entry, permissions: ['boards:read'] })).status).toBe(200)
  for (const from of [house, secondHouse()]) {
    await expect.poll(async () => (await from.get('admin/customer', { token })).status).toBe(403)
    expect((await from.get('admin/boards', { token })).status).toBe(200)
  }
  expect(await lastAct()).toMatchObject({
    act: 'edit-role',
    before: { permissions: 'customer:read, customer:write' },
    after: { permissions: 'boards:read' },
  })
  expect(await word(await act(`/roles/${id}/delete`, {}))).toEqual([409, 'ROLE_IN_USE'])
  expect((await actOn(userId, 'role', { role: 1 })).status).toBe(200)
  expect((await act(`/roles/${id}/delete`, {})).status).toBe(200)
  expect((await rolesNow()).map(role => role.id)).not.toContain(id)
  expect(await word(await act('/roles', { ...entry, name: '트레이더', permissions: [] }))).toEqual([
    409,
    'ROLE_NAME_TAKEN',
  ])
})

test('X3 the role of all permissions keeps them, and asks for a second factor where it is told to', async () => {
  const role = { name: '최고관리자', note: '모든 권한', secondFactor: true }
  expect(await word(await act('/roles/10', { ...role, permissions: [] }))).toEqual([400, 'ROLE_FIXED'])
  expect(await word(await act('/roles/10/delete', {}))).toEqual([400, 'ROLE_FIXED'])
  // X2: from then on who has none looks, and changes nothing before one is set up.
  expect((await act('/roles/10', { ...role, permissions: permissionNames })).status).toBe(200)
  await expect.poll(async () => (await house.get('admin/own', { token: admin })).status).toBe(200)
  await expect.poll(async () => word(await act('/rules', {}))).toEqual([403, 'SECOND_FACTOR_DEMANDED'])
  expect((await house.get('admin/operators', { token: admin })).status).toBe(200)
  await enableApp(house, admin, 'play1234!')
  expect(
    await word(await act('/roles/10', { ...role, secondFactor: false, permissions: permissionNames })),
  ).toEqual([403, 'OWN_OPERATOR'])
  await database.db.run(sql`update operator_role set second_factor = false`)
  await database.db.run(sql`delete from app_factor; update member set has_second_factor = false`)
})

test('X2 an operator works from the own addresses, or else from those of the house: at login and at each call', async () => {
  const { userId, token } = await newOperator(1)
  const from = (ip: string) => ({ token, headers: { 'x-forwarded-for': ip } })
  expect((await actOn(userId, 'addresses', { addresses: ['203.0.113.0/24', '2001:db8::/32'] })).status).toBe(
    200,
  )
  await expect
    .poll(async () => word(await house.get('admin/own', from('198.51.100.7'))))
    .toEqual([403, 'ADDRESS_NOT_ALLOWED'])
  for (const path of ['member/own', 'member/user'])
    expect(await word(await secondHouse().get(path, from('198.51.100.7')))).toEqual([
      403,
      'ADDRESS_NOT_ALLOWED',
    ])
  for (const ip of ['203.0.113.9', '2001:db8::1'])
    expect((await house.get('admin/own', from(ip))).status).toBe(200)
  const login = (ip: string, password = OWN) =>
    house.post('member/login', { userId, password }, { headers: { 'x-forwarded-for': ip } })
  expect(await word(await login('198.51.100.7'))).toEqual([403, 'ADDRESS_NOT_ALLOWED'])
  // Who does not know the password learns nothing of it.
  expect(await word(await login('198.51.100.7', 'wrong2026'))).toEqual([404, 'LOGIN_MISMATCH'])
  expect((await login('203.0.113.9')).status).toBe(200)
  expect(await word(await act('/rules', { addresses: ['203.0.113.0/24'] }, { ip: '198.51.100.7' }))).toEqual([
    400,
    'OWN_ADDRESS_MISSING',
  ])
  expect((await act('/rules', { addresses: ['198.51.100.0/24'] }, { ip: '198.51.100.7' })).status).toBe(204)
  const trader = await house.post(
    'member/login',
    { userId: 'trader', password: 'play1234!' },
    { headers: { 'x-forwarded-for': '192.0.2.1' } },
  )
  expect(await word(trader)).toEqual([403, 'ADDRESS_NOT_ALLOWED'])
  expect(
    (
      await house.post(
        'member/login',
        { userId: 'demo', password: 'play1234!' },
        { headers: { 'x-forwarded-for': '192.0.2.1' } },
      )
    ).status,
  ).toBe(200)
  expect((await login('203.0.113.9')).status).toBe(200)
  expect((await act('/rules', { addresses: [] }, { ip: '198.51.100.7' })).status).toBe(204)
  expect((await act('/rules', { addresses: ['not an address'] })).status).toBe(400)
})

test('X2 a colleague takes a lost second factor away, and ends logins', async () => {
  const { userId, token } = await newOperator(1)
  expect(await word(await actOn(userId, 'second-factor'))).toEqual([400, 'SECOND_FACTOR_OFF'])
  await enableApp(house, token, OWN)
  expect((await actOn(userId, 'second-factor')).status).toBe(200)
  expect((await house.get('member/own', { token })).status).toBe(556)
  const again = await house.logIn(userId, OWN)
  expect((await actOn(userId, 'logout')).status).toBe(200)
  expect((await house.get('member/own', { token: again })).status).toBe(556)
  expect((await actOn('admin', 'logout')).status).toBe(200)
  expect((await house.get('member/own', { token: admin })).status).toBe(556)
})

test('X3 the matrix of roles is told as a table, and that it was taken out is written down', async () => {
  const answer = await house.get(`admin/operators/roles/export?reason=${encodeURIComponent('권한 감사')}`, {
    token: await house.logIn('admin1'),
  })
  const { csv, fileName } = await answer.json()
  expect(fileName).toBe('roles-2026-11-22.csv')
  const lines: string[] = csv.split('\r\n')
  expect(lines[1]).toMatch(/^영역,권한,코드,최고관리자,/)
  expect(lines.find(line => line.includes('members:write'))).toMatch(/^회원,변경,members:write,O,/)
  expect(lines.filter(line => /^.*,.*,\w+:(read|write|approve),/.test(line))).toHaveLength(
    permissionNames.length,
  )
  admin = await house.logIn('admin')
  expect(await lastAct()).toMatchObject({ act: 'export-roles', operator: 'admin1', reason: '권한 감사' })
})
