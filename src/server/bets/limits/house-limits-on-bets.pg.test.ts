import { beforeEach, expect, test } from 'vitest'
import type { HouseLimitOutput } from '#contract/back-office/terms/house-limits.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)
const other = useSecondHouse(database, house)

const NONE = { stakeMax: null, payoutMax: null, memberStakeMax: null, openPayoutMax: null }

let admin: string
let member: Bettor
let fixture: number
beforeEach(async () => {
  admin = await house.logIn('admin')
  member = await aBettor(house, { balance: 10_000_000 })
  fixture = await anOfferedFixture(house)
})

const set = async (place: object, amounts: object, revision = 0): Promise<HouseLimitOutput> => {
  const answer = await house.post(
    'admin/house-limits',
    { place, amounts: { ...NONE, ...amounts }, revision, reason: '위험 관리' },
    { token: admin },
  )
  expect(answer.status).toBe(200)
  await other().app.site.refresh()
  return answer.json()
}
const remove = async ({ id }: { id: number }) => {
  const answer = await house.post(`admin/house-limits/${id}/remove`, { reason: '해제' }, { token: admin })
  expect(answer.status).toBe(200)
}
const onFixture = (marketId: number | null = null) => ({ scope: 'fixture', fixtureId: fixture, marketId })
const stake = async (amounts: number, picks: readonly PickSketch[] = [{ fixture }], who = member) =>
  told(await bet(house, who, slip(who, picks, { amounts })))
const refused = (refusal: string, text: string) => ({ status: 400, refusal, text })

test('B11 limits the stake of a bet on a fixture to the won, and accepts the limit itself', async () => {
  await set(onFixture(), { stakeMax: 300_000 })
  expect(await stake(300_001)).toEqual(
    refused('HOUSE_STAKE_MAX', '이 경기의 최대 베팅 금액은 300,000원입니다.'),
  )
  expect(await walletBalance(house, member)).toBe(10_000_000)
  expect(await stake(300_000)).toMatchObject({ status: 200 })
})

test('B11 for a combination the refusal names the limited match', async () => {
  await set(onFixture(3), { stakeMax: 50_000 })
  const beside = { fixture: await anOfferedFixture(house, { home: '울산', away: '서울' }) }
  const handicap = { fixture, type: 3, line: -50, odds: 185 }
  expect(await stake(50_001, [beside, handicap])).toEqual(
    refused(
      'HOUSE_STAKE_MAX',
      `홈${fixture} VS 원정${fixture} 경기 핸디캡의 최대 베팅 금액은 50,000원입니다.`,
    ),
  )
  expect(await stake(60_000, [beside, { fixture }])).toMatchObject({ status: 200 })
})

test('B11 limits the payout of a bet by league, sport and market type; the smallest limit applies', async () => {
  const { leagueId, name } = await database.db.one<{ leagueId: number; name: string }>(sql`
    select g.id as "leagueId", g.name_korean as name from fixture f join league g on g.id = f.league_id
    where f.id = ${fixture}`)
  const limits = [
    await set({ scope: 'sport', sportId: 6046, marketId: null }, { payoutMax: 500_000 }),
    await set({ scope: 'league', leagueId, marketId: null }, { payoutMax: 190_000 }),
    await set({ scope: 'market', marketId: 2 }, { payoutMax: 90_000 }),
  ]
  expect(await stake(100_000)).toMatchObject({ status: 200 })
  expect(await stake(110_000, [{ fixture: await anOfferedFixture(house) }])).toEqual(
    refused('HOUSE_PAYOUT_MAX', `${name} 경기의 최대 당첨금은 190,000원입니다.`),
  )
  expect(await stake(60_000, [overOf(fixture)])).toEqual(
    refused('HOUSE_PAYOUT_MAX', '언더오버의 최대 당첨금은 90,000원입니다.'),
  )
  for (const limit of limits) await remove(limit)
  expect(await stake(110_000, [overOf(fixture)])).toMatchObject({ status: 200 })
})

test('B11 limits one member’s total stake on a fixture over all picks', async () => {
  await set(onFixture(), { memberStakeMax: 100_000 })
  expect(await stake(70_000)).toMatchObject({ status: 200 })
  expect(await stake(30_001, [overOf(fixture)])).toEqual(
    refused(
      'HOUSE_MEMBER_STAKE_MAX',
      '이 경기에 베팅할 수 있는 금액은 모두 100,000원입니다. (진행중 70,000원 포함)',
    ),
  )
  expect(await stake(30_000, [overOf(fixture)])).toMatchObject({ status: 200 })
  const another = await aBettor(house)
  expect(await stake(100_000, [{ fixture }], another)).toMatchObject({ status: 200 })
})

