import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { guardLive } from '#server/fixtures/in-play/guard-live.ts'
import { listActs } from '#server/site/site.ts'
import { settleInHouse } from '#tests/support/books/settle-in-house.ts'
import { aLine, startAt, useOwnDesk } from '#tests/support/desk/own-desk.ts'
import { aBettor, anOfferedFixture, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const { tokenOf, moveTo, entered, listOf, gamesOf, endedOf, act, betOn } = useOwnDesk(house, clock)

test('handbook 6.3 an own match is bet on, priced, suspended, ended and paid like any other', async () => {
  const [fixture = 0] = await entered(aLine({ handicap: '-1', handicapHome: '1.90', handicapAway: '1.90' }))
  const member = await aBettor(house)
  const game = (await gamesOf(member)).find(({ id }) => id === fixture)
  expect(game?.markets.map(({ marketId }) => marketId)).toEqual([1, 3])
  expect((await betOn(member, fixture)).status).toBe(200)
  expect(await walletBalance(house, member)).toBe(990_000)

  expect((await act(`fixtures/${fixture}/suspend`, { suspended: true })).status).toBe(200)
  expect(await told(await betOn(member, fixture))).toMatchObject({ refusal: 'MARKET_SUSPENDED' })
  await act(`fixtures/${fixture}/suspend`, { suspended: false })
  const home = game?.markets.find(({ marketId }) => marketId === 1)?.bets[0]
  expect((await act(`outcomes/${home?.id}/price`, { price: '2.50' })).status).toBe(200)
  expect(await told(await betOn(member, fixture))).toMatchObject({ status: 409, refusal: 'ODDS_CHANGED' })

  moveTo(later(3 * 3_600))
  const visitor = await aBettor(house)
  expect((await gamesOf(visitor)).some(({ id }) => id === fixture)).toBe(false)
  expect((await listOf('state=waiting')).fixtures.map(({ fixtureId }) => fixtureId)).toContain(fixture)
  const result = await act(`fixtures/${fixture}/result`, { sheet: { 10: [1, 0], 20: [1, 0], 100: [2, 0] } })
  expect(result.status, await result.clone().text()).toBe(200)
  await settleInHouse(house, fixture)
  expect(await walletBalance(house, member)).toBe(990_000 + 19_000)
  expect(await endedOf(visitor)).toContain(fixture)
})

test('own matches raise no feed alarms, neither for silence nor for waiting', async () => {
  const [fixture = 0] = await entered(aLine())
  moveTo(later(30 * 3_600))
  const { silenced } = await guardLive(house.deps, {
    silenceSeconds: 1,
    closeAt: house.app.site.settings().liveCloseAt,
  })
  expect(silenced).not.toContain(fixture)
  const { feeds, alarms } = await (await house.get('admin/system', { token: await tokenOf('admin') })).json()
  expect(JSON.stringify([feeds, alarms])).not.toContain('own')
  expect((await listOf('state=waiting')).fixtures.map(({ fixtureId }) => fixtureId)).toContain(fixture)
})

test('an own match is editable until its first bet, and open pages receive its new start', async () => {
  const line = aLine()
  const [fixture = 0] = await entered(line)
  const member = await aBettor(house)
  const at = startAt(7_200)
  const correct = (body: object = {}, userId = 'trader') =>
    act(
      `own-fixtures/${fixture}/correct`,
      { home: line.home, away: '새 원정', startdate: `${at}:00`, ...body },
      userId,
    )
  await act(`fixtures/${fixture}/start`, { startdate: `${startAt(1_800)}:00` })
  expect((await correct()).status).toBe(200)
  const game = (await gamesOf(member)).find(({ id }) => id === fixture)
  expect(game).toMatchObject({ away_participants_name: '새 원정', startdate: `${at}:00` })
  expect(await told(await correct({ away: line.home }))).toMatchObject({ refusal: 'BAD_INPUT' })
  expect(await told(await correct({ startdate: `${startAt(-60)}:00` }))).toMatchObject({
    refusal: 'BAD_INPUT',
  })
  const other = aLine({ start: at })
  await entered(other)
  expect(await told(await correct({ home: other.away, away: other.home }))).toMatchObject({
    refusal: 'OWN_DOUBLE',
  })
  const [last] = await listActs(database.db, { subject: `fixture:${fixture}`, limit: 1, offset: 0 })
  expect(last).toMatchObject({
    act: 'correct-fixture',
    before: { away: line.away },
    after: { away: '새 원정' },
  })
  expect((await betOn(member, fixture)).status).toBe(200)
  expect(await told(await correct())).toMatchObject({ status: 409, refusal: 'OWN_HAS_BETS' })
})

test('an own match without bets can be withdrawn, and disappears from members’ pages', async () => {
  const [fixture = 0, kept = 0] = await entered(aLine(), aLine())
  const member = await aBettor(house)
  await betOn(member, kept)
  const withdraw = (id: number, userId = 'trader') => act(`own-fixtures/${id}/withdraw`, {}, userId)
  expect(await told(await withdraw(kept))).toMatchObject({ status: 409, refusal: 'OWN_HAS_BETS' })
  expect((await withdraw(fixture, 'admin1')).status).toBe(403)
  const answers = await Promise.all([withdraw(fixture), withdraw(fixture)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await gamesOf(member)).some(({ id }) => id === fixture)).toBe(false)
  expect(await told(await betOn(member, fixture))).not.toMatchObject({ status: 200 })
  expect(await endedOf(member)).not.toContain(fixture)
  expect(await listOf('state=withdrawn')).toMatchObject({
    fixtures: [{ fixtureId: fixture, amendable: false }],
  })
  const stranger = await anOfferedFixture(house)
  expect(await told(await withdraw(stranger))).toMatchObject({ status: 404, refusal: 'FIXTURE_UNKNOWN' })
})

test('concurrent bets and withdrawal: the match is gone without a bet, or it stays', async () => {
  for (let round = 0; round < 5; round++) {
    const [fixture = 0] = await entered(aLine())
    const members = await Promise.all([aBettor(house), aBettor(house), aBettor(house)])
    const [withdrawn, ...bets] = await Promise.all([
      act(`own-fixtures/${fixture}/withdraw`),
      ...members.map(member => betOn(member, fixture)),
    ])
    const placed = bets.filter(({ status }) => status === 200).length
    expect(withdrawn.status === 200 ? placed : Math.sign(placed)).toBe(withdrawn.status === 200 ? 0 : 1)
    clock.advance(SECOND)
  }
})

test('decision 57 no payout rate changes the entered prices; names follow the operators’ names', async () => {
  const [fixture = 0] = await entered(aLine({ league: '요율 리그' }))
  const member = await aBettor(house)
  const gameOf = async () => (await gamesOf(member)).find(({ id }) => id === fixture)
  const before = await gameOf()
  const rate = { sportId: null, leagueId: before?.league_id, marketId: null, payoutRate: 80 }
  expect((await act('payout-rates', rate)).status).toBe(200)
  const pricesOf = (game: typeof before) => game?.markets.flatMap(({ bets }) => bets.map(one => one.betPrice))
  expect(pricesOf(await gameOf())).toEqual([1.9, 3.4, 4])
  const [later] = await entered(aLine({ league: '요율 리그' }))
  expect(pricesOf((await gamesOf(member)).find(({ id }) => id === later))).toEqual([1.9, 3.4, 4])

  await act(`names/league/${before?.league_id}`, { nameKorean: '바뀐 리그' })
  await entered(aLine({ league: '바뀐 리그' }), aLine({ league: '요율 리그' }))
  const names = (await gamesOf(member)).filter(({ league_id }) => league_id === before?.league_id)
  expect(names.map(({ league_name }) => league_name)).toEqual(Array(4).fill('바뀐 리그'))
})
