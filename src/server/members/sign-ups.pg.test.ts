import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

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

test('who has signed up is listed for operators, the longest wait first, until somebody lets them in', async () => {
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

test('a part of a name finds them, whatever signs it has', async () => {
  expect(await namesOf('?name=HIRD')).toEqual(['thirdone'])
  expect(await namesOf(`?name=${encodeURIComponent('셋째')}`)).toEqual(['thirdone'])
  expect(await namesOf('?name=%25')).toEqual([])
})

test('ROLE-006 an operator who may only read sees them and lets nobody in; a member sees nothing', async () => {
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
