import { beforeAll, expect, test } from 'vitest'
import type { Output } from '#contract/route.ts'
import type { TradingMarket, TradingSheet, tradingContract } from '#contract/trading.ts'
import type { FixtureId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { koreanDetailType } from '#domain/sports/detail-type.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { aBettor, anOfferedFixture, bet, offer, type PickSketch, slip } from '#tests/support/bettor.ts'
import { useDatabase } from '#tests/support/database.ts'
import { aFixture, aMarket, aResult, aScore, later, outcomeId } from '#tests/support/fixture-facts.ts'
import { useHouse } from '#tests/support/house.ts'

type DeskPage = Output<typeof tradingContract.fixtures>

const database = useDatabase()
const house = useHouse(database)

let token: string
beforeAll(async () => {
  token = await house.logIn('admin')
})

const list = async (query = ''): Promise<DeskPage> =>
  (await house.get(`admin/trading/fixtures${query}`, { token })).json()
const sheetOf = async (fixture: number): Promise<TradingSheet> =>
  (await house.get(`admin/trading/fixtures/${fixture}`, { token })).json()
const lineOf = async (fixture: number) => (await sheetOf(fixture)).fixture
const idsOf = ({ fixtures }: DeskPage) => fixtures.map(one => one.fixtureId)
const marketOf = ({ markets }: TradingSheet, marketId: number): TradingMarket => {
  const found = markets.find(market => market.marketId === marketId)
  if (!found) throw new Error(`no market ${marketId}`)
  return found
}
const pickOf = (sheet: TradingSheet, marketId: number, betName: string) =>
  marketOf(sheet, marketId).bets.find(one => one.betName === betName)
const act = (path: string, body: object) =>
  house.post(`admin/${path}`, { reason: '수동 운영', ...body }, { token })

const place = (amounts: number, ...picks: PickSketch[]) => placeOn(koreanDetailType.cross, amounts, picks)

async function placeOn(page: number, amounts: number, picks: readonly PickSketch[]): Promise<void> {
  const member = await aBettor(house)
  const answer = await bet(house, member, slip(member, picks, { amounts, gameDetailType: page }))
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
}

test('a single counts with its stake and its exact payout; a market by its worst result', async () => {
  const fixture = await anOfferedFixture(house)
  await place(10_000, { fixture })
  await place(30_000, { fixture })
  await place(20_000, { fixture, pick: 'X', odds: 200 })
  await place(5_000, { fixture, type: 2, line: 250, pick: 'Over', odds: 180 })

  const sheet = await sheetOf(fixture)
  expect(pickOf(sheet, 1, '1')).toMatchObject({
    betNameKorean: '홈',
    betPrice: 1.9,
    betPriceByAdmin: null,
    offeredPrice: 1.9,
    version: 1,
    status: 1,
    exposure: { singles: { bets: 2, stakes: 40_000, payout: 76_000 }, combinations: { bets: 0 } },
  })
  const winner = marketOf(sheet, 1)
  expect(winner.exposure.singles).toEqual({ bets: 3, stakes: 60_000, payout: 76_000 })
  expect(winner.worst).toEqual({ singles: 16_000, withCombinations: 16_000 })
  // Nobody is on Under: whatever happens the house pays 9,000 at most.
  expect(marketOf(sheet, 2).worst).toEqual({ singles: 4_000, withCombinations: 4_000 })
  expect(marketOf(sheet, 3).worst).toEqual({ singles: 0, withCombinations: 0 })
  expect(sheet.fixture).toMatchObject({
    openBets: 4,
    openStakes: 65_000,
    worstPayout: 85_000,
    worst: { singles: 20_000, withCombinations: 20_000 },
  })
})

test('a combination counts under each undecided leg: what was won is multiplied, what was lost is gone', async () => {
  const [one, two, three] = [
    await anOfferedFixture(house),
    await anOfferedFixture(house),
    await anOfferedFixture(house),
  ]
  await place(10_000, { fixture: one }, { fixture: two, pick: 'X', odds: 200 }, { fixture: three })
  await place(5_000, { fixture: one, pick: '2', odds: 210 }, { fixture: two })

  // 10,000 x 1.90 x 2.00 x 1.90 = 72,200; alone on this leg 10,000 x 1.90.
  expect(pickOf(await sheetOf(one), 1, '1')?.exposure).toEqual({
    singles: { bets: 0, stakes: 0, payout: 0 },
    combinations: { bets: 1, stakes: 10_000, payoutMax: 72_200, payoutExpected: 19_000 },
  })
  await offer(house, aResult({ 10: [1, 0], 20: [0, 0], 100: [1, 0] }, { fixture: one }))
  await settleFixture({ ...house.deps, site: house.app.site }, one as FixtureId)

  // The home win is in the stake now: 10,000 x 1.90 x 2.00. The other bet is lost and counts nowhere.
  const sheet = await sheetOf(two)
  expect(pickOf(sheet, 1, 'X')?.exposure.combinations).toEqual({
    bets: 1,
    stakes: 10_000,
    payoutMax: 72_200,
    payoutExpected: 38_000,
  })
  expect(pickOf(sheet, 1, '1')?.exposure.combinations.bets).toBe(0)
  expect(marketOf(sheet, 1).worst).toEqual({ singles: 0, withCombinations: 28_000 })
  expect((await sheetOf(one)).fixture).toMatchObject({ state: 'settled', openBets: 0, openStakes: 0 })
})

test('a void leg leaves a combination its other odds', async () => {
  const [one, two] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  await place(10_000, { fixture: one }, { fixture: two })
  await act(`fixtures/${one}/void`, {})
  await settleFixture({ ...house.deps, site: house.app.site }, one as FixtureId)
  expect(pickOf(await sheetOf(two), 1, '1')?.exposure.combinations).toEqual({
    bets: 1,
    stakes: 10_000,
    payoutMax: 19_000,
    payoutExpected: 19_000,
  })
})

test('the desk tells who suspends, what was overridden, and how old a price is', async () => {
  const fixture = await anOfferedFixture(house)
  const home = outcomeId(fixture, 1, undefined, '1')
  house.clock.advance(1_000)
  await act(`outcomes/${home}/price`, { price: '2.05' })
  await act(`fixtures/${fixture}/suspend`, { suspended: true, oddsId: outcomeId(fixture, 1, undefined, 'X') })
  const sheet = await sheetOf(fixture)
  expect(pickOf(sheet, 1, '1')).toMatchObject({
    betPrice: 1.9,
    betPriceByAdmin: 2.05,
    offeredPrice: 2.05,
    version: 2,
    changedAt: house.clock.now(),
    fedAt: later(0),
  })
  expect(pickOf(sheet, 1, 'X')).toMatchObject({ status: 2, suspendedByAdmin: true, suspendedByFeed: false })
  expect(sheet.fixture).toMatchObject({ marketCount: 3, touchedMarketCount: 1 })
  expect(sheet.now).toBe(house.clock.now())

  await act(`fixtures/${fixture}/suspend`, { suspended: true, marketId: marketOf(sheet, 2).id })
  await act(`fixtures/${fixture}/suspend`, { suspended: true })
  const held = await sheetOf(fixture)
  expect(marketOf(held, 2).suspension).toEqual({ suspended: true, byFeed: false, byAdmin: true })
  expect(held.fixture).toMatchObject({
    suspension: { suspended: true, byFeed: false, byAdmin: true, liveStop: null },
    touchedMarketCount: 2,
  })
  expect(held.seq).toBeGreaterThan(sheet.seq)
})

test('bets on a line that has moved on stay on the desk, without a price', async () => {
  const fixture = await anOfferedFixture(house)
  await place(10_000, { fixture, type: 2, line: 250, pick: 'Over', odds: 180 })
  const moved = aMarket({ fixture, at: later(9), type: 2, line: 350, odds: [190, 190] })
  const ids = [outcomeId(fixture, 2, 250, 'Over'), outcomeId(fixture, 2, 250, 'Under')]
  await offer(house, {
    ...moved,
    outcomes: moved.outcomes.map((outcome, index) => ({ ...outcome, id: ids[index] ?? outcome.id })),
  })
  const left = (await sheetOf(fixture)).markets.find(market => market.betBaseline === '2.5')
  expect(left?.bets).toMatchObject([
    { id: null, betName: 'Over', offeredPrice: null, exposure: { singles: { payout: 18_000 } } },
  ])
})

test('each fixture is in one state: upcoming, live, waiting for a result, settled', async () => {
  const football = [
    aFixture({ id: 9001, home: '수원 불꽃', league: 901 }),
    aFixture({ id: 9002, status: 'live', startsAt: later(-600), league: 901 }),
    aScore({ fixture: 9002, at: later(1) }),
    // Should have begun, and nobody has said so.
    aFixture({ id: 9003, startsAt: later(-60), league: 901 }),
    aFixture({ id: 9004, status: 'postponed', league: 901 }),
    aFixture({ id: 9005, startsAt: later(-9_000), league: 901 }),
    aResult({ 10: [1, 0], 20: [1, 2], 100: [2, 2] }, { fixture: 9005 }),
    aFixture({ id: 9006, startsAt: later(-9_000), status: 'cancelled', league: 901 }),
  ]
  await offer(house, ...football)
  const page = await list('?leagueId=901')
  expect(page.counts).toEqual({ upcoming: 1, live: 1, waiting: 2, settled: 2 })
  expect(page.fixtures.map(one => [one.fixtureId, one.state, one.stateText])).toEqual([
    [9002, 'live', '경기중'],
    [9003, 'waiting', '결과대기'],
    [9004, 'waiting', '연기'],
    [9001, 'upcoming', '경기전'],
    [9005, 'settled', '종료'],
    [9006, 'settled', '취소'],
  ])
  expect(page.fixtures[0]?.score).toMatchObject({ home: 1, away: 0, period: { label: '전반' } })
  expect(page.fixtures[4]?.score).toMatchObject({ home: 2, away: 2, periods: [{ label: '전반' }, {}] })
  expect(page).toMatchObject({ totalCount: 6, pageCount: 1 })
  expect(idsOf(await list('?leagueId=901&state=waiting'))).toEqual([9003, 9004])
  expect((await list('?leagueId=901&state=waiting')).counts.live).toBe(1)
})

test('the list is narrowed by day, sport, league, bets and search, in Korean, English, initials and by id', async () => {
  const day = formatSeoul(later(864_000), 'YYYY-MM-DD')
  await offer(
    house,
    aFixture({ id: 9101, home: '한밭 별', startsAt: later(864_000), league: 902 }),
    aMarket({ fixture: 9101 }),
    aFixture({ id: 9102, sport: 154914, startsAt: later(864_000), league: 903 }),
  )
  await place(10_000, { fixture: 9101 })
  expect(idsOf(await list(`?date=${day}`))).toEqual([9101, 9102])
  expect(idsOf(await list(`?date=${day}&sportId=154914`))).toEqual([9102])
  expect(idsOf(await list(`?date=${day}&betsOnly=1`))).toEqual([9101])
  expect(idsOf(await list('?search=한밭'))).toEqual([9101])
  expect(idsOf(await list('?search=ㅎㅂㅂ'))).toEqual([9101])
  expect(idsOf(await list('?search=9102'))).toEqual([9102])
  expect(idsOf(await list('?search=league%20903'))).toEqual([9102])
  expect(idsOf(await list('?search=없는팀'))).toEqual([])
  const leagues = await (await house.get(`admin/trading/leagues?date=${day}`, { token })).json()
  expect(leagues.map((one: { league_id: number; cnt: number }) => [one.league_id, one.cnt])).toEqual([
    [902, 1],
    [903, 1],
  ])
})

test('what was settled long ago is listed by its day, or found by its id', async () => {
  const startsAt = later(-40 * 86_400)
  await offer(
    house,
    aFixture({ id: 9201, startsAt, league: 905 }),
    aResult({ 10: [1, 0], 20: [0, 0], 100: [1, 0] }, { fixture: 9201 }),
    aFixture({ id: 9202, startsAt, status: 'postponed', league: 905 }),
  )
  expect(idsOf(await list('?leagueId=905'))).toEqual([9202])
  expect(idsOf(await list(`?leagueId=905&date=${formatSeoul(startsAt, 'YYYY-MM-DD')}`))).toEqual([9202, 9201])
  expect(idsOf(await list('?search=9201'))).toEqual([9201])
})

test('the list can begin with the most money, open or at risk', async () => {
  const [calm, staked, risky] = [
    await anOfferedFixture(house, { league: 904 }),
    await anOfferedFixture(house, { league: 904 }),
    await anOfferedFixture(house, { league: 904 }),
  ]
  await place(50_000, { fixture: staked, type: 2, line: 250, pick: 'Over', odds: 180 })
  await place(50_000, { fixture: staked, type: 2, line: 250, pick: 'Under', odds: 200 })
  await place(60_000, { fixture: risky, pick: '2', odds: 210 })
  expect(idsOf(await list('?leagueId=904&sort=stakes'))).toEqual([staked, risky, calm])
  expect(idsOf(await list('?leagueId=904&sort=worst'))).toEqual([risky, staked, calm])
})

test('the sheet tells how the house came to its result, what waits, and until when it may be corrected', async () => {
  const fixture = await anOfferedFixture(house, { startsAt: later(3_600) })
  await place(10_000, { fixture })
  await place(10_000, { fixture, type: 2, line: 250, pick: 'Over', odds: 180 })
  await act(`fixtures/${fixture}/result`, { sheet: { 10: [1, 0], 20: [1, 0], 100: [2, 0] } })
  await settleFixture({ ...house.deps, site: house.app.site }, fixture as FixtureId)
  const sheet = await sheetOf(fixture)
  expect(sheet).toMatchObject({
    revision: 1,
    results: [
      {
        revision: 1,
        kind: 'sheet',
        sheet: { 10: [1, 0], 20: [1, 0], 100: [2, 0] },
        source: 'operator',
        sourceText: '관리자',
        reason: '수동 운영',
      },
    ],
    undecided: [],
    settlement: { revision: 1, changedBets: 2 },
    fixture: { state: 'settled', score: { home: 2, away: 0 } },
  })
  expect(sheet.settlement?.correctableUntil).toBe(
    formatSeoul(later(24 * 3_600 + (house.clock.now() - later(0)) / 1_000), 'YYYY-MM-DD HH:mm:ss'),
  )
  expect(sheet.sheetPeriods.map(period => period.label)).toEqual([
    '전반',
    '후반',
    '연장',
    '승부차기',
    '경기종료',
  ])
})

test('a result that leaves outcomes undecided keeps the fixture waiting, with what is missing', async () => {
  const fixture = await anOfferedFixture(house)
  await offer(house, aMarket({ fixture, type: 41, odds: [180, 200] }))
  await placeOn(koreanDetailType.special, 10_000, [{ fixture, type: 41, odds: 180 }])
  await act(`fixtures/${fixture}/result`, { sheet: { 100: [2, 0] } })
  await settleFixture({ ...house.deps, site: house.app.site }, fixture as FixtureId)
  const sheet = await sheetOf(fixture)
  expect(sheet.fixture).toMatchObject({ state: 'waiting', stateText: '일부 미정', undecidedCount: 1 })
  expect(sheet.undecided).toMatchObject([{ marketId: 41, betName: '1', betBaseline: '', bets: 1 }])
  expect(sheet.undecided[0]?.why).not.toBe('')
  expect((await list(`?state=waiting&search=${fixture}`)).totalCount).toBe(1)
})

test('ROLE-006 SESSION-021 every operator reads the desk; managers and members are told no in Korean', async () => {
  for (const path of ['admin/trading/fixtures', 'admin/trading/fixtures/1', 'admin/trading/leagues']) {
    expect((await house.get(path, { token: await house.logIn('admin1') })).status).not.toBe(403)
    for (const userId of ['manager', 'demo']) {
      const answer = await house.get(path, { token: await house.logIn(userId) })
      expect([answer.status, await answer.text()]).toEqual([403, '권한이 없습니다.'])
    }
  }
  expect((await house.get('admin/trading/fixtures/404404', { token })).status).toBe(404)
})

test('whoever says start by hand sees both starts on the desk', async () => {
  const fixture = await anOfferedFixture(house)
  const startdate = formatSeoul(later(7_200), 'YYYY-MM-DD HH:mm:ss')
  await act(`fixtures/${fixture}/start`, { startdate })
  expect(await lineOf(fixture)).toMatchObject({
    startdate,
    startdateByAdmin: startdate,
    startdateByFeed: formatSeoul(later(3_600), 'YYYY-MM-DD HH:mm:ss'),
  })
})