test('B11 caps the payout of the house on a fixture; reports the remaining stake, and accepts the other side', async () => {
  await set(onFixture(1), { openPayoutMax: 500_000 })
  // 1.90: 380,000 of 500,000.
  expect(await stake(200_000)).toMatchObject({ status: 200 })
  const second = await aBettor(house, { balance: 10_000_000 })
  expect(await stake(100_000, [{ fixture }], second)).toEqual(
    refused('HOUSE_OPEN_PAYOUT_MAX', '이 경기 승무패에는 지금 63,157원까지 베팅할 수 있습니다.'),
  )
  expect(await stake(63_157, [{ fixture }], second)).toMatchObject({ status: 200 })
  const third = await aBettor(house)
  expect(await stake(5_000, [{ fixture }], third)).toEqual(
    refused(
      'HOUSE_OPEN_PAYOUT_MAX',
      '이 경기 승무패의 베팅 한도가 모두 찼습니다. 다른 경기를 선택해 주세요.',
    ),
  )
  // Away at 2.10 does not increase the worst case; the total is another market.
  expect(await stake(100_000, [{ fixture, pick: '2', odds: 210 }], third)).toMatchObject({ status: 200 })
  expect(await stake(300_000, [overOf(fixture)], third)).toMatchObject({ status: 200 })
})

test('B11 fifty concurrent bets in two processes never exceed the payout cap, and use it up', async () => {
  await set(onFixture(), { openPayoutMax: 190_000 })
  const bettors = await Promise.all(Array.from({ length: 50 }, () => aBettor(house)))
  const answers = await Promise.all(
    bettors.map((one, index) =>
      bet(index % 2 ? house : other(), one, slip(one, [{ fixture }], { amounts: 10_000 })),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(10)
  expect(statuses.filter(status => status === 400)).toHaveLength(40)
  const { open } = await database.db.one<{ open: number }>(sql`
    select sum(b.winnings)::bigint as open from bet b where ${fixture} = any(b.fixtures) and b.status = 0`)
  expect(open).toBe(190_000)
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('B11 a stake without balance does not use the limit of the bets after it', async () => {
  await set(onFixture(), { openPayoutMax: 190_000 })
  const poor = await aBettor(house, { balance: 5_000 })
  const bettors = [poor, ...(await Promise.all(Array.from({ length: 10 }, () => aBettor(house))))]
  const answers = await Promise.all(
    bettors.map(one => bet(house, one, slip(one, [{ fixture }], { amounts: 10_000 }))),
  )
  expect((await told(answers[0] ?? Response.error())).refusal).toBe('INSUFFICIENT_BALANCE')
  expect(answers.slice(1).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
})

test('B11 a cancelled bet frees its share of the limit', async () => {
  await set(onFixture(), { openPayoutMax: 19_000 })
  const { id } = JSON.parse((await stake(10_000)).text)
  expect(await stake(5_000, [{ fixture }], await aBettor(house))).toMatchObject({ status: 400 })
  expect((await house.post(`bet_result/${id}/cancel`, {}, { token: member.token })).status).toBe(200)
  expect(await stake(10_000, [{ fixture }], await aBettor(house))).toMatchObject({ status: 200 })
})

test('B11 limits the stakes of a level’s member in a day over all matches', async () => {
  const everybody = await set({ scope: 'day', level: null }, { memberStakeMax: 200_000 })
  const beginners = await set({ scope: 'day', level: 1 }, { memberStakeMax: 50_000 })
  expect(await stake(50_000)).toMatchObject({ status: 200 })
  const next = [{ fixture: await anOfferedFixture(house) }]
  expect(await stake(5_000, next)).toEqual(
    refused(
      'HOUSE_DAY_STAKE_MAX',
      '하루 최대 베팅 금액은 50,000원입니다. 오늘은 0원까지 더 베팅할 수 있습니다.',
    ),
  )
  const higher = await aBettor(house, { level: 2 })
  expect(await stake(150_000, [{ fixture }], higher)).toMatchObject({ status: 200 })
  expect((await stake(60_000, next, higher)).text).toContain('오늘은 50,000원까지 더')
  expect(await stake(50_000, next, higher)).toMatchObject({ status: 200 })
  for (const limit of [everybody, beginners]) await remove(limit)
  expect(await stake(5_000, next)).toMatchObject({ status: 200 })
})
