import { beforeAll, expect, test } from 'vitest'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { spendCoupon } from './spend-coupon.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
})

const inDays = (days: number) => seoulDay(instant(clock.now() + days * DAY))
const nameOf = async ({ memberId }: Bettor): Promise<string> =>
  (await database.db.one<{ name: string }>(sql`select user_id as name from member where id = ${memberId}`))
    .name

let lastKey = 0
const issue = (over: object, token = admin) =>
  house.post(
    'admin/coupons',
    {
      name: '시험 쿠폰',
      kind: 'points',
      amount: 5_000,
      percent: null,
      turnoverPercent: 100,
      lastDay: inDays(7),
      reason: '이벤트 당첨',
      key: `k${++lastKey}`,
      ...over,
    },
    { token },
  )
const box = async ({ token }: Bettor) => (await house.get('coupon', { token })).json()
const use = ({ token }: Bettor, id: string) => house.post(`coupon/${id}/use`, undefined, { token })
const enter = ({ token }: Bettor, code: string) => house.post('coupon/code', { code }, { token })

async function given(member: Bettor, over: object = {}): Promise<string> {
  const answer = await issue({ to: { kind: 'member', name: await nameOf(member) }, ...over })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { coupons } = await box(member)
  return coupons[0].id
}

test('WALLET-016 WALLET-017 lists a points coupon, and credits it once under concurrent uses', async () => {
  const member = await aBettor(house)
  const id = await given(member)
  expect(await box(member)).toMatchObject({ unused: 1, coupons: [{ name: '시험 쿠폰', state: 'unused' }] })
  const answers = await Promise.all(Array.from({ length: 10 }, () => use(member, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await loadBalances(database.db, member.memberId)).points).toBe(5_000)
  expect(await told(await use(member, id))).toEqual({
    status: 400,
    refusal: 'COUPON_USED',
    text: '이미 사용한 쿠폰입니다.',
  })
  expect(await box(member)).toMatchObject({ unused: 0, coupons: [{ state: 'used' }] })
  expect(await (await house.get('coupon/unused', { token: member.token })).json()).toBe(0)
})

test('handbook 5.7 a money coupon opens its turnover requirement', async () => {
  const member = await aBettor(house)
  const id = await given(member, { kind: 'money', amount: 20_000 })
  expect(await (await use(member, id)).json()).toEqual({ emoney: 1_020_000, point: 0 })
  const turnover = await (await house.get('turnover', { token: member.token })).json()
  expect(turnover).toMatchObject({ need: 20_000, requirements: [{ title: '쿠폰: 시험 쿠폰', percent: 100 }] })
})

test('WALLET-017 refuses an expired coupon, another member’s, and one for a deposit', async () => {
  const [member, other] = [await aBettor(house), await aBettor(house)]
  const id = await given(member, { lastDay: inDays(0) })
  expect((await told(await use(other, id))).refusal).toBe('COUPON_UNKNOWN')
  const tomorrow = { ...house.deps, clock: { now: () => instant(clock.now() + DAY) } }
  expect(await spendCoupon(tomorrow, member.memberId, id)).toEqual({
    ok: false,
    refusal: { code: 'COUPON_EXPIRED' },
  })
  const bonus = await given(other, { kind: 'deposit-bonus', percent: 10, amount: 30_000 })
  expect((await told(await use(other, bonus))).refusal).toBe('COUPON_AT_DEPOSIT')
  expect((await told(await issue({ lastDay: inDays(-1), to: { kind: 'all' } }))).refusal).toBe('COUPON_PAST')
  expect((await told(await issue({ kind: 'deposit-bonus', to: { kind: 'all' } }))).refusal).toBe(
    'COUPON_PERCENT',
  )
})

test('handbook 5.7 a code gives one coupon per member, and no more than were issued, under concurrent requests', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => aBettor(house)))
  expect((await issue({ to: { kind: 'code', code: 'open-2026-x', usesMax: 3 } })).status).toBe(200)
  expect((await told(await issue({ to: { kind: 'code', code: 'OPEN2026X', usesMax: 3 } }))).refusal).toBe(
    'COUPON_CODE_KNOWN',
  )
  const answers = await Promise.all(
    members.flatMap(member => [enter(member, 'OPEN2026X'), enter(member, 'open2026x')]),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refusals = await Promise.all(answers.filter(({ status }) => status !== 200).map(told))
  expect(new Set(refusals.map(({ refusal }) => refusal))).toEqual(
    new Set(['COUPON_CODE_TAKEN', 'COUPON_CODE_GONE']),
  )
  expect((await told(await enter(members[0] ?? (await aBettor(house)), 'NOSUCHCODE'))).refusal).toBe(
    'COUPON_CODE',
  )
})

test('limits guesses of codes', async () => {
  const member = await aBettor(house)
  const answers = []
  for (let n = 0; n < 11; n++) answers.push(await enter(member, `WRONG000${n}`))
  expect((await told(answers[10] ?? (await enter(member, 'WRONG0000')))).refusal).toBe('TOO_MANY_REQUESTS')
})

test('handbook 8.2 excluded members get and use no coupons', async () => {
  const [member, excluded] = [await aBettor(house, { level: 9 }), await aBettor(house, { level: 9 })]
  const before = await given(excluded)
  await database.db.run(sql`
    insert into protection_exclusion (member_id, period, from_at, until_at)
    values (${excluded.memberId}, '1-week', ${timestamp(clock.now())}, ${timestamp(instant(clock.now() + 7 * DAY))})`)
  const issued = await (await issue({ to: { kind: 'level', level: 9 } })).json()
  expect(issued).toMatchObject({ to: '레벨 9', given: 1 })
  expect((await box(member)).totalCount).toBe(1)
  expect(await spendCoupon(house.deps, excluded.memberId, before)).toMatchObject({
    ok: false,
    refusal: { code: 'SELF_EXCLUDED' },
  })
})

test('operators see the state of coupons and recall unused ones; used ones stay', async () => {
  const [one, other] = [await aBettor(house, { level: 7 }), await aBettor(house, { level: 7 })]
  const { id: issueId } = await (await issue({ to: { kind: 'level', level: 7 } })).json()
  const own = (await box(one)).coupons[0].id
  await use(one, own)
  const list = await (await house.get(`admin/coupons/${issueId}`, { token: admin })).json()
  expect(list).toMatchObject({ issue: { given: 2, used: 1 }, totalCount: 2 })
  const recall = () => house.post(`admin/coupons/${issueId}/recall`, { reason: '오발급' }, { token: admin })
  const answers = await Promise.all([recall(), recall()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await box(other)).totalCount).toBe(0)
  expect((await box(one)).coupons[0]).toMatchObject({ state: 'used' })
  expect((await told(await recall())).refusal).toBe('COUPON_NONE_UNUSED')
})

test('one key issues once; refuses other content under it; members cannot issue', async () => {
  const member = await aBettor(house)
  const to = { kind: 'member', name: await nameOf(member) }
  const [one, two] = [await issue({ to, key: 'same' }), await issue({ to, key: 'same' })]
  expect((await one.json()).id).toBe((await two.json()).id)
  expect((await told(await issue({ to, key: 'same', amount: 7_000 }))).refusal).toBe('KEY_REUSED')
  expect((await told(await issue({ to: { kind: 'all' }, key: 'same' }))).refusal).toBe('KEY_REUSED')
  expect((await box(member)).totalCount).toBe(1)
  expect((await issue({ to }, member.token)).status).toBe(403)
  expect((await told(await issue({ to: { kind: 'member', name: '없는사람' } }))).refusal).toBe(
    'RECIPIENT_UNKNOWN',
  )
})
