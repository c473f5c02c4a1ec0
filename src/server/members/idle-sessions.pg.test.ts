import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { findByUserId } from './members.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

beforeEach(() => house.clock.advance(2 * HOUR))
afterEach(() => changeSettings(house, { autoLogoutMin: 30 }))

const poll = async (token: string, at: { get: typeof house.get } = house) => {
  const member = await findByUserId(database.db, 'demo')
  return (await at.get(`member/${member?.id}`, { token })).status
}
const navigate = async (token: string, at: { post: typeof house.post } = house) =>
  (await at.post('member/navigation', undefined, { token })).status
/** The last session of demo in the database; `version` changes with each write. */
const written = () =>
  database.db.one<{ activeAt: number; endReason: string | null; version: string }>(sql`
    select s.active_at as "activeAt", s.end_reason as "endReason", s.xmin::text as version
    from session s join member m on m.id = s.member_id and m.user_id = 'demo' order by s.began_at desc limit 1`)

test('SESSION-016 a session without a navigation for autoLogoutMin ends with 556; polling and reading do not extend it', async () => {
  const token = await house.logIn('demo')
  for (let minute = 0; minute < 29; minute++) {
    house.clock.advance(MINUTE)
    expect(await poll(token)).toBe(200)
    expect((await house.get('setting', { token })).status).toBe(200)
  }
  house.clock.advance(MINUTE)
  const answer = await house.get('setting', { token })
  expect([answer.status, await answer.text()]).toEqual([556, '로그아웃 되었습니다.'])
  expect(await navigate(token)).toBe(556)
  expect((await written()).endReason).toBe('idle')
})

test('SESSION-015 each navigation and each operation restarts the time', async () => {
  const token = await house.logIn('demo')
  for (let round = 0; round < 2; round++) {
    house.clock.advance(20 * MINUTE)
    if (round === 0) expect(await navigate(token)).toBe(204)
    else expect((await house.post('message/read', undefined, { token })).status).toBe(200)
  }
  house.clock.advance(19 * MINUTE)
  expect(await poll(token)).toBe(200)
  house.clock.advance(11 * MINUTE)
  expect(await poll(token)).toBe(556)
})

test('SESSION-016 automatic requests of the live connection are no activity', async () => {
  const token = await house.logIn('demo')
  house.clock.advance(29 * MINUTE)
  const body = { line: 'none', topics: ['live'], change: 1 }
  expect((await house.post('live/topics', body, { token })).status).toBe(404)
  house.clock.advance(MINUTE)
  expect(await poll(token)).toBe(556)
})

test('SESSION-016 an autoLogoutMin of 0 disables it', async () => {
  await changeSettings(house, { autoLogoutMin: 0 })
  const token = await house.logIn('demo')
  house.clock.advance(59 * MINUTE)
  expect(await poll(token)).toBe(200)
})

test('SESSION-016 activity in one process keeps the session in another', async () => {
  await changeSettings(house, { autoLogoutMin: 1 })
  const second = secondHouse()
  const token = await house.logIn('demo')
  expect(await poll(token, second)).toBe(200)
  for (let round = 0; round < 4; round++) {
    house.clock.advance(45 * SECOND)
    const at = house.clock.now()
    expect(await navigate(token, round % 2 === 0 ? house : second)).toBe(204)
    await expect.poll(async () => (await written()).activeAt).toBe(at)
    expect(await poll(token, house)).toBe(200)
    expect(await poll(token, second)).toBe(200)
  }
  house.clock.advance(MINUTE)
  expect(await poll(token, second)).toBe(556)
  expect(await poll(token, house)).toBe(556)
})

test('SESSION-013 SESSION-014 SESSION-018 entering casino or slots keeps the session for 120 minutes, in every process, and no longer', async () => {
  const token = await house.logIn('demo')
  expect(await poll(token, secondHouse())).toBe(200)
  expect((await house.post('casino/enter', undefined, { token })).status).toBe(200)
  house.clock.advance(119 * MINUTE)
  expect([await poll(token), await poll(token, secondHouse())]).toEqual([200, 200])
  house.clock.advance(2 * MINUTE)
  expect([await poll(token), await poll(token, secondHouse())]).toEqual([556, 556])
  const operator = await house.logIn('admin')
  expect((await house.post('casino/enter', undefined, { token: operator })).status).toBe(200)
  house.clock.advance(31 * MINUTE)
  expect(await poll(operator)).toBe(556)
})

test('stores the activity of a session at most once in half a minute', async () => {
  const token = await house.logIn('demo')
  house.clock.advance(31 * SECOND)
  await navigate(token)
  await expect.poll(async () => (await written()).activeAt).toBe(house.clock.now())
  const { version } = await written()
  for (let call = 0; call < 20; call++) {
    house.clock.advance(SECOND)
    await navigate(token)
  }
  await new Promise(resolve => setTimeout(resolve, 200))
  expect((await written()).version).toBe(version)
})

test('FIELD-039 ROLE-009 operators see two logged-in members, a partner those of the own tree; after the time-out none', async () => {
  const [admin, manager, demo] = [
    await house.logIn('admin'),
    await house.logIn('manager'),
    await house.logIn('demo'),
  ]
  await house.logIn('demo5')
  const ask = (token: string) => house.get('manager/access', { token })
  expect(await (await ask(admin)).json()).toEqual({ currentAccessUsers: 2 })
  expect(await (await ask(manager)).json()).toEqual({ currentAccessUsers: 0 })
  await database.db.run(sql`
    update member set recommended_by = (select id from member where user_id = 'manager') where user_id = 'demo5'`)
  expect(await (await ask(manager)).json()).toEqual({ currentAccessUsers: 1 })
  expect((await ask(demo)).status).toBe(403)
  await house.post('member/logout', undefined, { token: demo })
  expect(await (await ask(admin)).json()).toEqual({ currentAccessUsers: 1 })
  house.clock.advance(29 * MINUTE)
  await navigate(admin)
  house.clock.advance(MINUTE)
  expect(await (await ask(admin)).json()).toEqual({ currentAccessUsers: 0 })
})

test('API-009 an operator sees an idle member as logged out', async () => {
  await house.logIn('demo')
  const member = await findByUserId(database.db, 'demo')
  const isLogin = async (token: string) =>
    (await (await house.get(`member/${member?.id}`, { token })).json()).isLogin
  expect(await isLogin(await house.logIn('admin'))).toBe(true)
  house.clock.advance(30 * MINUTE)
  expect(await isLogin(await house.logIn('admin'))).toBe(false)
})
