import { beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { startHouse, useHouse } from '#tests/support/house/house.ts'
import { type Attempt, attemptLogin } from '#tests/support/house/login-attempt.ts'

const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)

beforeEach(() => house.clock.advance(3 * DAY))

const WRONG = 'wrong1234'
const RIGHT = 'play1234!'
const HOME = '198.51.100.20'
const ATTACKER = '203.0.113.5'

const lockPair = async (userId: string, ip: string) => {
  for (let failure = 1; failure <= 5; failure++) await attemptLogin(house, userId, WRONG, { ip })
}
const cookieOf = ({ cookie }: Attempt): string => {
  if (cookie === undefined) throw new Error('no cookie')
  return cookie
}
const know = async (userId: string) => cookieOf(await attemptLogin(house, userId, RIGHT, { ip: HOME }))

test('a correct password from a known device gets in despite locks on the name, the address or the pair', async () => {
  const cookie = await know('demo')
  await lockPair('demo', HOME)
  for (let n = 0; n < 95; n++) await attemptLogin(house, `many${n}`, WRONG, { ip: HOME })
  expect((await attemptLogin(house, 'demo', RIGHT, { ip: HOME })).status).toBe(429)
  expect((await attemptLogin(house, 'demo', RIGHT, { ip: HOME, cookie })).status).toBe(200)
})

test('under a flood from its own address a known device still logs in', async () => {
  const cookie = await know('demo')
  const flood = Array.from({ length: 300 }, (_, n) => attemptLogin(house, `flood${n}`, WRONG, { ip: HOME }))
  expect((await attemptLogin(house, 'demo', RIGHT, { ip: HOME, cookie })).status).toBe(200)
  const answers = await Promise.all(flood)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(200)
  const { count } = await database.db.one<{ count: number }>(sql`
    select count(*) from login_event where what = 'crowded'`)
  expect(count).toBe(1)
})

test('a known device has its own counter: a stolen one gets no unlimited guesses', async () => {
  const cookie = await know('demo5')
  const guesses = async (times: number) => {
    const texts: string[] = []
    for (let n = 0; n < times; n++)
      texts.push((await attemptLogin(house, 'demo5', WRONG, { ip: ATTACKER, cookie })).text)
    return texts.filter(text => text.includes('일치하지')).length
  }
  // Five for the device, and five like any stranger.
  expect(await guesses(30)).toBe(10)
  house.clock.advance(10 * MINUTE)
  expect(await guesses(30)).toBe(2)
  house.clock.advance(20 * MINUTE)
  expect((await attemptLogin(house, 'demo5', RIGHT, { ip: ATTACKER, cookie })).status).toBe(200)
})

test('concurrent guesses from a known device count like sequential ones', async () => {
  const cookie = await know('demo5')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => attemptLogin(house, 'demo5', WRONG, { ip: ATTACKER, cookie })),
  )
  expect(answers.filter(({ text }) => text.includes('일치하지')).length).toBeLessThanOrEqual(10)
})

test('a device known to one member is unknown to another', async () => {
  const cookie = await know('demo22')
  await lockPair('demo36', ATTACKER)
  const renamed = cookie.replace(
    /^[^=]+/,
    cookieOf(await attemptLogin(house, 'demo36', RIGHT)).split('=')[0] ?? '',
  )
  expect((await attemptLogin(house, 'demo36', RIGHT, { ip: ATTACKER, cookie: renamed })).text).toContain(
    '횟수를 초과',
  )
})

test('the browser keeps the token away from scripts, the database stores its hash', async () => {
  const answer = await house.post(
    'member/login',
    { userId: 'demo', password: RIGHT },
    {
      headers: {
        'x-forwarded-proto': 'https',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
      },
    },
  )
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^device_[0-9a-f]{16}=[\w-]{43}; Path=\/api\/member\/login; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
  )
  const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? ''
  const devices = await database.db.many<{ agent: string }>(
    sql`select * from login_device order by used_at desc`,
  )
  expect(devices[0]?.agent).toBe('Chrome · Windows')
  expect(JSON.stringify(devices)).not.toContain(token)
})

test('a known device keeps its token; a login from another one gets a new token; ten are stored', async () => {
  const cookie = await know('demo37')
  expect((await attemptLogin(house, 'demo37', RIGHT, { cookie })).cookie).toBe(cookie)
  for (let n = 0; n < 12; n++) await attemptLogin(house, 'demo37', RIGHT)
  const { count } = await database.db.one<{ count: number }>(sql`
    select count(*) from login_device join member on member.id = member_id where user_id = 'demo37'`)
  expect(count).toBe(10)
})

test('a failed login sets no cookie', async () => {
  expect((await attemptLogin(house, 'demo', WRONG)).cookie).toBeUndefined()
})

test('with an unconfigured proxy no member is locked out by the failures of others', async () => {
  const behind = await startHouse({ db: database.db, clock: house.clock, trustProxy: false })
  try {
    const guess = (userId: string, password: string) =>
      attemptLogin(behind, userId, password, { ip: ATTACKER })
    for (let n = 0; n < 10; n++) await guess('demo38', WRONG)
    for (let n = 0; n < 110; n++) await guess(`other${n}`, WRONG)
    expect((await guess('demo38', RIGHT)).status).toBe(200)
    const device = cookieOf(await guess('demo38', RIGHT))
    for (let n = 0; n < 100; n++) await guess('demo38', WRONG)
    expect((await guess('demo38', RIGHT)).text).toContain('60분 후')
    const known = await attemptLogin(behind, 'demo38', RIGHT, { ip: ATTACKER, cookie: device })
    expect(known.status).toBe(200)
  } finally {
    await behind.close()
  }
  // Two hundred passwords, sequentially.
}, 240_000)
