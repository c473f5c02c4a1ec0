import { expect, test } from 'vitest'
import { DAY, instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { untilWaiting } from '#tests/support/house/until-waiting.sql.ts'
import { checkAttendance } from './check-attendance.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })

const check = ({ token }: Bettor) => house.post('attendance', undefined, { token })
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const month = async ({ token }: Bettor, asked = '') =>
  (await house.get(`attendance${asked}`, { token })).json()

/** Stamps a member on these days through the use case directly: sessions don't live that long. */
async function attendOn({ memberId }: Bettor, from: string, days: number) {
  const start = parseSeoul(from) ?? instant(0)
  const answers = []
  for (let n = 0; n < days; n++) {
    const at = { now: () => instant(start + n * DAY + DAY / 2) }
    answers.push(await checkAttendance({ ...house.deps, clock: at }, memberId))
  }
  return answers
}

test('EVENT-005 one stamp a day gives its points once, under concurrent requests', async () => {
  const member = await aBettor(house)
  const answers = await Promise.all(Array.from({ length: 10 }, () => check(member)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await pointsOf(member)).toBe(500)
  expect(await told(await check(member))).toEqual({
    status: 400,
    refusal: 'ATTENDANCE_DONE',
    text: '이미 출석체크하셨습니다.',
  })
  expect(await month(member)).toMatchObject({ isStamped: true, streak: 1, stamped: [expect.any(String)] })
})

test('EVENT-005 a new day starts at 00:00 in Seoul, also at the end of a month', async () => {
  const member = await aBettor(house)
  const at = (text: string) => ({ ...house.deps, clock: { now: () => parseSeoul(text) ?? instant(0) } })
  const late = await checkAttendance(at('2026-11-30 23:59:59'), member.memberId)
  const early = await checkAttendance(at('2026-12-01 00:00:00'), member.memberId)
  expect([late, early]).toMatchObject([
    { ok: true, value: { day: '2026-11-30', streak: 1 } },
    { ok: true, value: { day: '2026-12-01', streak: 2 } },
  ])
})

test('EVENT-005 of two stamps around midnight the second continues the streak', async () => {
  const { memberId } = await aBettor(house)
  const at = (text: string) => ({ ...house.deps, clock: { now: () => parseSeoul(text) ?? instant(0) } })
  const [late, early] = await database.db.transaction(async tx => {
    await tx.run(sql`select from member where id = ${memberId} for update`)
    const late = checkAttendance(at('2026-11-30 23:59:59'), memberId)
    await untilWaiting(database.db, 1)
    const early = checkAttendance(at('2026-12-01 00:00:00'), memberId)
    await untilWaiting(database.db, 2)
    return [late, early]
  })
  expect(await Promise.all([late, early])).toMatchObject([{ value: { streak: 1 } }, { value: { streak: 2 } }])
})

test('handbook 5.10 seven days in a row and a full month give their points, each with its cause', async () => {
  const member = await aBettor(house)
  await attendOn(member, '2026-02-01', 28)
  // 28 days, four weeks, one month.
  expect(await pointsOf(member)).toBe(28 * 500 + 4 * 2_000 + 20_000)
  const memos = await database.db.many<{ memo: string }>(sql`
    select p.memo from ledger_posting p join ledger_account a on a.id = p.to_account
    where a.member_id = ${member.memberId} and a.kind = 'points' order by p.n`)
  expect(memos.slice(-3).map(({ memo }) => memo)).toEqual([
    '출석 체크 (2월 28일)',
    '7일 연속 출석 (2월 28일)',
    '2월 전체 출석',
  ])
})

test('a missed day restarts the streak', async () => {
  const member = await aBettor(house)
  await attendOn(member, '2026-03-01', 5)
  const [after] = await attendOn(member, '2026-03-07', 1)
  expect(after).toMatchObject({ ok: true, value: { streak: 1, points: 500 } })
})

test('handbook 5.10 the bet condition requires a bet settled today; operators set it, logged', async () => {
  const admin = await house.logIn('admin')
  const rule = { condition: 'bet', daily: 300, week: 0, month: 0 }
  const change = (body: object) => house.post('admin/attendance/rule', body, { token: admin })
  for (const wrong of [{ condition: 'deposit' }, { daily: -1 }, { daily: 1_000_001 }, { week: 1.5 }])
    expect((await change({ rule: { ...rule, ...wrong }, reason: '조건 변경' })).status).toBe(400)
  expect((await change({ rule, reason: '조건 변경' })).status).toBe(200)
  const member = await aBettor(house)
  expect(await month(member)).toMatchObject({ conditionMet: false, next: [] })
  expect(await told(await check(member))).toEqual({
    status: 400,
    refusal: 'ATTENDANCE_CONDITION',
    text: '오늘 출석 조건을 충족하지 못했습니다.',
  })
  expect(await month(member)).toMatchObject({ isStamped: false })
  await database.db.run(sql`
    insert into bet (id, member_id, detail_type, style, status, stake, total_odds, winnings, winnings_max, leg_count,
      fixtures, placed_at, settled_at, payout, payout_rule)
    values (${house.deps.newUuid()}, ${member.memberId}, 91, 'EU', 1, 5000, 190, 9500, 3000000, 1, '{}',
      ${new Date(clock.now()).toISOString()}, ${new Date(clock.now()).toISOString()}, 0, 1)`)
  expect(await (await check(member)).json()).toMatchObject({ points: 300 })
  await change({ rule: { condition: 'none', daily: 500, week: 2_000, month: 20_000 }, reason: '원래대로' })
  const acts = await (await house.get('admin/acts?act=change-attendance', { token: admin })).json()
  expect(acts.acts[0]).toMatchObject({ before: { condition: 'bet' }, after: { condition: 'none' } })
})

test('EVENT-004 shows the past month as it was; invalid and future months show this month', async () => {
  const member = await aBettor(house)
  await database.db.run(sql`update member set joined_at = '2026-01-15' where id = ${member.memberId}`)
  await attendOn(member, '2026-02-10', 2)
  expect(await month(member, '?month=2026-02')).toMatchObject({
    month: '2026-02',
    firstMonth: '2026-01',
    stamped: ['2026-02-10', '2026-02-11'],
  })
  const now = (await month(member)).month
  for (const asked of ['2099-01', '2025-01']) expect((await month(member, `?month=${asked}`)).month).toBe(now)
  expect((await house.get('attendance?month=2026-13', { token: member.token })).status).toBe(400)
})

test('handbook 8.2 an excluded member gets no stamp and no points', async () => {
  const member = await aBettor(house)
  const body = { period: '1-day', reason: '회원 요청' }
  const path = `admin/protection/${member.memberId}/exclusion`
  expect((await house.post(path, body, { token: await house.logIn('admin') })).status).toBe(200)
  expect(await checkAttendance(house.deps, member.memberId)).toMatchObject({
    ok: false,
    refusal: { code: 'SELF_EXCLUDED' },
  })
  expect(await pointsOf(member)).toBe(0)
  expect(await database.db.many(sql`select from attendance where member_id = ${member.memberId}`)).toEqual([])
})

test('operators see attendance by day and name, and cannot attend', async () => {
  const admin = await house.logIn('admin')
  const member = await aBettor(house)
  const { day } = await (await check(member)).json()
  const list = await (await house.get(`admin/attendance?day=${day}`, { token: admin })).json()
  expect(list.attended[0]).toMatchObject({ day, streak: 1, points: 500 })
  expect(list.pointsSum).toBeGreaterThanOrEqual(500)
  const { userId } = list.attended[0]
  const named = await (await house.get(`admin/attendance?name=${userId}`, { token: admin })).json()
  expect(named.totalCount).toBe(1)
  expect((await house.get('admin/attendance', { token: member.token })).status).toBe(403)
  expect((await house.post('attendance', undefined, { token: admin })).status).toBe(403)
  expect((await house.post('attendance')).status).toBe(401)
})
