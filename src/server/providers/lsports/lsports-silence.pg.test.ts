import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fixtureEvent, marketEvent } from '#dev/feed-publisher/wire-events.ts'
import { instant, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres.ts'
import { useDatabase } from '#tests/support/database.ts'
import { aFixture, aMarket } from '#tests/support/fixture-facts.ts'
import { eventually, openLsportsHouse } from '#tests/support/lsports-house.ts'
import { startBroker, type TestBroker } from '#tests/support/rabbitmq.ts'

const database = useDatabase()
let broker: TestBroker

beforeAll(async () => {
  broker = await startBroker()
})
afterAll(() => broker.stop())
beforeEach(() =>
  database.db.run(sql`truncate fixture, sport, location, league, feed_inbox, feed_set_aside cascade`),
)

const LIMIT_SECONDS = 2

const now = () => instant(Date.now())
const count = async () =>
  await database.db.one<{ open: number; closed: number }>(sql`
    select count(*) filter (where not suspended) as open, count(*) filter (where suspended) as closed
    from fixture`)

/** A house with fixtures of both packages, open for bets. */
async function openFeed({ prematch = 3, inplay = 2 } = {}) {
  const house = await openLsportsHouse({ broker, database, silenceSeconds: LIMIT_SECONDS })
  const { publisher } = house
  const tell = async (id: number, status: 'live' | 'not-started') => {
    const kind = status === 'live' ? 'inplay' : 'prematch'
    const startsAt = instant(Date.now() + 3_600_000)
    await publisher.tell(kind, 1, fixtureEvent(aFixture({ id, at: now(), startsAt, status })))
    await publisher.tell(kind, 3, marketEvent(aMarket({ fixture: id, at: now() })))
  }
  for (let index = 0; index < prematch; index++) await tell(101 + index, 'not-started')
  for (let index = 0; index < inplay; index++) await tell(1_001 + index, 'live')
  const stop = await house.read()
  await eventually(count, ({ open }) => open === prematch + inplay)
  return { ...house, stop }
}

test('a cut feed closes everything within its limit plus two seconds, and opens only behind a snapshot', async () => {
  const { publisher } = await openFeed({ prematch: 250, inplay: 12 })
  publisher.cut()
  const cutAt = performance.now()
  await eventually(count, ({ open }) => open === 0)
  expect(performance.now() - cutAt).toBeLessThan((LIMIT_SECONDS + 2) * SECOND)

  publisher.http.failing(true)
  publisher.restore()
  const asked = publisher.http.calls.length
  await eventually(
    async () => publisher.http.calls.length,
    calls => calls > asked,
  )
  expect(await count()).toMatchObject({ open: 0, closed: 262 })
})

test('what changed while the feed was cut is known before anybody can bet again', async () => {
  const { publisher } = await openFeed()
  publisher.cut()
  await eventually(count, ({ open }) => open === 0)
  await publisher.tell(
    'prematch',
    3,
    marketEvent(aMarket({ fixture: 101, at: now(), odds: [155, 400, 600] })),
  )
  const snapshots = publisher.http.calls.length
  publisher.restore()
  await eventually(count, ({ open }) => open === 5)
  expect(publisher.http.calls.slice(snapshots).every(call => Number(call.body.Timestamp) > 0)).toBe(true)
  const { odds } = await database.db.one<{ odds: number }>(sql`
    select odds from outcome where fixture_id = 101 and pick = '1'`)
  expect(odds).toBe(155)
})

test('an interrupted feed closes its own package at once, though its heart still beats', async () => {
  const { publisher } = await openFeed()
  const interrupted = setInterval(() => void publisher.beat('inplay', true), 50)
  try {
    expect(await eventually(count, ({ closed }) => closed === 2)).toMatchObject({ open: 3 })
  } finally {
    clearInterval(interrupted)
  }
  await eventually(count, ({ open }) => open === 5)
})

test('a match that the keep-alive leaves out takes no bets until it is named again', async () => {
  const { publisher } = await openFeed()
  await publisher.keepAlive([1_001])
  await eventually(count, ({ open, closed }) => open === 4 && closed === 1)
  const { id } = await database.db.one<{ id: number }>(sql`select id from fixture where suspended`)
  expect(id).toBe(1_002)
  await publisher.keepAlive([1_001, 1_002])
  await eventually(count, ({ open }) => open === 5)
})

test('a reader that ends closes what it watched; the next one opens it behind a whole snapshot', async () => {
  const { publisher, stop, read } = await openFeed()
  await stop()
  expect(await count()).toMatchObject({ open: 0, closed: 5 })
  const switched = publisher.http.calls
    .map(call => call.path)
    .filter(path => path.startsWith('/Distribution'))
  expect(switched.map(path => path.slice(-5))).toEqual(['Start', 'Start', '/Stop', '/Stop'])
  const before = publisher.http.calls.length
  await read()
  await eventually(count, ({ open }) => open === 5)
  const snapshots = publisher.http.calls.slice(before).filter(call => call.path.endsWith('GetEvents'))
  expect(snapshots.map(call => call.path).toSorted()).toEqual(['/Inplay/GetEvents', '/Prematch/GetEvents'])
  expect(snapshots.every(call => call.body.Timestamp === undefined)).toBe(true)
})

test('a match that starts is priced by the in-play package from then on', async () => {
  const { publisher } = await openFeed()
  const startsAt = instant(Date.now() - 1_000)
  const inPlayOnly = setInterval(() => void publisher.beat('inplay'), 100)
  const dead = setInterval(() => void publisher.beat('prematch', true), 20)
  try {
    await eventually(count, ({ closed }) => closed === 3)
    await publisher.tell(
      'inplay',
      1,
      fixtureEvent(aFixture({ id: 101, at: now(), startsAt, status: 'live' })),
    )
    await eventually(count, ({ open }) => open === 3)
  } finally {
    clearInterval(inPlayOnly)
    clearInterval(dead)
  }
})
