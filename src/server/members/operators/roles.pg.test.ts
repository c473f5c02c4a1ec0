import { beforeAll, beforeEach, expect, test } from 'vitest'
import { seoulDay } from '#domain/korean-formats.ts'
import { permissionNames } from '#domain/operators/permissions.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { ONCE, operatorDesk, word } from '#tests/support/desk/operator-desk.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { givePermissions } from '#tests/support/house/operator-roles.sql.ts'
import { enableApp } from '#tests/support/house/own-account.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

const desk = operatorDesk(database, house)

let admin = ''
beforeAll(() => setSecondPerson(database.db, {}))
beforeEach(async () => {
  admin = await house.logIn('admin')
})

type Sent = { readonly token?: string; readonly ip?: string }
const act = (path: string, body: object, { token = admin, ...sent }: Sent = {}) =>
  desk.act(path, body, { token, ...sent })
const actOn = (userId: string, what: string, body: object = {}, { token = admin, ...sent }: Sent = {}) =>
  desk.actOn(userId, what, body, { token, ...sent })
const newOperator = (role: number) => desk.newOperator(role, admin)
const rolesNow = () => desk.rolesNow(admin)
const lastAct = () => desk.lastAct(admin)
const { idOf } = desk
const reason = '운영자 시험'

test('ROLE-008 a changed role applies at the next call, without a new login, in every process', async () => {
  const { userId, token } = await newOperator(9)
  expect((await house.get('admin/trading/fixtures', { token })).status).toBe(200)
  expect((await actOn(userId, 'role', { role: 8 })).status).toBe(200)
  for (const from of [house, secondHouse()]) {
    await expect.poll(async () => (await from.get('admin/trading/fixtures', { token })).status).toBe(403)
    expect((await from.get('admin/members/sign-ups', { token })).status).toBe(200)
  }
  expect(await lastAct()).toMatchObject({ before: { role: '트레이더' }, after: { role: '고객상담' } })
})

test('X3 an operator cannot grant permissions that they lack, nor change an account or role with more permissions', async () => {
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

test('X3 members:write changes no operator account', async () => {
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

test('X3 a role is created, changed at once for all its operators, and deleted when unused', async () => {
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

test('X3 the role of all permissions keeps them, and can require a second factor', async () => {
  const role = { name: '최고관리자', note: '모든 권한', secondFactor: true }
  expect(await word(await act('/roles/10', { ...role, permissions: [] }))).toEqual([400, 'ROLE_FIXED'])
  expect(await word(await act('/roles/10/delete', {}))).toEqual([400, 'ROLE_FIXED'])
  // X2: from then on operators without a second factor can only read until they set one up.
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

test('X3 exports the matrix of roles as a table, and logs the export', async () => {
  const told = { reason: '권한 감사' }
  const answer = await house.post('admin/operators/roles/export', told, {
    token: await house.logIn('admin1'),
  })
  expect(answer.headers.get('content-disposition')).toContain(
    encodeURIComponent(`역할 권한표-${seoulDay(house.clock.now())}.csv`),
  )
  const lines = (await answer.text()).split('\r\n')
  expect(lines[1]).toMatch(/^영역,권한,코드,최고관리자,/)
  expect(lines.find(line => line.includes('members:write'))).toMatch(/^회원,변경,members:write,O,/)
  expect(lines.filter(line => /^.*,.*,\w+:(read|write|approve),/.test(line))).toHaveLength(
    permissionNames.length,
  )
  admin = await house.logIn('admin')
  expect(await lastAct()).toMatchObject({ act: 'export-roles', operator: 'admin1', reason: '권한 감사' })
})
