import { beforeEach, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { appCode, enableApp, ticketOf } from '#tests/support/house/own-account.ts'

const database = useDatabase()
const house = useHouse(database)
const RIGHT = 'play1234!'

beforeEach(() => house.clock.advance(25 * 60 * MINUTE))

const answered = async (answer: Response) => [answer.status, await answer.text()] as const
const second = (ticket: string, proof: unknown, more: { remember?: boolean; cookie?: string } = {}) =>
  house.post(
    'member/login/second',
    { ticket, proof, remember: more.remember ?? false },
    { headers: more.cookie ? { cookie: more.cookie } : {} },
  )
const byApp = (secret: string, steps = 0) => ({ way: 'app', code: appCode(house, secret, steps) })
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const WRONG = [400, '2단계 인증에 실패했습니다. 다시 확인해 주세요.']

/** Enables it for a member; each test uses another. */
async function onFor(userId: string) {
  const token = await house.logIn(userId)
  const made = await enableApp(house, token, RIGHT)
  house.clock.advance(60 * SECOND)
  return { token, ...made }
}

test('a correct password gives a ticket, which is no session; the app code turns it into one, once', async () => {
  const { secret } = await onFor('demo')
  const answer = await house.post('member/login', { userId: 'demo', password: RIGHT })
  const body = await answer.json()
  expect(Object.keys(body).sort()).toEqual(['ticket', 'validSeconds', 'ways'])
  expect(body.ways).toEqual(['app', 'recovery'])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await house.get('member/user', { token: body.ticket })).status).toBe(556)
  const passed = await second(body.ticket, byApp(secret))
  expect(passed.status).toBe(200)
  const { token, user, previousLogin } = await passed.json()
  expect(user.userId).toBe('demo')
  expect(previousLogin.address).toBe('127.0.*.*')
  expect((await house.get('member/user', { token })).status).toBe(200)
  house.clock.advance(60 * SECOND)
  expect(await answered(await second(body.ticket, byApp(secret)))).toEqual([
    400,
    '인증 시간이 지났습니다. 다시 로그인해 주세요.',
  ])
})

test('a ticket expires after five minutes, and another correct password replaces it', async () => {
  const { secret } = await onFor('demo5')
  const first = await ticketOf(house, 'demo5', RIGHT)
  const next = await ticketOf(house, 'demo5', RIGHT)
  expect((await second(first, byApp(secret))).status).toBe(400)
  house.clock.advance(5 * MINUTE + SECOND)
  expect((await second(next, byApp(secret))).status).toBe(400)
})

test('a code counts once, at most one step from the clock, and never an older one after a newer', async () => {
  const { secret } = await onFor('demo22')
  const tryCode = async (steps: number) =>
    (await second(await ticketOf(house, 'demo22', RIGHT), byApp(secret, steps))).status
  expect([await tryCode(-2), await tryCode(2)]).toEqual([400, 400])
  expect(await tryCode(1)).toBe(200)
  expect([await tryCode(1), await tryCode(0), await tryCode(-1)]).toEqual([400, 400, 400])
})

test('of ten concurrent logins with one code one starts a session', async () => {
  const { secret } = await onFor('demo36')
  const ticket = await ticketOf(house, 'demo36', RIGHT)
  const answers = await Promise.all(Array.from({ length: 10 }, () => second(ticket, byApp(secret))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code works once, in any spelling and under concurrent calls', async () => {
  const { recoveryCodes } = await onFor('demo37')
  expect(recoveryCodes).toHaveLength(10)
  const [code = ''] = recoveryCodes
  const typed = ` ${code.toLowerCase().replace('-', '')} `
  const ticket = await ticketOf(house, 'demo37', RIGHT)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => second(ticket, { way: 'recovery', code: typed })),
  )
  const [through, ...others] = answers.filter(({ status }) => status === 200)
  expect(others).toEqual([])
  const { token } = (await through?.json()) ?? {}
  const own = await (await house.get('member/own', { token })).json()
  expect(own.secondFactor.recoveryCodesLeft).toBe(9)
  house.clock.advance(2 * 60 * MINUTE)
  const again = await second(await ticketOf(house, 'demo37', RIGHT), { way: 'recovery', code })
  expect(await answered(again)).toEqual(WRONG)
})

