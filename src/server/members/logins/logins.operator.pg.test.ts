import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { attemptLogin } from '#tests/support/house/login-attempt.ts'
import { sweepSessions } from '../members.ts'

const database = useDatabase()
const house = useHouse(database)

beforeEach(() => house.clock.advance(3 * DAY))

const WRONG = 'wrong1234'
const RIGHT = 'play1234!'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Shown = { readonly id: number; readonly name: string; readonly what: string; readonly kind: string }
const read = async (path: string, token?: string) =>
  (await house.get(path, { token: token ?? (await house.logIn('admin1')) })).json()
const failFive = async (userId: string, ip: string) => {
  for (let n = 0; n < 5; n++) await attemptLogin(house, userId, WRONG, { ip, agent: FIREFOX })
}

test('lists failed logins and locks, newest first, by page, and by name, address and kind', async () => {
  await failFive('demo', '203.0.113.1')
  house.clock.advance(MINUTE)
  await failFive('demo36', '203.0.113.2')
  await failFive('MySecretPw1', '203.0.113.3')
  const all = await read('admin/logins')
  expect(all).toMatchObject({ totalCount: 18, pageCount: 2 })
  expect(all.events).toHaveLength(15)
  expect((await read('admin/logins?page=2')).events).toHaveLength(3)
  const of = async (query: string) =>
    (await read(`admin/logins?${query}`)).events.map(({ name, what }: Shown) => `${name} ${what}`)
  expect(await of('name=DEMO&what=pair-locked')).toEqual(['demo36 pair-locked', 'demo pair-locked'])
  expect(await of('address=203.0.113.1&what=pair-locked')).toEqual(['demo pair-locked'])
  expect(await of('address=203.0.113.0/31&what=pair-locked')).toEqual(['demo pair-locked'])
  expect(await of('name=mysecret')).toEqual([])
  expect(await of('name=m***&what=pair-locked')).toEqual(['M*** pair-locked'])
  expect((await read('admin/logins?name=demo36')).events[0]).toMatchObject({
    whatText: '아이디·아이피 잠금',
    address: '203.0.113.2',
    device: 'Firefox · Linux',
  })
  expect((await read('admin/logins?name=M***')).events[0].memberId).toBeNull()
})

test('refuses an invalid address as a filter in Korean', async () => {
  const token = await house.logIn('admin')
  for (const address of ['x', '1.2.3', '1.2.3.4/99'])
    expect((await house.get(`admin/logins?address=${address}`, { token })).status).toBe(400)
})

test('lists active locks; a lifted lock ends at once and is logged', async () => {
  await failFive('demo5', '203.0.113.11')
  await failFive('demo22', '203.0.113.12')
  const token = await house.logIn('admin')
  const { locks, totalCount } = await read('admin/logins/locks', token)
  expect(totalCount).toBe(2)
  expect(locks[0]).toMatchObject({ kind: 'pair', kindText: '아이디·아이피 잠금', failures: 5 })
  const [lock]: Shown[] = (await read('admin/logins/locks?name=demo5', token)).locks
  if (!lock) throw new Error('no lock')
  const lift = (by: string) =>
    house.post(`admin/logins/locks/${lock.id}/lift`, { reason: '본인 확인' }, { token: by })
  expect((await lift(await house.logIn('admin1'))).status).toBe(403)
  expect((await lift(token)).status).toBe(200)
  expect((await lift(token)).status).toBe(404)
  expect((await attemptLogin(house, 'demo5', RIGHT, { ip: '203.0.113.11' })).status).toBe(200)
  expect((await attemptLogin(house, 'demo22', RIGHT, { ip: '203.0.113.12' })).status).toBe(404)
  const { acts } = await read('admin/acts?act=lift-login-lock', token)
  expect(acts[0]).toMatchObject({
    actText: '로그인 잠금 해제',
    reason: '본인 확인',
    before: { lock: '아이디·아이피 잠금 demo5 203.0.113.11' },
  })
})

test('counts failures and locks of the last hour', async () => {
  await failFive('demo37', '203.0.113.21')
  expect(await read('admin/logins/recent')).toEqual({ failures: 5, locks: 1 })
  house.clock.advance(HOUR)
  expect(await read('admin/logins/recent')).toEqual({ failures: 0, locks: 0 })
})

test('logs a refused member with the correct password, once for each attempt', async () => {
  await database.db.run(sql`update member set status = 'blocked' where user_id = 'demo38'`)
  await attemptLogin(house, 'demo38', RIGHT)
  expect((await read('admin/logins?name=demo38')).events.map(({ what }: Shown) => what)).toEqual([
    'not-admitted',
  ])
})

test('T8 the log goes back ninety days', async () => {
  const count = async () => (await read('admin/logins')).totalCount
  expect(await count()).toBeGreaterThan(0)
  await sweepSessions({ ...house.deps, clock: { now: () => instant(house.clock.now() + 91 * DAY) } })
  expect(await count()).toBe(0)
})
