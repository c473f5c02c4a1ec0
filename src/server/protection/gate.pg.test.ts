import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

// START is noon of 2026-11-21 in Seoul, a Saturday.
const database = useDatabase({ poolSize: 8 })
const house = useHouse(database)

let member: Bettor
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house, { balance: 10_000_000 })
})

/** Another session of the member: the previous one has expired or was ended. */
const again = async (): Promise<void> => {
  const token = await database.db.transaction(tx =>
    beginSession(tx, { clock: house.clock, site: house.app.site }, member.memberId, '127.0.0.1'),
  )
  member = { ...member, token }
}
const later = async (milliseconds: number): Promise<void> => {
  house.clock.advance(milliseconds)
  await again()
}
const ask = async (path: string, body: object) => told(await house.post(path, body, { token: member.token }))
const limit = (kind: string, period: string, amount: number | null) =>
  ask('protection/limits', { kind, period, amount })
const state = async () => (await house.get('protection', { token: member.token })).json()
const stake = async (amounts: number, who = member) =>
  told(
    await bet(
      house,
      who,
      slip(
        who,
        [{ fixture: await anOfferedFixture(house, { startsAt: instant(house.clock.now() + HOUR) }) }],
        { amounts },
      ),
    ),
  )

const reached = (date: string) => ({
  status: 400,
  refusal: 'LIMIT_REACHED',
  text: `설정하신 이용한도에 도달했습니다. ${date} 이후 이용할 수 있습니다.`,
})
const proven = async () => expect((await verifyLedger(database.db)).faults).toEqual([])

test.each([
  ['day', '2026-11-22 00:00'],
  ['week', '2026-11-23 00:00'],
  ['month', '2026-12-01 00:00'],
])(
  'handbook 8.2: a stake above the limit of the %s is refused, and leaves no trace',
  async (period, until) => {
    expect(await limit('stake', period, 30_000)).toMatchObject({ status: 200 })
    expect(await stake(20_000)).toMatchObject({ status: 200 })
    expect(await stake(15_000)).toEqual(reached(until))
    expect(await walletBalance(house, member)).toBe(9_980_000)
    expect(await stake(10_000)).toMatchObject({ status: 200 })
    expect(await stake(5_000)).toEqual(reached(until))
    const used = (await state()).limits.find(
      (one: { kind: string; period: string }) => one.kind === 'stake' && one.period === period,
    )
    expect(used).toMatchObject({ amount: 30_000, used: 30_000, rise: null })
    await proven()
  },
)

test('a used limit resets at midnight in Seoul, of the week on Monday, of the month on its first day', async () => {
  await limit('stake', 'day', 10_000)
  expect(await stake(10_000)).toMatchObject({ status: 200 })
  house.clock.set(instant(START + 12 * HOUR - MINUTE))
  await again()
  expect(await stake(5_000)).toEqual(reached('2026-11-22 00:00'))
  await later(MINUTE)
  expect(await stake(10_000)).toMatchObject({ status: 200 })
  await limit('stake', 'week', 20_000)
  expect(await stake(5_000)).toEqual(reached('2026-11-23 00:00'))
  await later(DAY)
  expect(await stake(10_000)).toMatchObject({ status: 200 })
  await limit('stake', 'month', 30_000)
  await later(DAY)
  expect(await stake(5_000)).toEqual(reached('2026-12-01 00:00'))
  await later(8 * DAY)
  expect(await stake(5_000)).toMatchObject({ status: 200 })
  await proven()
})

test('an open bet counts as lost; a cancelled one does not count', async () => {
  await limit('loss', 'day', 10_000)
  const placed = await stake(10_000)
  expect(placed).toMatchObject({ status: 200 })
  expect(await stake(5_000)).toEqual(reached('2026-11-22 00:00'))
  const { id } = JSON.parse(placed.text)
  expect((await house.post(`bet_result/${id}/cancel`, {}, { token: member.token })).status).toBe(200)
  expect(await stake(10_000)).toMatchObject({ status: 200 })
  await proven()
})

test('a higher limit requires a day and a second confirmation, a lower one applies at once and ends the wait', async () => {
  await limit('stake', 'day', 10_000)
  expect(await limit('stake', 'day', 50_000)).toMatchObject({ status: 200 })
  expect(await stake(20_000)).toMatchObject({ refusal: 'LIMIT_REACHED' })
  const name = { kind: 'stake', period: 'day' }
  expect(await ask('protection/limits/confirm', name)).toEqual({
    status: 400,
    refusal: 'LIMIT_RISE_WAITS',
    text: '한도 상향은 신청 24시간 후 적용됩니다.',
  })
  await later(DAY)
  // Waiting alone does not raise the limit.
  expect(await stake(20_000)).toMatchObject({ refusal: 'LIMIT_REACHED' })
  expect(await ask('protection/limits/confirm', name)).toMatchObject({ status: 200 })
  expect(await stake(20_000)).toMatchObject({ status: 200 })
  await limit('stake', 'day', null)
  await limit('stake', 'day', 20_000)
  await later(DAY)
  expect(await ask('protection/limits/confirm', name)).toMatchObject({ refusal: 'LIMIT_RISE_UNKNOWN' })
})

