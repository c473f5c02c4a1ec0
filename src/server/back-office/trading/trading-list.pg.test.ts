import { expect, test } from 'vitest'
import { formatSeoul } from '#domain/korean-formats.ts'
import { koreanDetailType } from '#domain/sports/detail-type.ts'
import { TENNIS } from '#domain/sports/sports.ts'
import { settleInHouse } from '#tests/support/books/settle-in-house.ts'
import { anOfferedFixture, offer, playedOut } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, aResult, aScore, later } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { idsOf, useTradingDesk } from '#tests/support/pages/trading-desk.ts'

const house = useHouse(useDatabase())
const { ask, list, sheetOf, act, place, placeOn } = useTradingDesk(house)

test('each fixture has one state: upcoming, live, waiting for a result, settled', async () => {
  const football = [
    aFixture({ id: 9001, home: '수원 불꽃', league: 901 }),
    aFixture({ id: 9002, status: 'live', startsAt: later(-600), league: 901 }),
    aScore({ fixture: 9002, at: later(1) }),
    // Its start has passed without any information.
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

test('filters the list by day, sport, league, bets and search, in Korean, English, initials and by id', async () => {
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
  for (const id of ['9102', '９１０２']) expect(idsOf(await list(`?search=${id}`))).toEqual([9102])
  expect(idsOf(await list(`?search=${'한밭'.normalize('NFD')}`))).toEqual([9101])
  expect(idsOf(await list('?search=league%20903'))).toEqual([9102])
  expect(idsOf(await list('?search=없는팀'))).toEqual([])
  const leagues = await (await ask(`leagues?date=${day}`)).json()
  expect(leagues.map((one: { league_id: number; cnt: number }) => [one.league_id, one.cnt])).toEqual([
    [902, 1],
    [903, 1],
  ])
})

test('lists a long settled fixture by its day, or by its id', async () => {
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

test('sorts the list by open stakes or by worst case', async () => {
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

test('a result that leaves outcomes undecided keeps the fixture waiting, with the reason', async () => {
  const fixture = await anOfferedFixture(house)
  await offer(house, aMarket({ fixture, type: 41, odds: [180, 200] }))
  await placeOn(koreanDetailType.special, 10_000, [{ fixture, type: 41, odds: 180 }])
  await playedOut(house, fixture)
  await act(`fixtures/${fixture}/result`, { sheet: { 100: [2, 0] } })
  await settleInHouse(house, fixture)
  const sheet = await sheetOf(fixture)
  expect(sheet.fixture).toMatchObject({ state: 'waiting', stateText: '일부 미정', undecidedCount: 1 })
  expect(sheet.undecided).toMatchObject([{ marketId: 41, betName: '1', betBaseline: '', bets: 1 }])
  expect(sheet.undecided[0]?.why).not.toBe('')
  expect((await list(`?state=waiting&search=${fixture}`)).totalCount).toBe(1)
})

test('a match that ended by a retirement waits for a result, and the desk shows why', async () => {
  const fixture = await anOfferedFixture(house, { league: 906 })
  const score = { fixture, at: later(5), status: 'finished', periodCode: 100 } as const
  await offer(house, aScore({ ...score, irregular: 'away-retired' }))
  const { fixture: told } = await sheetOf(fixture)
  expect(told).toMatchObject({ state: 'waiting', stateText: '원정팀 기권' })
  expect(told.waitingNote).toContain('원정팀 기권')
  await act(`fixtures/${fixture}/result`, { sheet: { 10: [1, 0], 20: [0, 0], 100: [1, 0] } })
  expect((await sheetOf(fixture)).fixture).toMatchObject({ stateText: '종료', waitingNote: null })
})

test('handbook 1.12 a tennis match with an impossible score waits, and the desk shows why', async () => {
  const fixture = await anOfferedFixture(house, { league: 907, sport: TENNIS })
  const score = { fixture, at: later(5), status: 'finished', periodCode: 100, home: 1, away: 0 } as const
  const periods = [
    { code: 1, home: 7, away: 5 },
    { code: 2, home: 3, away: 2 },
  ]
  await offer(house, aScore({ ...score, periods }))
  expect((await sheetOf(fixture)).fixture.waitingNote).toContain('2세트는 3:2에서 끝날 수 없습니다')
  const sheet = { 1: [7, 5], 2: [3, 2] }
  await act(`fixtures/${fixture}/result`, { sheet, incidents: { retired: 'away' } })
  const { fixture: ended, results } = await sheetOf(fixture)
  expect(ended.waitingNote).toBeNull()
  expect(results).toMatchObject([{ incidents: { retired: 'away' }, endText: '원정팀 기권' }])
})

test('ROLE-006 SESSION-021 every operator reads the desk; managers and members get a refusal in Korean', async () => {
  for (const path of ['admin/trading/fixtures', 'admin/trading/fixtures/1', 'admin/trading/leagues']) {
    expect((await house.get(path, { token: await house.logIn('admin1') })).status).not.toBe(403)
    for (const userId of ['manager', 'demo']) {
      const answer = await house.get(path, { token: await house.logIn(userId) })
      expect([answer.status, await answer.text()]).toEqual([403, '권한이 없습니다.'])
    }
  }
  expect((await ask('fixtures/404404')).status).toBe(404)
})
