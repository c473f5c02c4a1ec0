import { beforeAll, expect, test } from 'vitest'
import type { MilestoneEntry } from '#contract/promotions/milestones.ts'
import { instant } from '#domain/instant.ts'
import { parseSeoul, seoulDay } from '#domain/korean-formats.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember } from '#tests/support/cashier/cash-member.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { claimMilestone } from './own-milestones.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const { askDeposit, decide, opened } = cashCounter(house)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
})

const step: MilestoneEntry = { kind: 'bets', target: 30_000, points: 1_000, shown: true }
const write = async (over: Partial<MilestoneEntry> & { key?: string } = {}) =>
  house.post('admin/milestones', { ...step, ...over, reason: '이달의 이벤트' }, { token: admin })
const aStep = async (over: Partial<MilestoneEntry> = {}): Promise<number> =>
  (await (await write(over)).json()).id
const month = async ({ token }: Bettor) => (await house.get('eventAcc', { token })).json()
const claim = ({ token }: Bettor, id: number) => house.post(`eventAcc/${id}/claim`, undefined, { token })
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points

const betSettled = ({ memberId }: Bettor, stake: number, status = 1, at = clock.now()) =>
  database.db.run(sql`
    insert into bet (id, member_id, detail_type, style, status, stake, total_odds, winnings, winnings_max, leg_count,
      fixtures, placed_at, settled_at, payout, payout_rule)
    values (${house.deps.newUuid()}, ${memberId}, 91, 'EU', ${status}, ${stake}, 190, 9500, 3000000, 1, '{}',
      ${timestamp(at)}, ${timestamp(at)}, 0, 1)`)

test('ROUTE-071 sums won and lost bets of the month, not void ones; marks the reached step', async () => {
  const [near, far] = [await aStep(), await aStep({ target: 50_000 })]
  const member = await aBettor(house)
  await betSettled(member, 20_000)
  await betSettled(member, 15_000, 2)
  await betSettled(member, 90_000, 3)
  const { counts, steps, lastDay } = await month(member)
  expect(counts).toEqual({ attendance: 0, quests: 0, deposits: 0, bets: 35_000 })
  expect(lastDay.slice(0, 7)).toBe(seoulDay(clock.now()).slice(0, 7))
  const stateOf = (id: number) => steps.find((one: { id: number }) => one.id === id)?.state
  expect([stateOf(near), stateOf(far)]).toEqual(['reached', 'ahead'])
})

test('ROUTE-071 sums the completed deposits of the month, not reversed ones; marks the reached step', async () => {
  const [near, far] = [
    await aStep({ kind: 'deposits', target: 50_000 }),
    await aStep({ kind: 'deposits', target: 80_000 }),
  ]
  const member = await aCashMember(house)
  const deposited = async (amount: number) => {
    const { id } = await opened(askDeposit(member, { amount }))
    expect((await decide('approve', id, admin)).status).toBe(200)
    return id
  }
  await deposited(30_000)
  const returned = await deposited(20_000)
  expect((await askDeposit(member, { amount: 90_000 })).status).toBe(200)
  const stateOf = async (id: number) =>
    (await month(member)).steps.find((one: { id: number }) => one.id === id)?.state
  expect((await month(member)).counts.deposits).toBe(50_000)
  expect([await stateOf(near), await stateOf(far)]).toEqual(['reached', 'ahead'])
  expect((await decide('reverse', returned, admin)).status).toBe(200)
  expect((await month(member)).counts.deposits).toBe(30_000)
  expect(await stateOf(near)).toBe('ahead')
})

