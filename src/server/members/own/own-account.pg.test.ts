import { beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant, MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { anOfferedFixture, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { appCode, enableApp, ticketOf } from '#tests/support/house/own-account.ts'
import { untilWaiting } from '#tests/support/house/until-waiting.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const secondHouse = useSecondHouse(database, house)
const password = 'play1234!'

beforeEach(async () => {
  house.clock.advance(2 * DAY)
  await database.db.run(sql`delete from login_count`)
})

const answered = async (answer: Response) => [answer.status, await answer.text()] as const
const own = async (token: string) => (await house.get('member/own', { token })).json()
const messagesOf = async (userId: string) =>
  (
    await database.db.many<{ title: string }>(sql`
      select title from message_copy c join message m on m.id = c.message_id join member on member.id = c.member_id
      where user_id = ${userId} order by c.message_id`)
  ).map(({ title }) => title)

test('ROUTE-005 changes the nickname with the password, by the rules of a sign-up, without a message that must be read', async () => {
  const token = await house.logIn('demo')
  const change = async (nickname: string, more: object = { password }) =>
    answered(await house.post('member/own/nickname', { nickname, ...more }, { token }))
  expect((await change('새이름', { password: 'wrong1234' }))[1]).toBe('현재 비밀번호가 일치하지 않습니다.')
  house.clock.advance(MINUTE)
  expect((await change('가'))[1]).toContain('닉네임은 2~8자')
  expect((await change('운영자'))[1]).toContain('운영자로 오인')
  expect((await change('데모오'))[1]).toBe('이미 사용중인 닉네임입니다.')
  const [status, text] = await change('새이름')
  expect([status, JSON.parse(text).nickname]).toEqual([200, '새이름'])
  expect(await messagesOf('demo')).toEqual([])
  const sent = await house.get('admin/messages', { token: await house.logIn('admin') })
  expect((await sent.json()).totalCount).toBe(0)
  const { logins } = await (await house.get('member/own/logins', { token })).json()
  expect(logins.map(({ result, ok }: { result: string; ok: boolean }) => [result, ok])).toEqual([
    ['닉네임 변경 · 데모 → 새이름', true],
    ['비밀번호 불일치', false],
    ['로그인', true],
  ])
})

test('of two members who choose one nickname concurrently one gets it', async () => {
  const tokens = await Promise.all(['demo5', 'demo22'].map(userId => house.logIn(userId)))
  const answers = await Promise.all(
    tokens.map(token => house.post('member/own/nickname', { nickname: '같은이름', password }, { token })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('DIALOG-022 a new password applies at once: it ends pending second steps and trusted devices', async () => {
  const token = await house.logIn('demo36')
  const { secret, recoveryCodes } = await enableApp(house, token, password)
  house.clock.advance(MINUTE)
  const body = { newPassword: 'fresh1234', newPasswordConfirm: 'fresh1234', password }
  const change = async (more: object = {}) =>
    answered(await house.post('member/own/password', { ...body, ...more }, { token }))
  const proof = () => ({ way: 'app', code: appCode(house, secret) })
  expect((await change({ newPassword: 'short' }))[1]).toContain('8~20자')
  expect((await change({ newPasswordConfirm: 'other1234' }))[1]).toContain('확인이 일치')
  expect((await change({ newPassword: password, newPasswordConfirm: password }))[1]).toContain(
    '다른 비밀번호',
  )
  expect((await change())[1]).toBe('2단계 인증이 필요합니다.')
  expect((await change({ proof: { way: 'app', code: '123456' } }))[1]).toContain('실패')
  const ticket = await ticketOf(house, 'demo36', password)
  expect((await change({ proof: proof() }))[0]).toBe(204)
  house.clock.advance(MINUTE)
  const late = await house.post('member/login/second', { ticket, proof: proof(), remember: false })
  expect(late.status).toBe(400)
  expect((await house.post('member/login', { userId: 'demo36', password })).status).toBe(404)
  expect(await ticketOf(house, 'demo36', 'fresh1234')).toHaveLength(43)
  expect((await house.get('member/user', { token })).status).toBe(200)
  expect(recoveryCodes).toHaveLength(10)
})

test('a password change in one process ends the old session in another at once', async () => {
  const before = await house.logIn('demo37')
  expect((await secondHouse().get('member/user', { token: before })).status).toBe(200)
  const token = await house.logIn('demo37')
  const body = { newPassword: 'fresh1234', newPasswordConfirm: 'fresh1234', password }
  expect((await house.post('member/own/password', body, { token })).status).toBe(204)
  expect((await secondHouse().get('member/user', { token: before })).status).toBe(555)
  expect((await secondHouse().get('member/user', { token })).status).toBe(200)
})

test('limits guesses of the own password like those at the login', async () => {
  const token = await house.logIn('demo38')
  const guess = async (n: number) =>
    (
      await house.post('member/own/nickname', { nickname: '이름짓기', password: `wrong123${n}` }, { token })
    ).text()
  const texts = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
  expect(texts.filter(text => text.includes('일치하지'))).toHaveLength(5)
  expect(texts.filter(text => text.includes('10분 후'))).toHaveLength(7)
})

test('the exchange password: four to six digits, not simple, stored as a hash', async () => {
  const token = await house.logIn('demo5')
  const set = async (exchangePassword: string, exchangePasswordConfirm = exchangePassword) =>
    answered(
      await house.post(
        'member/own/exchange-password',
        { exchangePassword, exchangePasswordConfirm, password },
        { token },
      ),
    )
  expect((await set('12a4'))[1]).toContain('숫자 4~6자리')
  expect((await set('1234'))[1]).toContain('연속된 숫자')
  expect((await set('4827', '4828'))[1]).toContain('확인이 일치')
  expect((await own(token)).hasExchangePassword).toBe(false)
  expect((await set('4827'))[0]).toBe(204)
  expect((await own(token)).hasExchangePassword).toBe(true)
  const [row] = await database.db.many<{ hash: string }>(
    sql`select exchange_hash as hash from member where user_id = 'demo5'`,
  )
  expect(row?.hash).toMatch(/^\$argon2id\$/)
})

test('closing the account requires the exchange password, limited to five guesses; then no login opens it', async () => {
  const token = await house.logIn('demo22')
  await house.post(
    'member/own/exchange-password',
    { exchangePassword: '4827', exchangePasswordConfirm: '4827', password },
    { token },
  )
  const close = async (exchangePassword?: string) =>
    answered(await house.post('member/own/close', { password, exchangePassword }, { token }))
  expect((await close())[1]).toBe('환전비밀번호를 입력해 주세요.')
  const guesses = await Promise.all(Array.from({ length: 10 }, (_, n) => close(`999${n}`)))
  expect(guesses.filter(([, text]) => text.includes('일치하지'))).toHaveLength(5)
  expect((await close('4827'))[1]).toContain('10분 후')
  house.clock.advance(10 * MINUTE)
  expect((await close('4827'))[0]).toBe(204)
  expect((await house.get('member/user', { token })).status).toBe(556)
  expect(await answered(await house.post('member/login', { userId: 'demo22', password }))).toEqual([
    404,
    '탈퇴한 계정입니다.',
  ])
})

test('a login with the old password during its change fails', async () => {
  const { hash } = await database.db.one<{ hash: string }>(
    sql`select password_hash as hash from member where user_id = 'demo'`,
  )
  const { login } = await database.db.transaction(async tx => {
    await tx.run(sql`select from member where user_id = 'demo' for update`)
    const login = house.post('member/login', { userId: 'demo', password })
    await untilWaiting(database.db, 1)
    await tx.run(sql`update member set password_hash = '-' where user_id = 'demo'`)
    return { login }
  })
  expect((await login).status).toBe(404)
  await database.db.run(sql`update member set password_hash = ${hash} where user_id = 'demo'`)
})

test('a bet placed while the account is being closed keeps it open', async () => {
  const fixture = await anOfferedFixture(house, { startsAt: instant(house.clock.now() + DAY) })
  const token = await house.logIn('demo')
  const { id }: { id: MemberId } = await (await house.get('member/user', { token })).json()
  const [closed, taken] = await database.db.transaction(async tx => {
    await tx.run(sql`select from ledger_account where id = ledger_wallet(${id}::bigint) for update`)
    const taken = house.post('sports-prematch/betting', slip({ memberId: id }, [{ fixture }]), { token })
    await untilWaiting(database.db, 1)
    const closed = house.post('member/own/close', { password }, { token })
    await untilWaiting(database.db, 2)
    return [closed, taken]
  })
  expect([(await taken).status, (await closed).status]).toEqual([200, 400])
})

test('refuses to close an account with an open bet', async () => {
  const startsAt = instant(house.clock.now() + DAY)
  const fixture = await anOfferedFixture(house, { startsAt })
  const token = await house.logIn('demo38')
  const user: { id: number } = await (await house.get('member/user', { token })).json()
  const body = slip({ memberId: user.id as MemberId }, [{ fixture }])
  expect((await house.post('sports-prematch/betting', body, { token })).status).toBe(200)
  expect(await answered(await house.post('member/own/close', { password }, { token }))).toEqual([
    400,
    '진행 중인 베팅이 있습니다. 결과가 처리된 후 탈퇴할 수 있습니다.',
  ])
})

test('refuses to close an operator’s account', async () => {
  const token = await house.logIn('admin1')
  expect((await own(token)).mayClose).toBe(false)
  expect((await house.post('member/own/close', { password }, { token })).status).toBe(400)
})

test('a member lists, forgets and ends the own devices, with the current one marked; those of others answer 404', async () => {
  await house.logIn('demo')
  const token = await house.logIn('demo')
  const devices = await (await house.get('member/own/devices', { token })).json()
  expect(devices.map(({ isThis }: { isThis: boolean }) => isThis).filter(Boolean)).toHaveLength(1)
  const [mine, past] = devices
  expect(mine.isThis).toBe(true)
  const other = await house.logIn('demo5')
  for (const act of ['forget', 'end'])
    expect((await house.post(`member/own/devices/${mine.id}/${act}`, {}, { token: other })).status).toBe(404)
  expect((await house.post(`member/own/devices/${past.id}/end`, {}, { token })).status).toBe(404)
  expect((await house.post(`member/own/devices/${past.id}/forget`, {}, { token })).status).toBe(204)
  expect((await house.get('member/user', { token })).status).toBe(200)
  expect((await house.post(`member/own/devices/${mine.id}/end`, {}, { token })).status).toBe(204)
  expect((await house.get('member/user', { token })).status).toBe(556)
})

test('an operator removes a member’s second factor, with a reason; not the own one', async () => {
  await database.db.run(sql`update member set status = 'active' where user_id = 'demo38'`)
  await enableApp(house, await house.logIn('demo38'), password)
  const admin = await house.logIn('admin')
  const reset = (userId: string, token = admin) =>
    house.post('admin/members/second-factor/reset', { userId, reason: '기기 분실' }, { token })
  expect((await reset('demo38', await house.logIn('admin1'))).status).toBe(403)
  expect((await reset('nobody')).status).toBe(404)
  expect((await reset('admin')).status).toBe(400)
  expect((await reset('DEMO38')).status).toBe(200)
  expect((await reset('demo38')).status).toBe(400)
  expect(await house.logIn('demo38')).toHaveLength(43)
  expect(await messagesOf('demo38')).toContain('[보안] 2단계 인증 초기화 (고객센터) 안내')
  const { acts } = await (await house.get('admin/acts', { token: admin })).json()
  expect(acts[0]).toMatchObject({ act: 'reset-second-factor', reason: '기기 분실' })
})

test('where operators must have a second factor, the desk opens only with one', async () => {
  const admin = await house.logIn('admin')
  const demand = (operatorSecondFactor: boolean, token: string) =>
    house.post('admin/settings', { settings: { operatorSecondFactor }, reason: '보안 강화' }, { token })
  expect((await demand(true, admin)).status).toBe(200)
  expect(await answered(await house.get('admin/settings', { token: admin }))).toEqual([
    403,
    '관리자는 2단계 인증이 필요합니다. 회원정보에서 2단계 인증을 설정해 주세요.',
  ])
  expect((await house.get('member/own', { token: admin })).status).toBe(200)
  expect((await house.get('member/1', { token: admin })).status).toBe(403)
  const again = await (await house.post('member/login', { userId: 'admin', password })).json()
  expect(again.mustSetSecondFactor).toBe(true)
  await enableApp(house, again.token, password)
  expect((await house.get('admin/settings', { token: again.token })).status).toBe(200)
  expect((await demand(false, again.token)).status).toBe(200)
})
