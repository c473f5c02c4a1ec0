import { expect, test } from 'vitest'
import { formatSeoul } from '#domain/korean-formats.ts'
import { settleInHouse } from '#tests/support/books/settle-in-house.ts'
import { anOfferedFixture, offer, playedOut } from '#tests/support/facts/bettor.ts'
import { aMarket, aResult, later, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { marketOf, pickOf, useTradingDesk } from '#tests/support/pages/trading-desk.ts'

const house = useHouse(useDatabase())
const { sheetOf, lineOf, act, place } = useTradingDesk(house)

test('a single counts with its stake and exact payout; a market by its worst result', async () => {
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
  // There are no bets on Under: the house pays 9,000 at most.
  expect(marketOf(sheet, 2).worst).toEqual({ singles: 4_000, withCombinations: 4_000 })
  expect(marketOf(sheet, 3).worst).toEqual({ singles: 0, withCombinations: 0 })
  expect(sheet.fixture).toMatchObject({
    openBets: 4,
    openStakes: 65_000,
    worstPayout: 85_000,
    worst: { singles: 20_000, withCombinations: 20_000 },
  })
})

test('a combination counts under each undecided leg: won legs multiply the payout, a lost leg removes it', async () => {
  const [one, two, three] = [
    await anOfferedFixture(house),
    await anOfferedFixture(house),
    await anOfferedFixture(house),
  ]
  await place(10_000, { fixture: one }, { fixture: two, pick: 'X', odds: 200 }, { fixture: three })
  await place(5_000, { fixture: one, pick: '2', odds: 210 }, { fixture: two })

  // 10,000 x 1.90 x 2.00 x 1.90 = 72,200; this leg alone 10,000 x 1.90.
  expect(pickOf(await sheetOf(one), 1, '1')?.exposure).toEqual({
    singles: { bets: 0, stakes: 0, payout: 0 },
    combinations: { bets: 1, stakes: 10_000, payoutMax: 72_200, payoutExpected: 19_000 },
  })
  await offer(house, aResult({ 10: [1, 0], 20: [0, 0], 100: [1, 0] }, { fixture: one }))
  await settleInHouse(house, one)

  // The home win is included in the stake now: 10,000 x 1.90 x 2.00. The other bet is lost and counts nowhere.
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

test('a void leg keeps the other odds of a combination', async () => {
  const [one, two] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  await place(10_000, { fixture: one }, { fixture: two })
  await act(`fixtures/${one}/void`, {})
  await settleInHouse(house, one)
  expect(pickOf(await sheetOf(two), 1, '1')?.exposure.combinations).toEqual({
    bets: 1,
    stakes: 10_000,
    payoutMax: 19_000,
    payoutExpected: 19_000,
  })
})

test('the desk shows who suspends, what is overridden, and how old a price is', async () => {
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
    suspension: { suspended: true, byFeed: false, byAdmin: true, liveStop: null, hidden: false },
    touchedMarketCount: 2,
  })
  expect(held.seq).toBeGreaterThan(sheet.seq)
})

test('bets on a moved line stay on the desk, without a price', async () => {
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

test('the sheet shows how the house got its result, which markets wait, and the deadline for corrections', async () => {
  const fixture = await anOfferedFixture(house, { startsAt: later(3_600) })
  await place(10_000, { fixture })
  await place(10_000, { fixture, type: 2, line: 250, pick: 'Over', odds: 180 })
  await playedOut(house, fixture)
  await act(`fixtures/${fixture}/result`, { sheet: { 10: [1, 0], 20: [1, 0], 100: [2, 0] } })
  await settleInHouse(house, fixture)
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

test('the desk shows both starts when an operator has moved the start', async () => {
  const fixture = await anOfferedFixture(house)
  const startdate = formatSeoul(later(7_200), 'YYYY-MM-DD HH:mm:ss')
  await act(`fixtures/${fixture}/start`, { startdate })
  expect(await lineOf(fixture)).toMatchObject({
    startdate,
    startdateByAdmin: startdate,
    startdateByFeed: formatSeoul(later(3_600), 'YYYY-MM-DD HH:mm:ss'),
  })
})
