import { expect, test } from 'vitest'
import { fixtureEvent, marketEvent } from '#dev/feed-publisher/wire-events.ts'
import { HOUR, instant, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aFixture, aMarket, START } from '#tests/support/facts/fixture-facts.ts'
import { eventually, type LsportsHouseOptions, useLsports } from '#tests/support/feeds/lsports-house.ts'
import { testClock } from '#tests/support/house/clock.ts'

const { database, openHouse } = useLsports()

const [FIXTURE, MARKET] = [1, 3]

const openFixtures = async () =>
  (
    await database.db.one<{ count: number }>(sql`
      select count(*) as count from fixture f where not f.suspended
        and exists (select from outcome o where o.fixture_id = f.id)`)
  ).count

/** A vendor with one fixture per package that takes bets. */
async function openVendor(options: LsportsHouseOptions = {}) {
  const clock = testClock(START)
  const house = await openHouse({ clock, ...options })
  const { publisher } = house
  const tell = async (id: number, status: 'live' | 'not-started') => {
    const kind = status === 'live' ? 'inplay' : 'prematch'
    const startsAt = instant(START + HOUR)
    await publisher.tell(kind, FIXTURE, fixtureEvent(aFixture({ id, at: clock.now(), startsAt, status })))
    await publisher.tell(kind, MARKET, marketEvent(aMarket({ fixture: id, at: clock.now() })))
  }
  await tell(101, 'not-started')
  await tell(1_001, 'live')
  const callsTo = (path: string) => publisher.http.calls.filter(call => call.path === path)
  return { ...house, clock, tell, callsTo }
}

const STATUS = '/Package/GetDistributionStatus'
const START_CALL = '/Distribution/Start'

test.each(['usual', 'already set', 'empty', 'no content'] as const)(
  'judges the distribution by its status, not by the answer to switching it on (%s)',
  async words => {
    const { publisher, packages, read, callsTo } = await openVendor()
    publisher.http.distribution.answering(words)
    await read()
    await eventually(openFixtures, count => count === 2)
    expect(Object.values(packages).map(publisher.http.distribution.isOn)).toEqual([true, true])
    expect([callsTo(START_CALL).length, callsTo(STATUS).length >= 4]).toEqual([2, true])
  },
)

test('does not switch on a running distribution; switches it on again after it was switched off', async () => {
  const { publisher, packages, tell, read, callsTo } = await openVendor()
  const { distribution } = publisher.http
  for (const id of Object.values(packages)) distribution.switch(id, true)
  await read()
  await eventually(openFixtures, count => count === 2)
  expect(callsTo(START_CALL)).toHaveLength(0)

  distribution.switch(packages.prematch, false)
  await eventually(
    async () => distribution.isOn(packages.prematch),
    isOn => isOn === true,
  )
  expect(callsTo(START_CALL).map(call => call.body.PackageId)).toEqual([packages.prematch])
  await tell(102, 'not-started')
  await eventually(openFixtures, count => count === 3)
})

test('reads the queue while switching on has no effect, and retries', async () => {
  const { publisher, packages, read, callsTo } = await openVendor()
  publisher.http.distribution.stuck(true)
  await read()
  await eventually(openFixtures, count => count === 2)
  await eventually(
    async () => callsTo(START_CALL).length,
    calls => calls >= 3,
  )
  publisher.http.distribution.stuck(false)
  await eventually(
    async () => Object.values(packages).map(publisher.http.distribution.isOn),
    states => states.every(isOn => isOn === true),
  )
})

test('all snapshot calls of both packages share one pace', async () => {
  const pause = 300
  const { publisher, read } = await openVendor({ snapshotPause: pause })
  await read()
  await eventually(openFixtures, count => count === 2)
  // Prices of unknown fixtures, over both queues.
  for (const id of [201, 202])
    await publisher.send(
      id === 201 ? 'prematch' : 'inplay',
      publisher.message(MARKET, marketEvent(aMarket({ fixture: id, at: START }))),
    )
  const snapshots = () => publisher.http.calls.filter(call => call.path.endsWith('GetEvents'))
  await eventually(
    async () => snapshots().length,
    count => count >= 4,
  )
  const gaps = snapshots().flatMap(({ at }, index, all) => {
    const before = all[index - 1]
    return before ? [at - before.at] : []
  })
  // The network delay to the service varies.
  expect(gaps.filter(gap => gap < pause - 50)).toEqual([])
})

test('retries a failed fixture snapshot within seconds', async () => {
  const { publisher, clock, read } = await openVendor()
  await read()
  await eventually(openFixtures, count => count === 2)
  const asked = () =>
    publisher.http.calls.filter(({ body }) => Array.isArray(body.Fixtures) && body.Fixtures.includes(301))
      .length
  publisher.cut()
  await publisher.tell('prematch', FIXTURE, fixtureEvent(aFixture({ id: 301, at: clock.now() })))
  publisher.restore()
  publisher.http.failing(true)
  await publisher.tell('prematch', MARKET, marketEvent(aMarket({ fixture: 301, at: clock.now() })))
  await eventually(
    async () => asked(),
    count => count === 1,
  )
  clock.advance(5 * SECOND)
  await eventually(
    async () => asked(),
    count => count === 2,
  )
  publisher.http.failing(false)
  clock.advance(10 * SECOND)
  await eventually(openFixtures, count => count === 3)
})

test('applies snapshots without a timestamp as of the time of the request', async () => {
  const { publisher, clock, read } = await openVendor()
  publisher.http.timing(false)
  await read()
  await eventually(openFixtures, count => count === 2)
  const { at } = await database.db.one<{ at: number }>(sql`
    select max(floor(extract(epoch from fed_at) * 1000))::bigint as at from fixture`)
  expect(Number(at)).toBe(clock.now())
})

test('reads login fields and answers case-insensitively', async () => {
  const { publisher, packages } = await openVendor()
  const ask = async (body: object) => {
    const url = new URL(STATUS.slice(1), publisher.http.url)
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    return [response.status, await response.json()]
  }
  const packageId = packages.prematch
  expect(await ask({ packageId, userName: 'house', password: 'vendor-secret' })).toMatchObject([
    200,
    { Body: { IsDistributionOn: false, Consumers: [], NumberMessagesInQueue: expect.any(Number) } },
  ])
  expect(await ask({ PackageId: packageId, UserName: 'house', Password: 'wrong' })).toMatchObject([401, {}])
})
