import { beforeAll, expect, test } from 'vitest'
import type { MemberChange } from '#contract/back-office/members/member-changes.ts'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { givePermissions } from '#tests/support/house/operator-roles.sql.ts'

const database = useDatabase()
const house = useHouse(database)

let admin = ''
let support = ''
let id = 0
beforeAll(async () => {
  admin = await house.logIn('admin')
  support = await house.logIn('support')
  const { members } = await (await house.get('admin/members?search=demo36', { token: admin })).json()
  id = members[0].id
})

const read = async (query: string, token = admin) => {
  const answer = await house.get(`admin/member-changes?${query}`, { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as { changes: MemberChange[]; totalCount: number }
}
const act = async (path: string, body: object, token = admin) => {
  const answer = await house.post(`admin/members/${id}/${path}`, { reason: '시험', ...body }, { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const own = async (path: string, body: object, token: string) => {
  house.clock.advance(1_000)
  const answer = await house.post(path, { password: PLAY_PASSWORD, ...body }, { token })
  expect(answer.ok, await answer.clone().text()).toBe(true)
}

test('lists every change of a member with the old value, the new value and the operator', async () => {
  const token = await house.logIn('demo36')
  await own('member/own/nickname', { nickname: '새별명' }, token)
  await own('member/own/password', { newPassword: 'fresh4567', newPasswordConfirm: 'fresh4567' }, token)
  await own(
    'member/own/password',
    { password: 'fresh4567', newPassword: PLAY_PASSWORD, newPasswordConfirm: PLAY_PASSWORD },
    token,
  )
  await own(
    'member/own/exchange-password',
    { exchangePassword: '7391', exchangePasswordConfirm: '7391' },
    token,
  )
  house.clock.advance(1_000)
  expect(
    (await house.post('protection/limits', { kind: 'stake', period: 'day', amount: 50_000 }, { token })).ok,
  ).toBe(true)
  house.clock.advance(1_000)
  await act('level', { level: 3 })
  house.clock.advance(1_000)
  await act('tendency', { tendency: 37 }, support)
  house.clock.advance(1_000)
  await act('money', { purse: 'points', way: 'credit', amount: 700, key: 'history-1' })
  house.clock.advance(1_000)
  await act('bans', { products: ['casino'] })
  const { changes, totalCount } = await read(`memberId=${id}`)
  expect(totalCount).toBe(9)
  expect(changes.map(({ field, by, operator }) => [field, by, operator])).toEqual([
    ['bans', 'operator', 'admin'],
    ['points', 'operator', 'admin'],
    ['tendency', 'operator', 'support'],
    ['level', 'operator', 'admin'],
    ['protection', 'member', null],
    ['exchange-password', 'member', null],
    ['password', 'member', null],
    ['password', 'member', null],
    ['nickname', 'member', null],
  ])
  expect(changes[0]).toMatchObject({ before: { bans: '없음' }, after: { bans: '카지노' }, reason: '시험' })
  expect(changes[2]).toMatchObject({ before: { tendency: 36 }, after: { tendency: 37 } })
  expect(changes[4]).toMatchObject({
    text: '한도 설정',
    before: { '하루 베팅 한도': '제한 없음' },
    after: { '하루 베팅 한도': '50,000원' },
  })
  expect(changes[8]).toMatchObject({
    member: { id, userId: 'demo36', nickname: '새별명' },
    before: { nickname: '데모삼육' },
    after: { nickname: '새별명' },
  })
  // Secrets are shown as dots, also when the member changed them.
  expect(changes[6]).toMatchObject({ before: { password: '••••••••' }, after: { password: '••••••••' } })
  expect(JSON.stringify(changes)).not.toMatch(/fresh4567|7391|\$scrypt|\$argon/)
})

test('filters changes by member, field, source and time; an operator’s name matches acts only', async () => {
  const fields = async (query: string) => (await read(query)).changes.map(({ field }) => field)
  expect(await fields('member=demo36&field=level')).toEqual(['level'])
  expect(await fields(`memberId=${id}&by=member`)).not.toContain('level')
  expect(await fields('operator=supp')).toEqual(['tendency'])
  expect(await fields('operator=supp&by=member')).toEqual([])
  expect(await fields(`memberId=${id}&to=2020-01-01`)).toEqual([])
  expect((await fields(`memberId=${id}&from=2026-11-21`)).length).toBeGreaterThan(0)
  expect(await fields('member=nobodyhere')).toEqual([])
})

test('the pages of the list show each change once, newest first', async () => {
  for (let level = 1; level <= 9; level++) {
    await act('level', { level })
    house.clock.advance(1_000)
  }
  const [first, second] = await Promise.all([read(`memberId=${id}`), read(`memberId=${id}&page=2`)])
  const keys = [...first.changes, ...second.changes].map(({ key }) => key)
  expect(new Set(keys).size).toBe(first.totalCount)
  const times = [...first.changes, ...second.changes].map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('lists a password reset once, as the operator’s act, without the password', async () => {
  const answer = await house.post(`admin/members/${id}/password`, { reason: '분실' }, { token: admin })
  const { password } = await answer.json()
  const { changes } = await read(`memberId=${id}&field=password&by=operator`)
  expect(changes).toMatchObject([
    { text: '비밀번호 초기화', operator: 'admin', after: { password: '임시 비밀번호' } },
  ])
  expect((await read(`memberId=${id}&field=password`)).totalCount).toBe(3)
  expect(JSON.stringify(changes)).not.toContain(password)
})

test('X3 hides changes of protection from operators without its permission', async () => {
  await givePermissions.toRole(database.db, 9, ['members:read'])
  const trader = await house.logIn('trader')
  const { changes } = await read(`memberId=${id}&by=member`, trader)
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter(({ field }) => field === 'protection')).toEqual([])
  expect((await read(`memberId=${id}&field=protection`, trader)).totalCount).toBe(0)
})
