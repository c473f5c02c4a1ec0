import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { attemptLogin } from '#tests/support/house/login-attempt.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)

beforeEach(() => house.clock.advance(3 * DAY))

const attempt = async (userId: string, password: string, ip?: string) => {
  const { status, text } = await attemptLogin(house, userId, password, ip === undefined ? {} : { ip })
  return [status, text] as const
}
const MISMATCH = [404, '아이디 또는 비밀번호가 일치하지 않습니다.'] as const
const WRONG = 'wrong1234'
const RIGHT = 'play1234!'
const locked = (minutes: number) => [
  404,
  `로그인 시도 횟수를 초과했습니다. ${minutes}분 후 다시 시도해 주세요.`,
]

test('API-006 unknown id and wrong password get the same answer', async () => {
  expect(await attempt('demo', WRONG)).toEqual(MISMATCH)
  expect(await attempt('nobody', WRONG)).toEqual(MISMATCH)
})

test('finds the id in upper and lower case', async () => {
  expect((await attempt('DeMo', RIGHT))[0]).toBe(200)
})

test.each(['demo', 'nobody'])(
  'five failures lock %s from that address for ten minutes, even with the correct password, then for twenty',
  async userId => {
    for (let failure = 1; failure <= 5; failure++) expect(await attempt(userId, WRONG)).toEqual(MISMATCH)
    expect(await attempt(userId, RIGHT)).toEqual(locked(10))
    house.clock.advance(9 * MINUTE + 30 * SECOND)
    expect(await attempt(userId.toUpperCase(), RIGHT)).toEqual(locked(1))
    house.clock.advance(30 * SECOND)
    expect(await attempt(userId, WRONG)).toEqual(MISMATCH)
    expect(await attempt(userId, RIGHT)).toEqual(locked(20))
    house.clock.advance(20 * MINUTE)
    expect((await attempt(userId, RIGHT))[0]).toBe(userId === 'demo' ? 200 : 404)
  },
)

test.each(['demo5', 'admin', 'nobody'])(
  'failures from one address lock %s for that address only',
  async userId => {
    for (let failure = 1; failure <= 6; failure++) await attempt(userId, WRONG, '203.0.113.1')
    expect((await attempt(userId, RIGHT, '203.0.113.1'))[1]).toContain('횟수를 초과')
    expect((await attempt(userId, RIGHT, '203.0.113.2'))[0]).toBe(userId === 'nobody' ? 404 : 200)
  },
)

test('treats the addresses of one IPv6 customer as one address', async () => {
  for (let n = 1; n <= 5; n++) expect(await attempt('demo5', WRONG, `2001:db8:5:5::${n}`)).toEqual(MISMATCH)
  expect(await attempt('demo5', RIGHT, '2001:db8:5:5:1:2:3:4')).toEqual(locked(10))
  expect((await attempt('demo5', RIGHT, '2001:db8:5:6::1'))[0]).toBe(200)
})

test('concurrent guesses in two processes are limited to five', async () => {
  const guess = (n: number) =>
    attemptLogin(n % 2 === 0 ? house : secondHouse(), 'demo5', `${WRONG}${n}`, { ip: '203.0.113.30' })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)))
  expect(answers.filter(({ text }) => text === MISMATCH[1])).toHaveLength(5)
  expect(answers.filter(({ text }) => text.includes('횟수를 초과'))).toHaveLength(15)
})

test('500 concurrent guesses of one address give at most a hundred attempts, and delay no other login', async () => {
  const ip = '203.0.113.40'
  const rounds = Array.from({ length: 500 }, (_, n) => attemptLogin(house, `guess${n}`, WRONG, { ip }))
  const honest = await Promise.all([
    attempt('demo37', RIGHT, '203.0.113.41'),
    attempt('demo38', RIGHT, '2001:db8::9'),
  ])
  expect(honest.map(([status]) => status)).toEqual([200, 200])
  const answers = await Promise.all(rounds)
  const tried = answers.filter(({ text }) => text === MISMATCH[1])
  expect(tried.length).toBeLessThanOrEqual(100)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(500 - tried.length)
})

