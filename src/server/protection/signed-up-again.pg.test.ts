import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY, MINUTE } from '#domain/instant.ts'
import { findByUserId } from '#server/members/members.ts'
import { numbering } from '#tests/support/facts/numbering.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { aSignUp } from '#tests/support/house/sign-up.ts'
import { excludeSelf } from './exclude.ts'

const database = useDatabase()
const house = useHouse(database)
const next = numbering(0)

const join = (phone: string, over: object = {}) => {
  house.clock.advance(MINUTE)
  const number = next()
  const names = { userId: `person${number}`, nickname: `사람${number}` }
  return house.post('member/join', {
    ...aSignUp,
    ...names,
    phone,
    ...over,
  })
}
const joined = async (phone: string): Promise<MemberId> => (await (await join(phone)).json()).id
const exclude = (memberId: MemberId, period: '1-day' | 'permanent') =>
  excludeSelf({ ...house.deps, forgetSessions: () => {} }, memberId, period)
const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('x-refusal')]
}
const UNAVAILABLE = [403, 'SIGN_UP_UNAVAILABLE']

test('P7 an excluded member cannot sign up again under other names, in any spelling of the number', async () => {
  const memberId = await joined('010-7000-0001')
  expect((await join('010-7000-0001')).status).toBe(200)
  await exclude(memberId, 'permanent')
  for (const phone of [
    '010-7000-0001',
    '01070000001',
    '0107000-0001',
    '821070000001',
    '+82 10-7000-0001',
    '０１０.７０００.０００１',
  ])
    expect(await told(join(phone)), phone).toEqual(UNAVAILABLE)
  expect((await join('010-7000-0002')).status).toBe(200)
  await changeSettings(house, { joinApproval: false })
  const answers = await Promise.all(Array.from({ length: 10 }, () => told(join('010-7000-0001'))))
  expect(answers).toEqual(answers.map(() => UNAVAILABLE))
  await changeSettings(house, { joinApproval: true })
})

test('P7 treats a phone of hyphens only as none', async () => {
  expect((await join('---------')).status).toBe(400)
})

test('P7 the refusal names neither the exclusion nor its end, and comes after every other fault', async () => {
  await exclude(await joined('010-7000-0003'), 'permanent')
  const answer = await join('010-7000-0003')
  expect(await answer.text()).toBe('입력하신 정보로는 가입할 수 없습니다. 고객센터로 문의해 주세요.')
  for (const [over, refusal] of [
    [{ userId: 'demo' }, 'USER_ID_TAKEN'],
    [{ nickname: '사람1' }, 'NICKNAME_TAKEN'],
    [{ isAdult: false }, 'AGE_NOT_DECLARED'],
    [{ acceptedTerms: 99 }, 'TERMS_CHANGED'],
    [{ recommenderCode: 'ZZZZZZ' }, 'RECOMMENDER_UNKNOWN'],
  ] as const)
    expect((await told(join('010-7000-0003', over)))[1], refusal).toBe(refusal)
})

test('P7 an earlier sign-up is not approved until the exclusion has ended', async () => {
  const memberId = await joined('010-7000-0004')
  const other = await joined('010-7000-0004')
  await exclude(memberId, '1-day')
  const approve = async () => {
    const token = await house.logIn('admin')
    return house.post(`admin/members/${other}/approve`, { reason: '가입 승인' }, { token })
  }
  expect(await told(approve())).toEqual([409, 'PHONE_EXCLUDED'])
  expect(await told(join('010-7000-0004'))).toEqual(UNAVAILABLE)
  house.clock.advance(DAY + MINUTE)
  expect((await join('010-7000-0004')).status).toBe(200)
  expect((await approve()).status).toBe(200)
})

test('a member without a phone can be excluded too', async () => {
  const demo = await findByUserId(database.db, 'demo36')
  if (!demo) throw new Error('no demo36')
  expect((await exclude(demo.id, '1-day')).ok).toBe(true)
  expect((await join('010-7000-0006')).status).toBe(200)
})
