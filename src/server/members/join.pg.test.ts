import { beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { declared } from '#tests/support/house/sign-up.ts'
import { findByUserId } from './members.ts'

const database = useDatabase()
const house = useHouse(database)

beforeEach(() => house.clock.advance(20 * MINUTE))

const entered = {
  userId: 'newbie',
  password: 'secret123',
  passwordConfirm: 'secret123',
  nickname: '새내기',
  phone: '010-1234-5678',
  birthDate: '1990-05-05',
  ...declared,
}

const join = async (changes: object) => {
  const answer = await house.post('member/join', { ...entered, ...changes })
  return [answer.status, await answer.text()] as const
}
const approve = async (userId: string, token: string) => {
  const member = await findByUserId(database.db, userId)
  return house.post(`admin/members/${member?.id}/approve`, { reason: '가입 승인' }, { token })
}
const balancesOf = async (userId: string) => {
  const member = await findByUserId(database.db, userId)
  if (!member) throw new Error(`no ${userId}`)
  return loadBalances(database.db, member.id)
}

test('DIALOG-013 a sign-up creates a waiting level 1 member without money who cannot log in', async () => {
  const answer = await house.post('member/join', entered)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ waiting: true })
  expect(await findByUserId(database.db, 'newbie')).toMatchObject({
    status: 'waiting',
    level: 1,
    kind: 'member',
  })
  expect(await balancesOf('newbie')).toMatchObject({ wallet: 0, points: 0 })
  const login = await house.post('member/login', { userId: 'newbie', password: 'secret123' })
  expect([login.status, await login.text()]).toEqual([404, '승인 대기중인 계정입니다.'])
})

test('an approved member gets 1,000,000원 and 5,000 P once, also when approved repeatedly', async () => {
  const token = await house.logIn('admin')
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve('newbie', token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await balancesOf('newbie')).toMatchObject({ wallet: 1_000_000, points: 5_000 })
  expect((await house.get('member/user', { token: await house.logIn('newbie', 'secret123') })).status).toBe(
    200,
  )
  const { acts } = await (await house.get('admin/acts', { token })).json()
  expect(acts.filter((act: { act: string }) => act.act === 'approve-member')).toHaveLength(1)
})

test('an approved member who is blocked and unblocked gets no second welcome bonus', async () => {
  const token = await house.logIn('admin')
  const member = await findByUserId(database.db, 'newbie')
  for (const blocked of [true, false])
    await house.post(`admin/members/${member?.id}/block`, { blocked, reason: '시험' }, { token })
  await approve('newbie', token)
  expect(await balancesOf('newbie')).toMatchObject({ wallet: 1_000_000, points: 5_000 })
})

test.each([
  ['API-013 a taken id', { nickname: '다른이름' }, '이미 사용중인 아이디입니다.'],
  [
    'API-013 a taken id in capitals',
    { userId: 'NEWBIE', nickname: '다른이름' },
    '이미 사용중인 아이디입니다.',
  ],
  ['API-013 a taken nickname', { userId: 'other1' }, '이미 사용중인 닉네임입니다.'],
  [
    'an id of the house',
    { userId: 'admin7', nickname: '다른이름' },
    '운영자로 오인될 수 있는 아이디는 사용할 수 없습니다.',
  ],
  [
    'a nickname of the house',
    { userId: 'other1', nickname: '관리자1' },
    '운영자로 오인될 수 있는 닉네임은 사용할 수 없습니다.',
  ],
  ['a bad id', { userId: '1abc' }, '아이디는 4~12자의 영문, 숫자 조합입니다.'],
  ['a bad nickname', { userId: 'other1', nickname: '!' }, '닉네임은 2~8자의 한글, 영문, 숫자입니다.'],
  [
    'a weak password',
    { userId: 'other1', password: 'abc', passwordConfirm: 'abc' },
    '비밀번호는 8~20자의 영문, 숫자 조합입니다.',
  ],
  ['two passwords', { userId: 'other1', passwordConfirm: 'secret124' }, '비밀번호 확인이 일치하지 않습니다.'],
  ['A2 a minor', { userId: 'other1', birthDate: '2007-11-22' }, '만 19세 이상만 가입할 수 있습니다.'],
  [
    'an unknown recommender',
    { userId: 'other1', nickname: '다른이름', recommenderCode: 'ZZZZZZ' },
    '추천인 코드를 확인해 주세요.',
  ],
])('%s is refused with 400 and its text', async (_name, changes, text) => {
  expect(await join(changes)).toEqual([400, text])
})

