import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ListedQuestion, Question } from '#contract/community/customer.ts'
import { MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let admin: string
let member: Bettor
beforeAll(async () => {
  admin = await house.logIn('admin')
})
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})

let keys = 0
const aKey = () => `key-${++keys}`
const asked = { category: 'general', title: '문의', contents: '<b>내용</b>' }
const ask = (by = member, over: object = {}) => house.post('customer', { ...asked, key: aKey(), ...over }, by)
async function aQuestion(by = member, over: object = {}): Promise<number> {
  const answer = await ask(by, over)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}
const own = async (by = member): Promise<{ questions: ListedQuestion[]; openId: number | null }> =>
  (await house.get('customer', by)).json()
const read = async (id: number, by = member): Promise<Question> =>
  (await house.get(`customer/${id}`, by)).json()
const operate = (id: number, act: string, body: object = {}) =>
  house.post(`admin/customer/questions/${id}/${act}`, { reason: '문의 답변', ...body }, { token: admin })
const answer = (id: number, done: boolean, contents = '답변입니다.') =>
  operate(id, 'answer', { contents, done, key: aKey() })
const waiting = async () => (await house.get('admin/customer/waiting', { token: admin })).json()

test('BOARD-004 BOARD-005 a question is listed with its state, answered and read', async () => {
  const id = await aQuestion(member, { category: 'deposit' })
  expect(await own()).toMatchObject({
    openId: id,
    questions: [{ id, category: 'deposit', title: '문의', state: 'new', unread: false }],
  })
  await operate(id, 'take')
  expect((await read(id)).state).toBe('doing')
  await answer(id, true)
  expect(await own()).toMatchObject({ openId: null, questions: [{ state: 'done', unread: true }] })
  expect(await (await house.get('customer/unread', member)).json()).toEqual({ count: 1 })
  expect(await read(id)).toMatchObject({
    contents: '<b>내용</b>',
    words: [{ byOperator: true, contents: '답변입니다.' }],
  })
  expect(await (await house.post(`customer/${id}/read`, undefined, member)).json()).toEqual({ count: 0 })
})

test('handbook 6.5 a member has one open question, also under concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await told(await ask())).toEqual({
    status: 400,
    refusal: 'CUSTOMER_OPEN',
    text: '앞선 문의의 답변을 기다리고 있습니다. 답변을 받은 후 다시 문의해 주세요.',
  })
  const { openId } = await own()
  expect((await house.post(`customer/${openId}/end`, undefined, member)).status).toBe(204)
  expect((await ask()).status).toBe(200)
})

test('a member who ends and reopens questions is limited to ten an hour', async () => {
  const askAndEnd = async () => {
    const answer = await ask()
    if (answer.status === 200) await house.post(`customer/${(await answer.json()).id}/end`, undefined, member)
    return answer.status
  }
  for (let n = 0; n < 10; n++) expect(await askAndEnd()).toBe(200)
  expect(await askAndEnd()).toBe(429)
  expect((await own()).questions).toHaveLength(10)
})

test('handbook 6.5 one key creates one question, and a repeat gets the same answer', async () => {
  const key = aKey()
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => (await (await ask(member, { key })).json()).id),
  )
  expect(new Set(ids).size).toBe(1)
  expect((await told(await ask(member, { key, title: '다른' }))).refusal).toBe('KEY_REUSED')
})

test('ROUTE-083 X8 questions of other members answer 404', async () => {
  const id = await aQuestion()
  const other = await aBettor(house)
  expect(await told(await house.get(`customer/${id}`, other))).toMatchObject({ status: 404 })
  for (const [path, body] of [
    ['reply', { contents: '끼어들기', key: aKey() }],
    ['end', undefined],
  ] as const)
    expect((await told(await house.post(`customer/${id}/${path}`, body, other))).refusal).toBe(
      'QUESTION_UNKNOWN',
    )
  await answer(id, true)
  await house.post(`customer/${id}/read`, undefined, other)
  expect(await (await house.get('customer/unread', member)).json()).toEqual({ count: 1 })
  expect((await house.get('admin/customer', other)).status).toBe(403)
})

test('BOARD-005 the member writes again while the question is open, and it waits again', async () => {
  const id = await aQuestion()
  const before = await waiting()
  await answer(id, false)
  expect((await waiting()).questions).toBe(before.questions - 1)
  const reply = () => house.post(`customer/${id}/reply`, { contents: '하나 더', key: aKey() }, member)
  expect((await reply()).status).toBe(200)
  expect((await waiting()).questions).toBe(before.questions)
  expect((await read(id)).words.map(({ byOperator }) => byOperator)).toEqual([true, false])
  await answer(id, true)
  expect((await told(await reply())).refusal).toBe('QUESTION_DONE')
  expect((await told(await answer(id, true))).refusal).toBe('QUESTION_DONE')
})

