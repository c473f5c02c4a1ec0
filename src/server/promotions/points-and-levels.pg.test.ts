import { beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { Sheet } from '#server/fixtures/fixtures.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { settleBonus, takeBackBonus } from './deposit-bonuses/deposit-bonuses.ts'
import { followFriends } from './friends/follow-friends.ts'
import { raiseLevels } from './levels/raise-levels.ts'
import { followLosing } from './losing-points/follow-losing.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
})

const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const pointsDebtOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).pointsDebt

let lastFixture = 0
const twoMatches = async (): Promise<readonly [number, number]> => {
  const [one, other] = [++lastFixture, ++lastFixture]
  await desk.newFixtures({ id: one }, { id: other })
  return [one, other]
}
const end = async (fixture: number, sheet: Sheet = HOME_WIN): Promise<void> => {
  await desk.record(fixture, sheet)
  await desk.settle(fixture)
}
const slip = (member: Bettor, fixtures: readonly number[], pick = '2') =>
  desk.place({ member: member.memberId, legs: fixtures.map(fixture => ({ fixture, pick })) })
const follow = async () => {
  while ((await followLosing(house.deps)) === 'some');
}

test('handbook 5.6 a lost slip gives points by level, once, and a correction takes them back', async () => {
  const [one, other] = [await aBettor(house), await aBettor(house, { level: 7 })]
  const [first, second] = await twoMatches()
  await slip(one, [first, second])
  await slip(other, [first, second])
  await slip(one, [first])
  await end(first)
  await end(second)
  await Promise.all([follow(), follow(), follow()])
  expect([await pointsOf(one), await pointsOf(other)]).toEqual([100, 300])
  await end(first, AWAY_WIN)
  await end(second, AWAY_WIN)
  await follow()
  expect([await pointsOf(one), await pointsDebtOf(one), await pointsOf(other)]).toEqual([0, 0, 0])
  await end(first)
  await follow()
  expect(await pointsOf(other)).toBe(300)
  const kinds = await database.db.many<{ kind: string }>(sql`
    select p.kind from ledger_posting p join ledger_account a on a.id in (p.from_account, p.to_account)
    where a.member_id = ${other.memberId} and a.kind = 'points' order by p.n`)
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'losing-points',
    'settlement-points-reversed',
    'losing-points',
  ])
})

/** A settled bet on a round, recorded as by the settlement of rounds. */
async function roundBet({ memberId }: Bettor, stake: number, status: number, payout: number): Promise<void> {
  const id = house.deps.newUuid()
  const at = timestamp(clock.now())
  await database.db.run(sql`
    insert into bet (id, member_id, game_type, detail_type, style, status, stake, total_odds, winnings, winnings_max,
      fixtures, placed_at, settled_at, payout, payout_rule, revision)
    values (${id}, ${memberId}, 3, 91, 'KR', ${status}, ${stake}, 195, ${stake}, 3000000, '{}', ${at}, ${at}, ${payout},
      1, 1)`)
  await database.db.run(sql`
    insert into bet_ended (at, bets, members, stakes, old_statuses, old_payouts, statuses, payouts)
    values (${at}, array[${id}]::uuid[], array[${memberId}]::bigint[], array[${stake}]::bigint[], array[0]::smallint[],
      array[null]::bigint[], array[${status}]::smallint[], array[${payout}]::bigint[])`)
}

test('handbook 5.6 recommenders earn from bets on rounds too, once, and rounds give no losing points', async () => {
  const top = await aBettor(house)
  const friend = await aBettor(house, { recommendedBy: top.memberId })
  await roundBet(friend, 20_000, 1, 0)
  await roundBet(friend, 20_000, 2, 39_000)
  await Promise.all([followFriends(house.deps), followFriends(house.deps)])
  await follow()
  expect([await pointsOf(top), await pointsOf(friend)]).toEqual([200, 0])
})

const deposit = (member: Bettor, amount: number, bonus: string): Promise<string> =>
  database.db.transaction(async tx => {
    const id = house.deps.newUuid()
    const { memberId } = member
    await settleBonus(house.deps, tx, { id, memberId, amount, bonus, at: clock.now() })
    return id
  })
type Option = { readonly key: string; readonly blocked: string | null; readonly conditions: string }
const optionsOf = async ({ token }: Bettor): Promise<readonly Option[]> =>
  (await (await house.get('charge', { token })).json()).bonuses
const turnoverOf = async ({ token }: Bettor) => (await house.get('turnover', { token })).json()