test('of ten concurrent sign-ups with one id, one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => join({ userId: 'racer1', nickname: `경주${n}` })),
  )
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([, text]) => text === '이미 사용중인 아이디입니다.')).toHaveLength(9)
})

test('VALID-005 VALID-006 API-012 with sign-up closed, joining and the recommender dialog are refused with the text', async () => {
  await changeSettings(house, { joinStartEndFlg: 1 })
  expect(await (await house.get('settingSignUp')).json()).toMatchObject({ joinStartEndFlg: 1 })
  expect(await join({ userId: 'other1', nickname: '다른이름' })).toEqual([
    400,
    '현재 회원가입은 종료했습니다.',
  ])
  const recommender = await house.post('member/recommender', { code: 'ABCDEF' })
  expect([recommender.status, await recommender.text()]).toEqual([400, '현재 회원가입은 종료했습니다.'])
  await changeSettings(house, { joinStartEndFlg: 0 })
  expect(await (await house.get('settingSignUp')).json()).toMatchObject({ joinStartEndFlg: 0 })
})

test('DIALOG-015 confirms a valid recommender code and stores it with the member, and refuses a wrong one', async () => {
  const { code } = await database.db.one<{ code: string }>(
    sql`select recommender_code as code from member where user_id = 'demo'`,
  )
  expect(code).toMatch(/^[A-Z2-9]{6}$/)
  expect(await (await house.post('member/recommender', { code: code.toLowerCase() })).json()).toEqual({
    code,
  })
  expect((await house.post('member/recommender', { code: 'ZZZZZZ' })).status).toBe(400)
  expect((await join({ userId: 'friend1', nickname: '추천받음', recommenderCode: code }))[0]).toBe(200)
  const { by } = await database.db.one<{ by: string }>(sql`
    select r.user_id as by from member m join member r on r.id = m.recommended_by where m.user_id = 'friend1'`)
  expect(by).toBe('demo')
})

test('refuses a sign-up without a recommender where one is required', async () => {
  await changeSettings(house, { recommenderRule: 'required' })
  expect(await join({ userId: 'other1', nickname: '다른이름' })).toEqual([
    400,
    '추천인 코드를 확인해 주세요.',
  ])
  await changeSettings(house, { recommenderRule: 'optional' })
})

test('WALLET-001 without approval a new member can play at once, with won and points', async () => {
  await changeSettings(house, { joinApproval: false })
  const answer = await house.post('member/join', { ...entered, userId: 'quick1', nickname: '바로시작' })
  expect(await answer.json()).toMatchObject({ waiting: false })
  const { emoney, point } = await (
    await house.get('member/user', { token: await house.logIn('quick1', 'secret123') })
  ).json()
  expect([emoney, point]).toEqual([1_000_000, 5_000])
  await changeSettings(house, { joinApproval: true })
})

test('stores the phone sealed', async () => {
  const { sealed } = await database.db.one<{ sealed: Buffer }>(
    sql`select phone_sealed as sealed from member where user_id = 'newbie'`,
  )
  expect(sealed.toString('utf8')).not.toContain('1234')
  expect(house.deps.seal.open(sealed)).toBe('010-1234-5678')
})

test('available distinguishes free names from taken ones, and refuses invalid ones', async () => {
  const ask = async (query: string) => {
    const answer = await house.get(`member/available?${query}`)
    return answer.status === 200 ? (await answer.json()).available : answer.status
  }
  expect(await ask('userId=newbie')).toBe(false)
  expect(await ask('userId=newbie9')).toBe(true)
  expect(await ask(`nickname=${encodeURIComponent('새내기')}`)).toBe(false)
  expect(await ask('userId=1')).toBe(400)
})

test.each(['', 'userId=', 'nickname='])('available refuses an empty name ("%s")', async query => {
  const answer = await house.get(`member/available?${query}`)
  expect([answer.status, await answer.text()]).toEqual([400, '입력항목을 확인해주세요.'])
})

test('a decomposed (NFD) nickname is stored composed, and found as taken', async () => {
  const nickname = '가나다'.normalize('NFD')
  const free = async () =>
    (await house.get(`member/available?nickname=${encodeURIComponent(nickname)}`)).json()
  expect(await free()).toEqual({ available: true })
  expect((await join({ userId: 'parts1', nickname }))[0]).toBe(200)
  expect(await findByUserId(database.db, 'parts1')).toMatchObject({ nickname: '가나다' })
  expect(await free()).toEqual({ available: false })
  expect(await join({ userId: 'parts2', nickname: '가나다' })).toEqual([400, '이미 사용중인 닉네임입니다.'])
})

test('limits how often guests may ask', async () => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => house.get('member/available?userId=abcd')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})