test('a member who excludes himself is logged out at once, may log in to read, and cannot bet by any route', async () => {
  const open = await stake(10_000)
  expect(open).toMatchObject({ status: 200 })
  const old = member.token
  expect(await ask('protection/exclusion', { period: '1-week' })).toMatchObject({ status: 200 })
  const ended = await told(await house.get('member/user', { token: old }))
  expect(ended).toMatchObject({ status: 556, refusal: 'SESSION_EXCLUDED' })
  await again()
  const excluded = {
    status: 403,
    refusal: 'SELF_EXCLUDED',
    text: '자가제한 기간에는 이용할 수 없습니다. (해제일 2026-11-28 12:00)',
  }
  expect(await stake(5_000)).toEqual(excluded)
  expect(await ask('protection/exclusion', { period: '1-day' })).toMatchObject({
    refusal: 'EXCLUSION_NOT_LONGER',
  })
  expect((await state()).exclusion).toMatchObject({
    period: '1-week',
    kind: 'cooling-off',
    byOperator: false,
  })
  expect(await ask('protection/exclusion', { period: 'permanent' })).toMatchObject({ status: 200 })
  await later(30 * DAY)
  expect(await stake(5_000)).toMatchObject({ status: 403, text: expect.stringContaining('해제일 없음') })
  expect(await walletBalance(house, member)).toBe(9_990_000)
  await proven()
})

test('ten bets concurrent with a lowered limit and an exclusion: none is accepted after the answer', async () => {
  for (let round = 0; round < 5; round++) {
    member = await aBettor(house, { balance: 10_000_000 })
    const fixtures = await Promise.all(Array.from({ length: 10 }, () => anOfferedFixture(house)))
    const bets = fixtures.map(fixture => bet(house, member, slip(member, [{ fixture }], { amounts: 10_000 })))
    const changed =
      round % 2 === 0 ? limit('stake', 'day', 0) : ask('protection/exclusion', { period: '1-day' })
    await changed
    const at = await walletBalance(house, member)
    await Promise.all(bets)
    expect(await walletBalance(house, member)).toBe(at)
  }
  await proven()
})

test('the house’s loss cap blocks every member for 24 hours after it is reached, across midnight', async () => {
  const token = await house.logIn('admin')
  const settings = { houseLossDayMax: 50_000, houseStakeDayMax: 200_000 }
  expect((await house.post('admin/settings', { settings, reason: '시험' }, { token })).status).toBe(200)
  expect(await stake(60_000)).toEqual(reached('2026-11-22 00:00'))
  expect(await stake(50_000)).toMatchObject({ status: 200 })
  expect(await stake(5_000)).toEqual(reached('2026-11-22 12:00'))
  await later(13 * HOUR)
  expect(await stake(5_000)).toEqual(reached('2026-11-22 12:00'))
  await later(11 * HOUR)
  expect(await stake(5_000)).toMatchObject({ status: 200 })
  const off = { houseLossDayMax: 3_000_000, houseStakeDayMax: 30_000_000 }
  await house.post('admin/settings', { settings: off, reason: '시험' }, { token: await house.logIn('admin') })
})

test('operators see limited and excluded members, exclude with a reason, and cannot lift exclusions', async () => {
  await limit('loss', 'month', 70_000)
  const token = await house.logIn('admin')
  const path = `admin/protection/${member.memberId}`
  const exclude = (period: string, as = token) =>
    house.post(`${path}/exclusion`, { period, reason: '가족 요청' }, { token: as })
  expect((await exclude('1-month', await house.logIn('admin1'))).status).toBe(403)
  const fresh = await house.logIn('admin')
  expect((await exclude('1-month', fresh)).status).toBe(200)
  expect((await told(await exclude('1-day', fresh))).refusal).toBe('EXCLUSION_NOT_LONGER')
  const list = await (await house.get('admin/protection?state=excluded', { token: fresh })).json()
  expect(list.members.find((one: { memberId: number }) => one.memberId === member.memberId)).toMatchObject({
    exclusion: { until: '2026-12-21 12:00:00' },
    limits: [{ kind: 'loss', period: 'month', amount: 70_000 }],
  })
  const stranger = await aBettor(house)
  const { nickname } = await database.db.one<{ nickname: string }>(
    sql`select nickname from member where id = ${stranger.memberId}`,
  )
  const found = async (state: string) =>
    (await (await house.get(`admin/protection?state=${state}&name=${nickname}`, { token: fresh })).json())
      .members
  expect(await found('all')).toMatchObject([{ memberId: stranger.memberId, lastChangeAt: null, limits: [] }])
  expect(await found('limited')).toEqual([])
  const history = await (await house.get(`${path}/history`, { token: fresh })).json()
  expect(history.rows.map(({ what }: { what: string }) => what)).toEqual([
    'excluded-by-operator',
    'limit-set',
  ])
  expect((await house.get(`${path}`, { token: fresh })).status).toBe(200)
  expect((await house.get('admin/protection/999999999', { token: fresh })).status).toBe(404)
})

test('refuses an invalid limit and changes nothing', async () => {
  for (const [kind, period, amount] of [
    ['time', 'week', 60],
    ['time', 'day', 5],
    ['stake', 'day', -1],
    ['stake', 'day', 1.5],
    ['withdrawal', 'day', 1],
  ] as const)
    expect((await limit(kind, period, amount)).status).toBe(400)
  expect((await state()).limits.every((one: { amount: number | null }) => one.amount === null)).toBe(true)
})

test('a member who has used up the day’s time limit cannot bet', async () => {
  await limit('time', 'day', 20)
  expect(await stake(5_000)).toMatchObject({ status: 200 })
  house.clock.advance(21 * MINUTE)
  expect(await stake(5_000)).toEqual(reached('2026-11-22 00:00'))
})
