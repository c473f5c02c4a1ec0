import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { ONCE, OWN, operatorDesk, word } from '#tests/support/desk/operator-desk.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
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
const operatorsNow = (query = '') => desk.operatorsNow(admin, query)
const lastAct = () => desk.lastAct(admin)

test('X3 a new operator gets a password for one login, and must change it before the desk opens', async () => {
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
  expect(await word(await house.get('member/own', { token }))).toEqual([403, 'PASSWORD_DUE'])
  expect(await word(await login())).toEqual([404, 'LOGIN_PASSWORD_OVER'])
  expect(await operatorsNow('?name=newone')).toMatchObject([{ passwordDue: true, state: 'active' }])
  const change = { password: ONCE, newPassword: OWN, newPasswordConfirm: OWN }
  expect((await house.post('member/own/password', change, { token })).status).toBe(204)
  expect((await house.get('admin/own', { token })).status).toBe(200)
  expect(
    (await (await house.post('member/login', { userId: 'newone', password: OWN })).json()).mustChangePassword,
  ).toBe(false)
})

test('X3 of ten concurrent logins with such a password one succeeds', async () => {
  await act('', { userId: 'racing', nickname: '경합', role: 9, password: ONCE })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      (n % 2 ? house : secondHouse()).post('member/login', { userId: 'racing', password: ONCE }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('X3 such a password expires after a day without use', async () => {
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
] as const)('refuses an operator of %j', async (wrong, code) => {
  const right = { userId: 'fineone', nickname: '괜찮음', role: 9, password: ONCE }
  const answer = await act('', { ...right, ...wrong })
  expect(answer.headers.get('x-refusal')).toBe(code)
  expect(await operatorsNow('?name=fineone')).toEqual([])
})

test('X3 a blocked operator is logged out at once; an unblocked one must log in again', async () => {
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

test('X3 an operator blocked during an account operation is refused', async () => {
  const { token, userId } = await newOperator(10)
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const stopping = database.db.transaction(async tx => {
    await tx.run(sql`select from member where kind = 'operator' order by id for update`)
    locked.resolve()
    await release.promise
    await tx.run(sql`update member set status = 'blocked' where user_id = ${userId}`)
  })
  await locked.promise
  // Already admitted, and waiting for the lock on the accounts.
  const underWay = actOn('trader', 'role', { role: 1 }, { token })
  await expect
    .poll(async () => (await database.db.many(sql`select from pg_locks where not granted`)).length)
    .toBeGreaterThan(0)
  release.resolve()
  await stopping
  expect(await word(await underWay)).toEqual([403, 'OPERATOR_ABOVE'])
  expect(await operatorsNow('?name=trader')).toMatchObject([{ role: { id: 9 } }])
})

test('ROLE-006 X3 an operator cannot change the own account or role by any route', async () => {
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

test('X3 of two operators who block each other concurrently one stays', async () => {
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

test('X2 an operator works from the own addresses, or else from those of the house: checked at login and each call', async () => {
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
  // Without the right password nothing is revealed.
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

test('X2 another operator removes a lost second factor, and ends logins', async () => {
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
