import { beforeEach, expect, test } from 'vitest'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  FIXTURE_CLOSED,
  offer,
  slip,
  told,
} from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let fixture: number
beforeEach(async () => {
  member = await aBettor(house)
  fixture = await anOfferedFixture(house)
})

test('BETFLOW-016 a started fixture is 400 with the text', async () => {
  const started = await anOfferedFixture(house, { startsAt: later(-1) })
  expect(await told(await bet(house, member, slip(member, [{ fixture: started }])))).toEqual(FIXTURE_CLOSED)
})

test('TIME-007 the server’s clock closes a fixture at its start', async () => {
  const soon = await anOfferedFixture(house, { startsAt: later(10) })
  house.clock.set(later(9))
  expect((await bet(house, member, slip(member, [{ fixture: soon }]))).status).toBe(200)
  house.clock.set(later(10))
  const other = await aBettor(house)
  expect((await told(await bet(house, other, slip(other, [{ fixture: soon }])))).refusal).toBe(
    'FIXTURE_CLOSED',
  )
  house.clock.set(later(0))
})

test.each([
  [
    'a cancelled fixture',
    'FIXTURE_CANCELLED',
    (id: number) => [aFixture({ id, at: later(1), status: 'cancelled' })],
  ],
  ['a fixture in play', 'FIXTURE_CLOSED', (id: number) => [aFixture({ id, at: later(1), status: 'live' })]],
  [
    'a suspended market',
    'MARKET_SUSPENDED',
    (id: number) => [aMarket({ fixture: id, at: later(1), suspended: true })],
  ],
  [
    'a settled outcome',
    'FIXTURE_CLOSED',
    (id: number) => [aMarket({ fixture: id, at: later(1), status: 'settled' })],
  ],
  [
    'a suspended fixture',
    'MARKET_SUSPENDED',
    (id: number) => [{ kind: 'suspension' as const, at: later(1), fixtureId: id as never, suspended: true }],
  ],
])('BETFLOW-016 %s refuses the bet', async (_, code, facts) => {
  await offer(house, ...facts(fixture))
  const answer = await told(await bet(house, member, slip(member, [{ fixture }])))
  expect(answer).toMatchObject({ status: 400, refusal: code })
})
