import { expect, test } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import type { FixtureId } from '#domain/ids.ts'
import type { OddsChange } from '#server/fixtures/fixture-news.ts'
import { fixtureChanged, recordResult, recordVoid } from '#server/fixtures/fixtures.ts'
import { aBettor, anOfferedFixture, bet, offer, slip, told } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, aResult, later } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type House, useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

type Way = (house: House, id: number) => Promise<unknown>

const entry = { source: 'operator', reason: '시험' }
const operatorResult: Way = ({ deps }, id) =>
  deps.db.transaction(tx => recordResult(tx, deps, id as FixtureId, { ...entry, sheet: { 100: [1, 0] } }))
const operatorVoid: Way = ({ deps }, id) =>
  deps.db.transaction(tx => recordVoid(tx, deps, id as FixtureId, entry))
const feedResult: Way = (where, id) => offer(where, aResult({ 100: [1, 0] }, { fixture: id, at: later(1) }))
const feedStatus =
  (status: 'cancelled' | 'postponed'): Way =>
  (where, id) =>
    offer(where, aFixture({ id, at: later(1), status }))

test.each<[string, Way, number, 'settled' | 'suspended', string]>([
  ['an operator’s result', operatorResult, 3, 'settled', 'FIXTURE_CLOSED'],
  ['an operator’s void', operatorVoid, 3, 'settled', 'FIXTURE_CANCELLED'],
  ['a feed’s result', feedResult, 3, 'settled', 'FIXTURE_CLOSED'],
  ['a feed’s cancellation', feedStatus('cancelled'), 3, 'settled', 'FIXTURE_CANCELLED'],
  ['a feed’s postponement', feedStatus('postponed'), 2, 'suspended', 'FIXTURE_CLOSED'],
])(
  'after %s every outcome shows its state, subscribers are notified, and a bet is refused',
  async (...given) => {
    const [, end, shown, status, refusal] = given
    const member = await aBettor(house)
    const fixture = await anOfferedFixture(house)
    const heard: OddsChange[] = []
    const stop = house.deps.bus.subscribe(fixtureChanged, change => {
      if (change.fixtureId === fixture) heard.push(...change.odds)
    })
    await end(house, fixture)
    stop()
    expect(await shownStatuses(member.token, fixture)).toEqual(Array(7).fill(shown))
    expect(heard.map(change => change.status)).toEqual(Array(7).fill(status))
    const answer = await told(await bet(house, member, slip(member, [{ fixture }])))
    expect(answer).toMatchObject({ status: 400, refusal })
  },
)

test('a price received after the end shows as settled too', async () => {
  const member = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  await feedResult(house, fixture)
  const heard: OddsChange[] = []
  const stop = house.deps.bus.subscribe(fixtureChanged, change => void heard.push(...change.odds))
  await offer(house, aMarket({ fixture, at: later(2), odds: [150, 250, 350] }))
  stop()
  expect(new Set(heard.map(change => change.status))).toEqual(new Set(['settled']))
  expect(new Set(await shownStatuses(member.token, fixture))).toEqual(new Set([3]))
})

async function shownStatuses(token: string, fixture: number): Promise<number[]> {
  const answer = await house.get(`sports-prematch/event/${fixture}`, { token })
  const game: Game = await answer.json()
  return game.markets.flatMap(market => market.bets.map(one => one.status))
}
