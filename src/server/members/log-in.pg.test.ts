import { beforeEach, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres.ts'
import { useDatabase } from '#tests/support/database.ts'
import { useHouse } from '#tests/support/house.ts'

const database = useDatabase()
const house = useHouse(database)

beforeEach(() => house.clock.advance(60 * MINUTE))

const attempt = async (userId: string, password: string, ip = '198.51.100.1') => {
  const answer = await house.post(
    'member/login',
    { userId, password },
    { headers: { 'x-forwarded-for': ip } },
  )
  return [answer.status, await answer.text()] as const
}
const MISMATCH = [404, '아이디 또는 비밀번호가 일치하지 않습니다.'] as const

test('API-006 unknown id and wrong password get the same answer', async () => {
  expect(await attempt('demo', 'wrong1234')).toEqual(MISMATCH)
  expect(await attempt('nobody', 'wrong1234')).toEqual(MISMATCH)
})

test('API-006 unknown id and wrong password cost the same work', async () => {
  const timed = async (userId: string) => {
    const began = performance.now()
    await attempt(userId, 'wrong1234')
    return performance.now() - began
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 4; round++) {
    known.push(await timed(`demo${['', '5', '22', '36'][round]}`))
    unknown.push(await timed(`none${round}`))
  }
  // Without the hash for nobody an unknown id would be answered in a tenth of the time.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
})

test('the id is found in upper and lower case alike', async () => {
  expect((await attempt('DeMo', 'play1234!'))[0]).toBe(200)
})

test.each(['demo', 'nobody'])(
  'five failures close %s for ten minutes, right password or not',
  async userId => {
    for (let failure = 1; failure <= 5; failure++)
      expect(await attempt(userId, `wrong${failure}234`)).toEqual(MISMATCH)
    const locked = [404, '로그인 시도 횟수를 초과했습니다. 10분 후 다시 시도해 주세요.']
    expect(await attempt(userId, 'play1234!')).toEqual(locked)
    house.clock.advance(9 * MINUTE + 30 * SECOND)
    expect((await attempt(userId, 'play1234!'))[1]).toContain('1분 후')
    house.clock.advance(30 * SECOND)
    expect((await attempt(userId, 'play1234!'))[0]).toBe(userId === 'demo' ? 200 : 404)
  },
)

test('many guesses at once are no more than five', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt('demo5', `wrong1234${n}`)))
  expect(answers.filter(([, text]) => text === MISMATCH[1])).toHaveLength(5)
  expect(answers.filter(([, text]) => text.includes('횟수를 초과'))).toHaveLength(15)
})

test('a success forgets the failures before it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let failure = 1; failure <= 4; failure++) await attempt('demo22', 'wrong1234')
    expect((await attempt('demo22', 'play1234!'))[0]).toBe(200)
  }
})

test('the lock is kept in the database, so a restart does not lift it', async () => {
  for (let failure = 1; failure <= 5; failure++) await attempt('demo36', 'wrong1234')
  expect(
    await database.db.many(sql`select user_id, failures from login_failure where user_id = 'demo36'`),
  ).toEqual([{ user_id: 'demo36', failures: 5 }])
})

test('one address that guesses at many names is stopped, others are not', async () => {
  for (let n = 0; n < 100; n++) await attempt(`guess${n}`, 'wrong1234', '203.0.113.9')
  expect((await attempt('demo37', 'play1234!', '203.0.113.9'))[0]).toBe(429)
  expect((await attempt('demo37', 'play1234!', '203.0.113.10'))[0]).toBe(200)
})

test.each([
  ['waiting', '승인 대기중인 계정입니다.'],
  ['blocked', '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.'],
  ['left', '탈퇴한 계정입니다.'],
])('a %s member with the right password is told so; with a wrong one nothing', async (status, text) => {
  await database.db.run(sql`update member set status = ${status} where user_id = 'demo38'`)
  expect(await attempt('demo38', 'play1234!')).toEqual([404, text])
  expect(await attempt('demo38', 'wrong1234')).toEqual(MISMATCH)
})

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
