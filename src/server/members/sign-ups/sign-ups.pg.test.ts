import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { declared } from '#tests/support/house/sign-up.ts'

const database = useDatabase()
const house = useHouse(database)

const join = async (userId: string, nickname: string) => {
  house.clock.advance(MINUTE)
  const answer = await house.post('member/join', {
    userId,
    password: 'secret123',
    passwordConfirm: 'secret123',
    nickname,
    phone: '010-1234-5678',
    birthDate: '1990-05-05',
    ...declared,
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

const list = async (query = '', as = 'admin') => {
  const answer = await house.get(`admin/members/sign-ups${query}`, { token: await house.logIn(as) })
  return { status: answer.status, body: answer.ok ? await answer.json() : undefined }
}
const namesOf = async (query = '') =>
  (await list(query)).body.signUps.map(({ userId }: { userId: string }) => userId)

beforeAll(async () => {
  await join('secondone', '둘째손님')
  await join('thirdone', '셋째손님')
})

test('lists sign-ups for operators, the longest wait first, until one is approved', async () => {
  const { body } = await list()
  expect(body).toMatchObject({ totalCount: 2, pageCount: 1 })
  expect(body.signUps[0]).toMatchObject({ userId: 'secondone', nickname: '둘째손님', recommender: null })
  const [first] = body.signUps
  const approved = await house.post(
    `admin/members/${first.id}/approve`,
    { reason: '본인 확인' },
    { token: await house.logIn('admin') },
  )
  expect(approved.status).toBe(200)
  expect(await namesOf()).toEqual(['thirdone'])
  expect(
    (await house.get('member/user', { token: await house.logIn('secondone', 'secret123') })).status,
  ).toBe(200)
})

test('finds sign-ups by part of a name, with any characters', async () => {
  expect(await namesOf('?name=HIRD')).toEqual(['thirdone'])
  expect(await namesOf(`?name=${encodeURIComponent('셋째')}`)).toEqual(['thirdone'])
  expect(await namesOf('?name=%25')).toEqual([])
})

test('ROLE-006 a read-only operator sees sign-ups and approves none; a member sees none', async () => {
  const { body } = await list('', 'admin1')
  const [one] = body.signUps
  const refused = await house.post(
    `admin/members/${one.id}/approve`,
    { reason: '시험' },
    { token: await house.logIn('admin1') },
  )
  expect(refused.status).toBe(403)
  expect((await list('', 'demo')).status).toBe(403)
  expect((await list('?page=0')).status).toBe(400)
})

test('a refused sign-up gets the reason at login; its personal data is deleted and its names are free', async () => {
  await join('fourthone', '넷째손님')
  const [one] = (await list('?name=fourthone')).body.signUps
  const admin = await house.logIn('admin')
  const refuse = (token: string) =>
    house.post(`admin/members/${one.id}/refuse`, { reason: '가입 조건 미충족' }, { token })
  expect((await refuse(await house.logIn('admin1'))).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refuse(admin)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const approve = await house.post(`admin/members/${one.id}/approve`, { reason: '시험' }, { token: admin })
  expect(approve.status).toBe(404)
  expect(await namesOf('?name=fourthone')).toEqual([])
  const logIn = await house.post('member/login', { userId: 'fourthone', password: 'secret123' })
  expect([logIn.status, await logIn.text()]).toEqual([
    404,
    '가입이 거절된 계정입니다. 고객센터로 문의해 주세요.',
  ])
  expect(
    await database.db.many(sql`
      select phone_sealed as phone, birth_date as birth, (select count(*) from act where act = 'refuse-member') as acts
      from member where user_id = 'fourthone'`),
  ).toEqual([{ phone: null, birth: null, acts: 1 }])
  await join('fourthone', '넷째손님')
  const again = await house.post('member/login', { userId: 'fourthone', password: 'secret123' })
  expect(await again.text()).toBe('승인 대기중인 계정입니다.')
})