test('counts a code before it is checked: five for a pair, then a lock; the log shows them', async () => {
  const { secret } = await onFor('demo38')
  const ticket = await ticketOf(house, 'demo38', RIGHT)
  const guess = (n: number) => second(ticket, { way: 'app', code: String(100_000 + n) })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => guess(n)))
  const texts = await Promise.all(answers.map(answer => answer.text()))
  expect(texts.filter(text => text.includes('실패')).length).toBeLessThanOrEqual(5)
  // A late one may find the ticket ended by the five failures before it.
  expect(texts.filter(text => /10분 후|인증 시간이 지났습니다/.test(text)).length).toBeGreaterThanOrEqual(5)
  // The right code has to wait as well, and the ticket is used up.
  const next = await ticketOf(house, 'demo38', RIGHT)
  expect(await answered(await second(next, byApp(secret)))).toEqual([
    400,
    '인증 시도 횟수를 초과했습니다. 10분 후 다시 시도해 주세요.',
  ])
  const events = await database.db.many<{ what: string }>(
    sql`select what from login_event where name = 'demo38' and what in ('wrong-code', 'pair-locked')`,
  )
  expect(events.map(({ what }) => what)).toContain('wrong-code')
  expect(events.map(({ what }) => what)).toContain('pair-locked')
})

test('ten wrong codes from many addresses lock unknown devices, but not a trusted one', async () => {
  await database.db.run(sql`delete from login_count`)
  const { secret } = await onFor('manager')
  const known = await second(await ticketOf(house, 'manager', RIGHT), byApp(secret), { remember: true })
  const cookie = cookieOf(known)
  house.clock.advance(MINUTE)
  for (let n = 0; n < 10; n++) {
    const ticket = await ticketOf(house, 'manager', RIGHT)
    await house.post(
      'member/login/second',
      { ticket, proof: { way: 'app', code: '000000' }, remember: false },
      { headers: { 'x-forwarded-for': `203.0.113.${n}` } },
    )
  }
  const stranger = await ticketOf(house, 'manager', RIGHT)
  expect((await answered(await second(stranger, byApp(secret))))[1]).toContain('10분 후')
  const trusted = await house.post(
    'member/login',
    { userId: 'manager', password: RIGHT },
    { headers: { cookie } },
  )
  expect(await trusted.json()).toMatchObject({ user: { userId: 'manager' } })
})

test('remembers a device for thirty days where the member chooses it, and for that member only', async () => {
  const { token, secret } = await onFor('admin')
  expect((await house.get('member/own', { token })).status).toBe(200)
  const plain = cookieOf(await second(await ticketOf(house, 'admin', RIGHT), byApp(secret)))
  const withCookie = async (cookie: string) =>
    Object.keys(
      await (
        await house.post('member/login', { userId: 'admin', password: RIGHT }, { headers: { cookie } })
      ).json(),
    )
  expect(await withCookie(plain)).toContain('ticket')
  house.clock.advance(MINUTE)
  const kept = cookieOf(
    await second(await ticketOf(house, 'admin', RIGHT), byApp(secret), { remember: true }),
  )
  expect(await withCookie(kept)).toContain('token')
  house.clock.advance(29 * 24 * 60 * MINUTE)
  expect(await withCookie(kept)).toContain('token')
  house.clock.advance(24 * 60 * MINUTE + SECOND)
  expect(await withCookie(kept)).toContain('ticket')
})

test('shows the secret only before the first code, and stores it sealed; stores codes as digests', async () => {
  const { token } = await onFor('admin1')
  const rows = await database.db.many<Record<string, unknown>>(sql`
    select encode(secret_sealed, 'escape') as secret, pending_sealed from app_factor`)
  expect(JSON.stringify(rows)).not.toMatch(/[A-Z2-7]{32}/)
  const own = await (await house.get('member/own', { token })).text()
  expect(own).not.toMatch(/[A-Z2-7]{32}|otpauth/)
  const digests = await database.db.many<{ size: number }>(
    sql`select distinct length(digest) as size from recovery_code`,
  )
  expect(digests).toEqual([{ size: 32 }])
  // Beginning again requires the factor that is on already.
  const again = await house.post('member/second-factor/app', { password: RIGHT }, { token })
  expect(await answered(again)).toEqual([400, '2단계 인증이 필요합니다.'])
})
