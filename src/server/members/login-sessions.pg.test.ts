import { expect, test } from 'vitest'
import type { BegunSession } from '#contract/account/members.ts'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { DAY, MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { grantWonTo } from '#tests/support/facts/granted-won.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openSecondHouse, useHouse } from '#tests/support/house/house.ts'
import { findByUserId, sweepSessions } from './members.ts'

const database = useDatabase()
const house = useHouse(database)

const statusOf = async (token: string, path = 'member/user') => (await house.get(path, { token })).status
const idOf = async (userId: string) => {
  const member = await findByUserId(database.db, userId)
  if (!member) throw new Error(`no ${userId}`)
  return member.id
}

test('API-003 API-005 API-006 a login answers token, user and logoutMin; the token goes in X-AUTH-TOKEN', async () => {
  const answer = await house.post('member/login', { userId: 'demo', password: 'play1234!' })
  expect(answer.status).toBe(200)
  const { token, user, logoutMin } = await answer.json()
  expect(logoutMin).toBe(60)
  expect(user).toMatchObject({ userId: 'demo', emoney: 1_000_000, point: 10_000, level: 1, isLogin: true })
  expect(await statusOf(token)).toBe(200)
})

test('FIELD-001 FIELD-003 FIELD-004 API-008 API-010 member/user answers the whole record and no password', async () => {
  const record = await (await house.get('member/user', { token: await house.logIn('demo36') })).json()
  expect(Object.keys(record).sort()).toEqual(
    [
      ...['userId', 'id', 'nickname', 'level', 'type', 'role', 'withdrawalType', 'tendency'],
      ...['emoney', 'point', 'updatedAt', 'isLogin'],
    ].sort(),
  )
  expect(record).toMatchObject({
    type: 0,
    tendency: 36,
    updatedAt: expect.stringMatching(/^2026-11-\d{2} 12:00:00$/),
  })
})

test.each([
  ['demo', 0],
  ['admin', 1],
  ['manager', 2],
])('FIELD-003 %s has type %i', async (userId, type) => {
  const token = await house.logIn(userId)
  expect((await (await house.get('member/user', { token })).json()).type).toBe(type)
})

test('API-009 ROLE-020 a member reads the own record only, an operator any', async () => {
  const demo = await idOf('demo')
  const token = await house.logIn('demo')
  expect((await (await house.get(`member/${demo}`, { token })).json()).userId).toBe('demo')
  expect(await statusOf(token, `member/${await idOf('demo5')}`)).toBe(403)
  const admin = await house.logIn('admin')
  expect(await (await house.get(`member/${demo}`, { token: admin })).json()).toMatchObject({
    userId: 'demo',
    isLogin: true,
  })
  expect(await statusOf(admin, 'member/999999')).toBe(404)
})

test('API-004 no token answers 401; a malformed or unknown token 556', async () => {
  expect((await house.get('member/user')).status).toBe(401)
  expect(await statusOf('garbage')).toBe(556)
  expect(await statusOf('A'.repeat(43))).toBe(556)
  const token = await house.logIn('demo')
  expect((await house.get('member/user', { headers: { 'x-auth-token': token } })).status).toBe(556)
  const ended = await house.get('member/user', { token: 'x' })
  expect(await ended.text()).toBe('로그아웃 되었습니다.')
})

test('API-007 SESSION-008 logout answers 204, ends the token, and answers 204 again', async () => {
  const token = await house.logIn('demo')
  expect((await house.post('member/logout', undefined, { token })).status).toBe(204)
  expect(await statusOf(token)).toBe(556)
  expect((await house.post('member/logout', undefined, { token })).status).toBe(204)
  expect((await house.post('member/logout')).status).toBe(204)
})

test('SESSION-003 SESSION-001 a session ends logoutMin after the login, whatever the activity', async () => {
  const token = await house.logIn('demo')
  for (const minutes of [29, 29]) {
    house.clock.advance(minutes * MINUTE)
    expect((await house.post('member/navigation', undefined, { token })).status).toBe(204)
  }
  house.clock.advance(2 * MINUTE - SECOND)
  expect(await statusOf(token)).toBe(200)
  house.clock.advance(SECOND)
  expect(await statusOf(token)).toBe(556)
})

test('SESSION-024 a new login ends the older session, whose next call answers 555 with its text', async () => {
  const first = await house.logIn('demo')
  expect(await statusOf(first)).toBe(200)
  const second = await house.logIn('demo')
  const answer = await house.get('member/user', { token: first })
  expect(answer.status).toBe(555)
  expect(await answer.text()).toBe('다른기기에서 로그인되어 로그아웃 됩니다.')
  expect(await statusOf(second)).toBe(200)
})

test('SESSION-024 of ten concurrent logins exactly one session lives', async () => {
  const logIn = () => house.post('member/login', { userId: 'demo5', password: PLAY_PASSWORD })
  const answers = await Promise.all(Array.from({ length: 10 }, logIn))
  const begun: BegunSession[] = await Promise.all(answers.map(answer => answer.json()))
  const tokens = begun.map(({ token }) => token)
  const statuses = await Promise.all(tokens.map(token => statusOf(token)))
  expect(statuses.filter(status => status === 200)).toHaveLength(1)
  expect(statuses.filter(status => status === 555)).toHaveLength(9)
})

test('the database stores only the hash of a token', async () => {
  const token = await house.logIn('demo')
  const rows = await database.db.many(sql`select * from session`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('ERR-006 a blocked member gets 406 at once, and 404 with its text at login', async () => {
  const token = await house.logIn('demo37')
  const admin = await house.logIn('admin')
  const path = `admin/members/${await idOf('demo37')}/block`
  expect((await house.post(path, { blocked: true, reason: '시험' }, { token: admin })).status).toBe(200)
  expect(await statusOf(token)).toBe(406)
  const login = await house.post('member/login', { userId: 'demo37', password: 'play1234!' })
  expect([login.status, await login.text()]).toEqual([
    404,
    '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.',
  ])
  await house.post(path, { blocked: false, reason: '시험 끝' }, { token: admin })
  expect(await statusOf(token)).toBe(556)
  expect(await statusOf(await house.logIn('demo37'))).toBe(200)
})

test('another process learns of a login, a logout and a block at once', async () => {
  const other = await openSecondHouse(database, house.clock)
  try {
    const first = await house.logIn('demo')
    expect((await other.get('member/user', { token: first })).status).toBe(200)
    const second = await house.logIn('demo')
    await expect.poll(async () => (await other.get('member/user', { token: first })).status).toBe(555)
    expect((await other.get('member/user', { token: second })).status).toBe(200)
    await house.post('member/logout', undefined, { token: second })
    await expect.poll(async () => (await other.get('member/user', { token: second })).status).toBe(556)
  } finally {
    await other.close()
  }
})

test('SESSION-010 detects a session ended manually in the database at once', async () => {
  const token = await house.logIn('demo')
  expect(await statusOf(token)).toBe(200)
  await database.db.run(sql`
    update session set ended_at = now(), end_reason = 'operator' where ended_at is null and member_id = ${await idOf('demo')}`)
  await expect.poll(() => statusOf(token)).toBe(556)
})

test('ERR-006 SESSION-010 detects a blocked member, or a manually deleted live session, at once', async () => {
  const id = await idOf('demo')
  const blocked = await house.logIn('demo')
  expect(await statusOf(blocked)).toBe(200)
  await database.db.run(sql`update member set status = 'blocked' where id = ${id}`)
  await expect.poll(() => statusOf(blocked)).toBe(406)
  await database.db.run(sql`update member set status = 'active' where id = ${id}`)
  await expect.poll(() => statusOf(blocked)).toBe(200)
  await database.db.run(
    sql`update session set expires_at = now() + interval '1 hour' where member_id = ${id}`,
  )
  await database.db.run(sql`delete from session where member_id = ${id} and ended_at is null`)
  await expect.poll(() => statusOf(blocked)).toBe(556)
})

test('SESSION-010 detects a session ended without a notice within five seconds', async () => {
  const token = await house.logIn('demo')
  const id = await idOf('demo')
  expect(await statusOf(token)).toBe(200)
  await database.db.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      update session set ended_at = now(), end_reason = 'operator' where ended_at is null and member_id = ${id}`)
  })
  house.clock.advance(5 * SECOND)
  expect(await statusOf(token)).toBe(556)
})

test('SESSION-011 the next record shows a balance that another process changed', async () => {
  const token = await house.logIn('demo38')
  const id = await idOf('demo38')
  const read = async () => (await (await house.get(`member/${id}`, { token })).json()).emoney
  expect(await read()).toBe(1_000_000)
  await grantWonTo({ ...house.deps, db: database.db }, 'demo38', 7_000)
  expect(await read()).toBe(1_007_000)
})

test('deletes sessions that ended long ago, and keeps a live one', async () => {
  const token = await house.logIn('demo')
  const before = await database.db.one<{ count: number }>(sql`select count(*) from session`)
  expect(before.count).toBeGreaterThan(1)
  house.clock.advance(7 * DAY)
  const kept = await house.logIn('demo5')
  house.clock.advance(30 * MINUTE)
  await sweepSessions(house.deps)
  house.clock.advance(-30 * MINUTE)
  expect(await statusOf(kept)).toBe(200)
  expect(await statusOf(token)).toBe(556)
})