test('locks one address that guesses many names for the rest of its ten minutes, and no others', async () => {
  for (let n = 0; n < 100; n++) expect(await attempt(`many${n}`, WRONG, '203.0.113.9')).toEqual(MISMATCH)
  expect((await attempt('demo37', RIGHT, '203.0.113.9'))[0]).toBe(429)
  expect((await attempt('demo37', RIGHT, '203.0.113.10'))[0]).toBe(200)
  house.clock.advance(10 * MINUTE)
  expect((await attempt('demo37', RIGHT, '203.0.113.9'))[0]).toBe(200)
})

/**
 * Fails this many logins for one name, at most four per address. Twenty concurrently: with more, a busy machine answers
 * the last ones too late.
 */
async function attackFromEverywhere(userId: string, times: number): Promise<void> {
  for (let from = 0; from < times; from += 20) {
    const guesses = Array.from({ length: Math.min(20, times - from) }, (_, n) =>
      attempt(userId, WRONG, `203.0.113.${(from + n) >> 2}`),
    )
    for (const answer of await Promise.all(guesses)) expect(answer).toEqual(MISMATCH)
  }
}

test.each(['demo36', 'nobody6'])(
  'a hundred failures at %s from everywhere lock unknown addresses, but not a known one',
  async userId => {
    const [status] = await attempt(userId, RIGHT, '198.51.100.77')
    await attackFromEverywhere(userId, status === 200 ? 100 : 99)
    expect(await attempt(userId, RIGHT, '203.0.113.200')).toEqual(locked(60))
    if (userId === 'demo36') expect((await attempt(userId, RIGHT, '198.51.100.77'))[0]).toBe(200)
    else expect(await attempt(userId, RIGHT, '198.51.100.77')).toEqual(locked(60))
    house.clock.advance(HOUR)
    expect((await attempt(userId, RIGHT, '203.0.113.200'))[0]).toBe(userId === 'demo36' ? 200 : 404)
  },
)

test('a success resets the failures before it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let failure = 1; failure <= 4; failure++) await attempt('demo22', WRONG)
    expect((await attempt('demo22', RIGHT))[0]).toBe(200)
  }
})

test('correct passwords are no guesses: an address with many logins is never locked', async () => {
  for (let login = 0; login < 101; login++)
    expect((await attempt('demo22', RIGHT, '203.0.113.60'))[0]).toBe(200)
})

test('the database stores locks, so they survive a restart, and not the typed text', async () => {
  for (let failure = 1; failure <= 5; failure++) await attempt('Hunter2secret', WRONG, '203.0.113.70')
  const kept = await database.db.many<{ kind: string; failures: number }>(sql`
    select kind, name, host(address) as address, failures from login_count
    where name = 'H***' or address = '203.0.113.70' order by kind`)
  expect(kept).toEqual([
    { kind: 'address', name: null, address: '203.0.113.70', failures: 5 },
    { kind: 'name', name: 'H***', address: null, failures: 5 },
    { kind: 'pair', name: 'H***', address: '203.0.113.70', failures: 5 },
  ])
  const everything = await database.db.many(sql`select row_to_json(e) from login_event e`)
  expect(JSON.stringify(everything).toLowerCase()).not.toContain('hunter2')
})

test.each([
  ['waiting', '승인 대기중인 계정입니다.'],
  ['blocked', '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.'],
  ['left', '탈퇴한 계정입니다.'],
])(
  'a %s member with the correct password gets the reason; with a wrong one the usual text',
  async (status, text) => {
    await database.db.run(sql`update member set status = ${status} where user_id = 'demo38'`)
    expect(await attempt('demo38', RIGHT)).toEqual([404, text])
    expect(await attempt('demo38', WRONG)).toEqual(MISMATCH)
  },
)

test('VALID-001 a login without id or password is refused before any work', async () => {
  for (const body of [
    {},
    { userId: 'demo' },
    { userId: '', password: 'x' },
    { userId: 'demo', password: '' },
    { userId: 1, password: 2 },
  ])
    expect((await house.post('member/login', body)).status).toBe(400)
})
