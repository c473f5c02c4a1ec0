import { beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { phoneMark } from '#server/members/members.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { declared } from '#tests/support/house/sign-up.ts'

const database = useDatabase()
const house = useHouse(database)

let token = ''
const ids: Record<string, number> = {}
beforeAll(async () => {
  token = await house.logIn('admin')
  for (const { id, name } of await database.db.many<{ id: number; name: string }>(
    sql`select id, user_id as name from member`,
  ))
    ids[name] = id
})

const read = async (path: string, by = token) => {
  const answer = await house.get(path, { token: by })
  return { status: answer.status, body: answer.ok ? await answer.json() : await answer.text() }
}
const act = async (path: string, body: object, by = token) =>
  (await house.post(path, { reason: '시험 사유', ...body }, { token: by })).status

const logIn = (userId: string, cookie?: string) =>
  house.post(
    'member/login',
    { userId, password: 'play1234!' },
    cookie === undefined ? {} : { headers: { cookie } },
  )
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

test('links members who log in with the same browser token; forged tokens link no members', async () => {
  const first = cookieOf(await logIn('demo'))
  const second = cookieOf(await logIn('demo5', first))
  await logIn('demo22', `device_0123456789abcdef=${'x'.repeat(43)}`)
  await logIn('demo', `${first}; ${second}`)
  const { body } = await read(`admin/members/${ids.demo}/shares`)
  expect(body.browsers).toMatchObject([{ userId: 'demo5', days: 1 }])
  expect((await read(`admin/members/${ids.demo5}/shares`)).body.browsers).toMatchObject([{ userId: 'demo' }])
  expect((await read(`admin/members/${ids.demo22}/shares`)).body.browsers).toEqual([])
})

test('lists members of one address with the number of shared days', async () => {
  const login = (name: string, address: string, daysAgo: number) =>
    database.db.run(sql`
      insert into account_event (member_id, at, what, address, agent)
      values (${ids[name]}, now() - ${daysAgo} * interval '1 day', 'login', ${address}::inet, 'Chrome')`)
  for (const days of [1, 2, 3]) await login('demo36', '198.51.100.9', days)
  for (const days of [2, 3, 8]) await login('demo37', '198.51.100.9', days)
  await login('demo38', '198.51.100.9', 8)
  const { body } = await read(`admin/members/${ids.demo36}/shares`)
  const shared = body.addresses.filter(({ address }: { address: string }) => address === '198.51.100.9')
  expect(shared).toMatchObject([
    { userId: 'demo37', days: 2, logins: 3 },
    { userId: 'demo38', days: 0, logins: 1 },
  ])
})

test('finds a phone by its digits, for operators who may read sealed data; the database stores no digit', async () => {
  const join = (userId: string, nickname: string, phone: string) =>
    house.post('member/join', {
      userId,
      nickname,
      phone,
      password: 'secret123',
      passwordConfirm: 'secret123',
      birthDate: '1990-05-05',
      ...declared,
    })
  expect((await join('phoneone', '전화하나', '010-7777-1234')).status).toBe(200)
  expect((await join('phonetwo', '전화둘', '01077771234')).status).toBe(200)
  const found = async (search: string, by = token) =>
    (await read(`admin/members?search=${search}`, by)).body.members.map(
      ({ userId }: { userId: string }) => userId,
    )
  expect(await found('010-7777-1234')).toEqual(['phonetwo', 'phoneone'])
  expect(await found('01077771234')).toEqual(['phonetwo', 'phoneone'])
  expect(await found('0107777123')).toEqual([])
  // Support may view members, but not encrypted data.
  const support = await house.logIn('admin1')
  const held = (await read('admin/own', support)).body
  expect(JSON.stringify(held)).not.toContain('personal:write')
  const [one] = await database.db.many<{ id: MemberId; sealed: Buffer; mark: Buffer }>(sql`
    select id, phone_sealed as sealed, phone_mark as mark from member where user_id = 'phoneone'`)
  expect(one?.mark.equals(phoneMark(house.deps.seal, '01077771234'))).toBe(true)
  expect(one?.mark.toString('latin1')).not.toContain('7777')
  const { body } = await read(`admin/members/${one?.id}/shares`)
  expect(body.phones).toMatchObject([{ userId: 'phonetwo' }])
  // The log entry of an export contains no phone.
  const exported = await house.post(
    'admin/exports/members',
    { filter: { search: '010-7777-1234' }, reason: '내부 감사' },
    { token },
  )
  expect((await exported.text()).split('\r\n')).toHaveLength(4)
  const acts = JSON.stringify((await read('admin/acts?act=export-list')).body.acts[0])
  expect(acts).toContain('010-****-1234')
  expect(acts).not.toContain('7777')
})

test('lists recommenders upwards and downwards, with their stakes', async () => {
  await database.db.run(sql`update member set recommended_by = ${ids.demo} where id = ${ids.demo5}`)
  await database.db.run(sql`update member set recommended_by = ${ids.demo5} where id = ${ids.demo22}`)
  const { body } = await read(`admin/members/${ids.demo22}/recommenders`)
  expect(body.above.map(({ userId }: { userId: string }) => userId).slice(0, 2)).toEqual(['demo5', 'demo'])
  const below = (await read(`admin/members/${ids.demo5}/recommenders`)).body
  expect(below.below[0]).toMatchObject({ userId: 'demo22', friends: 0, month: { staked: 0, returned: 0 } })
  expect(below.totalCount).toBe(1)
})

test('lists the messages to a member with their read state, also deleted ones', async () => {
  const sent = await house.post(
    'admin/messages',
    { to: { kind: 'member', name: 'demo' }, title: '안내', contents: '확인해 주세요.', reason: '이용 안내' },
    { token },
  )
  const { id } = await sent.json()
  const demo = await house.logIn('demo')
  await house.post(`message/${id}/read`, undefined, { token: demo })
  await house.post(`message/${id}/delete`, undefined, { token: demo })
  const [message] = (await read(`admin/members/${ids.demo}/messages`)).body.messages
  expect(message).toMatchObject({ id, title: '안내', operator: 'admin' })
  expect([message.readAt === null, message.deletedAt === null]).toEqual([false, false])
})

test('ROLE-010 tendency and type change with a reason, once, and are logged; operators’ accounts cannot be changed', async () => {
  const path = `admin/members/${ids.demo}`
  expect(await act(`${path}/tendency`, { tendency: 36 })).toBe(200)
  expect(await act(`${path}/tendency`, { tendency: 36 })).toBe(200)
  expect(await act(`${path}/kind`, { kind: 'partner' })).toBe(200)
  expect(await act(`${path}/kind`, { kind: 'operator' })).toBe(400)
  expect(await act(`${path}/tendency`, { tendency: -1 })).toBe(400)
  expect(await act(`admin/members/${ids.admin2}/kind`, { kind: 'member' })).toBe(404)
  expect(await act(`admin/members/${ids.admin2}/tendency`, { tendency: 36 })).toBe(404)
  expect(await act(`${path}/kind`, { kind: 'member' }, await house.logIn('admin1'))).toBe(403)
  expect((await read(path)).body).toMatchObject({ tendency: 36, kind: 'partner' })
  const acts = (await read(`admin/acts?subject=member:${ids.demo}`)).body.acts
  expect(acts.slice(0, 2)).toMatchObject([
    { act: 'change-member-kind', before: { kind: 'member' }, after: { kind: 'partner' } },
    { act: 'change-tendency', before: { tendency: 0 }, after: { tendency: 36 } },
  ])
})

test('ROLE-006 only operators with the permission read the links between members', async () => {
  const demo = await house.logIn('demo5')
  for (const part of ['shares', 'recommenders', 'messages']) {
    expect((await read(`admin/members/${ids.demo}/${part}`, demo)).status, part).toBe(403)
    expect((await read('admin/members/999999999/'.concat(part))).status, part).toBe(404)
  }
})