test('BOARD-006 X8 a member attaches own bets to a question, not those of others', async () => {
  const fixture = await anOfferedFixture(house)
  const { id: betId } = await (await bet(house, member, slip(member, [{ fixture }]))).json()
  const other = await aBettor(house)
  expect((await told(await ask(other, { category: 'betting', betId }))).refusal).toBe('BET_UNKNOWN')
  const id = await aQuestion(member, { category: 'betting', betId })
  expect((await read(id)).bet).toMatchObject({ amounts: 10_000, status: 0 })
  const desk = await (await house.get(`admin/customer/questions/${id}`, { token: admin })).json()
  expect(desk).toMatchObject({
    memberId: member.memberId,
    level: 1,
    status: 'active',
    excludedUntil: null,
    emoney: 990_000,
    others: 0,
    lastBets: [{ id: betId }],
  })
})

test('handbook 6.3 lists the longest wait first', async () => {
  const first = await aQuestion()
  house.clock.advance(MINUTE)
  const second = await aQuestion(await aBettor(house))
  const { questions } = await (await house.get('admin/customer', { token: admin })).json()
  const ids = questions.map((one: { id: number }) => one.id)
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
})

test('DIALOG-021 known and unknown names get the same answer; operators see the matching member', async () => {
  const find = (userId: string, nickname: string, ip: string) =>
    house.post('customer/find-password', { userId, nickname }, { headers: { 'x-forwarded-for': ip } })
  const known = await find('demo', '데모', '203.0.113.1')
  const unknown = await find('nobody1', '없는이', '203.0.113.2')
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  await find('DEMO', '데모', '203.0.113.3')
  const listed = await (await house.get('admin/customer/passwords', { token: admin })).json()
  expect(listed.requests).toMatchObject([
    { userId: 'demo', nickname: '데모', member: { status: 'active' } },
    { userId: 'nobody1', member: null },
  ])
  const settle = () =>
    house.post(
      `admin/customer/passwords/${listed.requests[0].id}/settle`,
      { note: '전화로 본인 확인', reason: '본인 확인' },
      { token: admin },
    )
  expect((await settle()).status).toBe(200)
  expect((await settle()).status).toBe(404)
})

test('DIALOG-021 finds an active member whose names a refused sign-up shares', async () => {
  const names = { userId: 'twice1', nickname: '두번' }
  const joined = (status: string) =>
    database.db.one<{ id: number }>(sql`
      insert into member (uid, user_id, nickname, password_hash, status, recommender_code, joined_at, activated_at,
        updated_at)
      select gen_random_uuid(), ${names.userId}, ${names.nickname}, '-', ${status}, ${status}, joined_at,
        activated_at, updated_at from member where id = ${member.memberId}
      returning id`)
  await joined('refused')
  const { id } = await joined('active')
  const asked = await house.post('customer/find-password', names, {
    headers: { 'x-forwarded-for': '203.0.113.90' },
  })
  expect(asked.status, await asked.clone().text()).toBe(204)
  const { requests } = await (await house.get('admin/customer/passwords', { token: admin })).json()
  expect(requests.find((one: { userId: string }) => one.userId === names.userId).member).toMatchObject({ id })
})

test('DIALOG-021 X10 limits password requests to five in ten minutes per address and three an hour per name', async () => {
  const find = (userId: string, ip: string) =>
    house.post('customer/find-password', { userId, nickname: '누구' }, { headers: { 'x-forwarded-for': ip } })
  const statuses = async (...asked: Promise<Response>[]) =>
    (await Promise.all(asked)).map(({ status }) => status)
  const byAddress = await statuses(...Array.from({ length: 7 }, (_, n) => find(`flood${n}`, '203.0.113.50')))
  expect(byAddress.filter(status => status === 429)).toHaveLength(2)
  const byNetwork = await statuses(
    ...Array.from({ length: 7 }, (_, n) => find(`net${n}`, `2001:db8:1:1::${n + 1}`)),
  )
  expect(byNetwork.filter(status => status === 429)).toHaveLength(2)
  const byName = await statuses(...Array.from({ length: 5 }, (_, n) => find('same1', `203.0.113.${60 + n}`)))
  expect(byName.filter(status => status === 429)).toHaveLength(2)
})
