import { beforeEach, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, bet, offer, slip, told } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later, outcomeId, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let fixture: number
let admin: string
beforeEach(async () => {
  house.clock.set(START)
  admin ??= await house.logIn('admin')
  fixture = await anOfferedFixture(house)
  // The server has read the fixture and caches it.
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 200 })
})

/** A bet of a new member at the prices of the first day. */
const ask = async () => {
  const member = await aBettor(house)
  return told(await bet(house, member, slip(member, [{ fixture }])))
}

const home = () => outcomeId(fixture, 1, undefined, '1')
const asAdmin = async (path: string, body: object) => {
  const answer = await house.post(path, { ...body, reason: '시험' }, { token: admin })
  expect(answer.status).toBe(200)
}

const doors: readonly [string, () => Promise<unknown>, string][] = [
  [
    'a price of the feed',
    () => offer(house, aMarket({ fixture, at: later(1), odds: [195, 200, 210] })),
    'ODDS_CHANGED',
  ],
  [
    'a price of the operator',
    () => asAdmin(`admin/outcomes/${home()}/price`, { price: 1.8 }),
    'ODDS_CHANGED',
  ],
  [
    'a market suspended by the feed',
    () => offer(house, aMarket({ fixture, at: later(1), suspended: true })),
    'MARKET_SUSPENDED',
  ],
  [
    'an outcome closed by the feed',
    () => offer(house, aMarket({ fixture, at: later(1), status: 'suspended' })),
    'MARKET_SUSPENDED',
  ],
  [
    'a fixture suspended by the feed',
    () =>
      offer(house, { kind: 'suspension', at: later(1), fixtureId: fixture as FixtureId, suspended: true }),
    'MARKET_SUSPENDED',
  ],
  [
    'a fixture suspended by the operator',
    () => asAdmin(`admin/fixtures/${fixture}/suspend`, { suspended: true }),
    'MARKET_SUSPENDED',
  ],
  [
    'an outcome suspended by the operator',
    () => asAdmin(`admin/fixtures/${fixture}/suspend`, { suspended: true, oddsId: home() }),
    'MARKET_SUSPENDED',
  ],
  [
    'a started fixture',
    () => offer(house, aFixture({ id: fixture, at: later(1), status: 'live' })),
    'FIXTURE_CLOSED',
  ],
  [
    'an earlier start',
    () => offer(house, aFixture({ id: fixture, at: later(1), startsAt: later(-60) })),
    'FIXTURE_CLOSED',
  ],
]

test.each(doors)('%s applies to the next bet', async (_, change, refusal) => {
  await change()
  expect(await ask()).toMatchObject({ refusal })
})

test('notices a direct database change within a minute', async () => {
  await database.db.run(sql`update outcome set odds = 150, version = version + 1 where id = ${home()}`)
  house.clock.advance(MINUTE)
  expect(await ask()).toMatchObject({ refusal: 'ODDS_CHANGED' })
})