test('handbook 5.6 bonuses are shown with their conditions, given with the deposit, and reversed with it', async () => {
  const member = await aBettor(house)
  const before = await optionsOf(member)
  expect(before.map(({ key, blocked }) => [key, blocked])).toEqual([
    ['join-first', null],
    ['day-first', null],
    ['every', null],
  ])
  expect(before[0]?.conditions).toContain('충전 금액의 20%, 최대 100,000P')
  const id = await deposit(member, 100_000, 'join-first')
  expect(await pointsOf(member)).toBe(20_000)
  expect(await turnoverOf(member)).toMatchObject({
    need: 300_000,
    requirements: [{ title: '충전 (가입첫충)' }],
  })
  const after = await optionsOf(member)
  expect(after.filter(({ blocked }) => blocked === null).map(({ key }) => key)).toEqual(['every'])
  clock.advance(10)
  await deposit(member, 50_000, 'day-first')
  expect(await pointsOf(member)).toBe(20_000)
  expect(await turnoverOf(member)).toMatchObject({ need: 350_000 })
  const takeBack = () => database.db.transaction(tx => takeBackBonus(house.deps, tx, { id, at: clock.now() }))
  await takeBack()
  await takeBack()
  expect(await pointsOf(member)).toBe(0)
  expect(await turnoverOf(member)).toMatchObject({ need: 50_000 })
})

test('handbook 5.7 a coupon gives its bonus with the next deposit, once, and returns with a reversed one', async () => {
  const member = await aBettor(house)
  const { name } = await database.db.one<{ name: string }>(
    sql`select user_id as name from member where id = ${member.memberId}`,
  )
  await house.post(
    'admin/coupons',
    {
      name: '충전 쿠폰',
      kind: 'deposit-bonus',
      amount: 5_000,
      percent: 50,
      turnoverPercent: 200,
      lastDay: seoulDay(instant(clock.now() + DAY)),
      to: { kind: 'member', name },
      reason: '이벤트 당첨',
      key: 'bonus-coupon',
    },
    { token: admin },
  )
  const key = (await optionsOf(member)).at(-1)?.key ?? ''
  const id = await deposit(member, 30_000, key)
  expect(await pointsOf(member)).toBe(5_000)
  expect(await turnoverOf(member)).toMatchObject({ need: 60_000 })
  clock.advance(10)
  await deposit(member, 30_000, key)
  expect(await pointsOf(member)).toBe(5_000)
  await database.db.transaction(tx => takeBackBonus(house.deps, tx, { id, at: clock.now() }))
  expect(await pointsOf(member)).toBe(0)
  expect((await optionsOf(member)).at(-1)?.key).toBe(key)
})

const rise = (by: 'stakes' | 'deposits') =>
  raiseLevels({ ...house.deps, levelsBy: by, tellLevelRise: async () => {} })
const levelOf = async (memberId: MemberId): Promise<number> =>
  (await database.db.one<{ level: number }>(sql`select level from member where id = ${memberId}`)).level
const bets = (memberId: MemberId, count: number, sum: number) =>
  database.db.run(sql`
    insert into report_member_day (day, member_id, product, level, bets, staked, settled_bets, settled)
    values (${seoulDay(clock.now())}, ${memberId}, 1, 1, ${count}, ${sum}, ${count}, ${sum})`)

test('handbook 5.8 members reach levels by their bets, keep higher ones, and may be exempt', async () => {
  const [low, high, byHand] = [await aBettor(house), await aBettor(house, { level: 6 }), await aBettor(house)]
  for (const { memberId } of [low, high, byHand]) await bets(memberId, 4, 3_500_000)
  const off = await house.post(
    `admin/points/members/${byHand.memberId}`,
    { isAutomatic: false, reason: '운영자 지정 레벨 유지' },
    { token: admin },
  )
  expect(await off.json()).toEqual({ memberId: byHand.memberId, isAutomatic: false })
  const raised = await Promise.all([rise('stakes'), rise('stakes')])
  expect(raised[0] + raised[1]).toBe(1)
  expect([await levelOf(low.memberId), await levelOf(high.memberId), await levelOf(byHand.memberId)]).toEqual(
    [4, 6, 1],
  )
  const { changes } = await (
    await house.get(`admin/member-changes?memberId=${low.memberId}`, { token: admin })
  ).json()
  expect(changes[0]).toMatchObject({
    operator: '자동',
    before: { level: 1 },
    after: { level: 4 },
    reason: '누적 베팅 4건, 3,500,000원',
  })
})

test('handbook 5.8 with real money deposits count', async () => {
  const member = await aBettor(house)
  for (let n = 0; n < 3; n++) {
    await deposit(member, 10_000, 'none')
    clock.advance(10)
  }
  await rise('deposits')
  expect(await levelOf(member.memberId)).toBe(2)
})

test('rules are set with a reason, and logged', async () => {
  const rules = await (await house.get('admin/points', { token: admin })).json()
  const losing = { ...rules.losing, percents: rules.losing.percents.with(0, 3) }
  const change = (body: object, token = admin) => house.post('admin/points/losing', body, { token })
  expect((await change({ rule: { ...losing, percents: [4] }, reason: '조정' })).status).toBe(400)
  expect((await change({ rule: losing, reason: '지급 기준 조정' })).status).toBe(200)
  expect((await (await house.get('admin/points', { token: admin })).json()).losing.percents[0]).toBe(3)
  const member = await aBettor(house)
  expect((await change({ rule: losing, reason: '지급 기준 조정' }, member.token)).status).toBe(403)
  const acts = await (await house.get('admin/acts?act=change-losing-points', { token: admin })).json()
  expect(acts.totalCount ?? acts.acts.length).toBe(1)
})