test('ROUTE-071 a step is claimed once a month, under concurrent calls; not before it is reached', async () => {
  const id = await aStep({ target: 10_000, points: 700 })
  const member = await aBettor(house)
  expect((await told(await claim(member, id))).refusal).toBe('MILESTONE_AHEAD')
  await betSettled(member, 10_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(member, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await pointsOf(member)).toBe(700)
  expect((await told(await claim(member, id))).refusal).toBe('MILESTONE_CLAIMED')
  expect(
    await database.db.one(sql`
      select p.memo from ledger_posting p join ledger_account a on a.id = p.to_account
      where a.member_id = ${member.memberId} and a.kind = 'points'`),
  ).toMatchObject({ memo: expect.stringMatching(/^누적이벤트 \(\d+월 베팅 10,000원\)$/) })
})

test('handbook 5.9 unclaimed steps lapse with the month, and a new month starts at zero', async () => {
  const id = await aStep({ target: 10_000 })
  const member = await aBettor(house)
  const at = (text: string) => ({ ...house.deps, clock: { now: () => parseSeoul(text) ?? instant(0) } })
  await betSettled(member, 10_000, 1, parseSeoul('2026-11-30 23:59:59') ?? instant(0))
  expect(await claimMilestone(at('2026-12-01 00:00:00'), member.memberId, id)).toMatchObject({
    refusal: { code: 'MILESTONE_AHEAD' },
  })
  expect(await claimMilestone(at('2026-11-30 23:59:59'), member.memberId, id)).toMatchObject({ ok: true })
})

test('a hidden or unknown step cannot be claimed; a claimed one is still shown', async () => {
  const id = await aStep({ kind: 'attendance', target: 1 })
  const member = await aBettor(house)
  await house.post('attendance', undefined, { token: member.token })
  expect((await claim(member, id)).status).toBe(200)
  const hidden = { ...step, kind: 'attendance', target: 1, shown: false, reason: '이벤트 종료' }
  expect((await house.post(`admin/milestones/${id}`, hidden, { token: admin })).status).toBe(200)
  const other = await aBettor(house)
  await house.post('attendance', undefined, { token: other.token })
  expect((await claim(other, id)).status).toBe(404)
  expect((await claim(other, 999_999)).status).toBe(404)
  const ids = async (who: Bettor) => (await month(who)).steps.map((one: { id: number }) => one.id)
  expect(await ids(member)).toContain(id)
  expect(await ids(other)).not.toContain(id)
})

test('handbook 8.2 an excluded member cannot claim', async () => {
  const id = await aStep({ target: 10_000 })
  const member = await aBettor(house)
  await betSettled(member, 10_000)
  const body = { period: '1-day', reason: '회원 요청' }
  const path = `admin/protection/${member.memberId}/exclusion`
  expect((await house.post(path, body, { token: admin })).status).toBe(200)
  expect(await claimMilestone(house.deps, member.memberId, id)).toMatchObject({
    ok: false,
    refusal: { code: 'SELF_EXCLUDED' },
  })
  expect(await pointsOf(member)).toBe(0)
})

test('only operators set steps: one key writes one; refuses invalid input', async () => {
  const first = await (await write({ key: 'once' })).json()
  expect(await (await write({ key: 'once' })).json()).toEqual(first)
  expect((await told(await write({ key: 'once', points: 1 }))).refusal).toBe('KEY_REUSED')
  expect((await told(await write({ kind: 'attendance', target: 32 }))).refusal).toBe('MILESTONE_TARGET')
  expect((await told(await write({ kind: 'quests', target: 187 }))).refusal).toBe('MILESTONE_TARGET')
  for (const wrong of [{ target: 0 }, { points: 0 }, { points: 1_000_001 }, { target: 1.5 }])
    expect((await write(wrong)).status).toBe(400)
  const { token } = await aBettor(house)
  expect((await house.post('admin/milestones', { ...step, reason: '시험' }, { token })).status).toBe(403)
  expect((await house.post(`eventAcc/${first.id}/claim`, undefined, { token: admin })).status).toBe(403)
  const { steps } = await (await house.get('admin/milestones', { token: admin })).json()
  expect(steps.length).toBeGreaterThan(0)
})
