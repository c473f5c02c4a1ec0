import { expect, test } from 'vitest'
import { fixtureEvent, marketEvent } from '#dev/feed-publisher/wire-events.ts'
import { isHeard } from '#domain/fixtures/in-play-silence.ts'
import { LIVE_CLOSE_AT } from '#domain/fixtures/live-closing.ts'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, type Instant, instant, SECOND } from '#domain/instant.ts'
import { silenceLive } from '#server/fixtures/fixtures.ts'
import { guardLive } from '#server/fixtures/in-play/guard-live.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { type Clock, systemClock } from '#server/platform/process/clock.ts'
import { DRILL_CHANNEL } from '#server/providers/live-drill.ts'
import { aFixture, aMarket, START } from '#tests/support/facts/fixture-facts.ts'
import { listHeardAt } from '#tests/support/facts/heard-at.sql.ts'
import { eventually, useLsports } from '#tests/support/feeds/lsports-house.ts'
import { testClock } from '#tests/support/house/clock.ts'

const { database, openHouse } = useLsports()

const LIMIT_SECONDS = 2

const count = async () =>
  await database.db.one<{ open: number; closed: number }>(sql`
    select count(*) filter (where not suspended) as open, count(*) filter (where suspended) as closed
    from fixture`)

type FeedSketch = {
  readonly prematch?: number
  readonly inplay?: number
  readonly clock?: Clock
  readonly prematchOnly?: boolean
}

/** A server with fixtures of both packages, open for bets. */
async function openFeed({ prematch = 3, inplay = 2, clock = systemClock, ...options }: FeedSketch = {}) {
  const silenceSeconds = LIMIT_SECONDS
  const house = await openHouse({ clock, silenceSeconds, ...options })
  const { publisher } = house
  const tell = async (id: number, status: 'live' | 'not-started') => {
    const kind = status === 'live' ? 'inplay' : 'prematch'
    const startsAt = instant(clock.now() + HOUR)
    await publisher.tell(kind, 1, fixtureEvent(aFixture({ id, at: clock.now(), startsAt, status })))
    await publisher.tell(kind, 3, marketEvent(aMarket({ fixture: id, at: clock.now() })))
  }
  for (let index = 0; index < prematch; index++) await tell(101 + index, 'not-started')
  for (let index = 0; index < inplay; index++) await tell(1_001 + index, 'live')
  const stop = await house.read()
  await eventually(count, ({ open }) => open === prematch + inplay)
  if (inplay > 0)
    await eventually(
      () => heard(1_001, clock.now()),
      isHeardOf => isHeardOf,
    )
  return { ...house, stop }
}

/** Whether a bet on the match would find its price recent enough. */
async function heard(id: number, now: Instant): Promise<boolean> {
  const at = await listHeardAt(database.db, [id as FixtureId])
  return isHeard(at.get(id as FixtureId) ?? null, now, LIMIT_SECONDS)
}

const priceOf = async (id: number) =>
  (
    await database.db.one<{ odds: number }>(
      sql`select odds from outcome where fixture_id = ${id} and pick = '1'`,
    )
  ).odds

test('handbook 2.3 a cut feed closes everything within its limit plus two seconds; messages alone do not reopen it, a snapshot does', async () => {
  const clock = testClock(START)
  const { publisher, bus } = await openFeed({ prematch: 250, inplay: 12, clock })
  const guard = () =>
    guardLive({ db: database.db, bus, clock }, { silenceSeconds: LIMIT_SECONDS, closeAt: LIVE_CLOSE_AT })
  publisher.cut()
  clock.advance((LIMIT_SECONDS + 1) * SECOND)
  expect(await heard(1_001, clock.now())).toBe(false)
  await guard()
  await eventually(count, ({ open }) => open === 0)

  publisher.http.failing(true)
  publisher.restore()
  const asked = publisher.http.calls.length
  await publisher.tell(
    'inplay',
    3,
    marketEvent(aMarket({ fixture: 1_001, at: clock.now(), odds: [155, 400, 600] })),
  )
  await eventually(
    () => priceOf(1_001),
    odds => odds === 155,
  )
  await eventually(
    async () => publisher.http.calls.length,
    calls => calls > asked,
  )
  await guard()
  expect(await count()).toMatchObject({ open: 0, closed: 262 })
  expect(await heard(1_001, clock.now())).toBe(false)

  publisher.http.failing(false)
  clock.advance(15 * SECOND)
  await eventually(count, ({ open }) => open === 262)
  await eventually(
    () => heard(1_012, clock.now()),
    isHeardOf => isHeardOf,
  )
  expect(await guard()).toMatchObject({ silenced: [] })
})

test('the silence watch closes a match while the adapter hangs; its next heartbeat requests the snapshot', async () => {
  const clock = testClock(START)
  const { publisher, bus } = await openFeed({ prematch: 0, clock })
  await silenceLive({ db: database.db, bus, clock }, [1_002 as FixtureId])
  expect(await count()).toMatchObject({ open: 1, closed: 1 })
  await eventually(count, ({ open }) => open === 2)
  const named = publisher.http.calls.flatMap(({ body }) =>
    Array.isArray(body.Fixtures) ? body.Fixtures : [],
  )
  expect(named).toEqual([1_002])
})

test('a drill holds back the queues: everything closes, and opens after a snapshot', async () => {
  const clock = testClock(START)
  const { publisher } = await openFeed({ clock })
  await database.db.notify(DRILL_CHANNEL, '30')
  const snapshots = publisher.http.calls.length
  await eventually(
    async () => {
      clock.advance(SECOND / 2)
      return count()
    },
    ({ open }) => open === 0,
  )
  clock.advance(30 * SECOND)
  await eventually(count, ({ open }) => open === 5)
  expect(publisher.http.calls.length).toBeGreaterThan(snapshots)
})

test('a match of an unsubscribed package refuses bets after its start', async () => {
  const clock = testClock(START)
  const { publisher, bus } = await openFeed({ inplay: 0, clock, prematchOnly: true })
  const begun = aFixture({ id: 101, at: clock.now(), startsAt: START, status: 'live' })
  await publisher.tell('prematch', 1, fixtureEvent(begun))
  await eventually(
    () => guardLive({ db: database.db, bus, clock }, { silenceSeconds: 15, closeAt: LIVE_CLOSE_AT }),
    ({ silenced }) => silenced.length === 1,
  )
  expect(await count()).toMatchObject({ open: 2, closed: 1 })
})

test('changes during a cut are applied before any bet is accepted again', async () => {
  const { publisher } = await openFeed()
  publisher.cut()
  await eventually(count, ({ open }) => open === 0)
  await publisher.tell(
    'prematch',
    3,
    marketEvent(aMarket({ fixture: 101, at: systemClock.now(), odds: [155, 400, 600] })),
  )
  const snapshots = publisher.http.calls.length
  publisher.restore()
  await eventually(count, ({ open }) => open === 5)
  expect(
    publisher.http.calls
      .slice(snapshots)
      .filter(call => call.path.endsWith('GetEvents'))
      .every(call => Number(call.body.Timestamp) > 0),
  ).toBe(true)
  const { odds } = await database.db.one<{ odds: number }>(sql`
    select odds from outcome where fixture_id = 101 and pick = '1'`)
  expect(odds).toBe(155)
})

test('an interrupted feed closes its own package at once, despite heartbeats', async () => {
  const { publisher } = await openFeed()
  const interrupted = setInterval(() => void publisher.beat('inplay', true), 50)
  try {
    expect(await eventually(count, ({ closed }) => closed === 2)).toMatchObject({ open: 3 })
  } finally {
    clearInterval(interrupted)
  }
  await eventually(count, ({ open }) => open === 5)
})

test('a match missing from the keep-alive refuses bets until it is listed again', async () => {
  const { publisher } = await openFeed()
  await publisher.keepAlive([1_001])
  await eventually(count, ({ open, closed }) => open === 4 && closed === 1)
  const { id } = await database.db.one<{ id: number }>(sql`select id from fixture where suspended`)
  expect(id).toBe(1_002)
  await publisher.keepAlive([1_001, 1_002])
  await eventually(count, ({ open }) => open === 5)
})

test('a stopping reader closes its fixtures; the next one opens them after a complete snapshot', async () => {
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

test('the in-play package prices a match from its start on', async () => {
  const { publisher } = await openFeed()
  const startsAt = instant(Date.now() - 1_000)
  const inPlayOnly = setInterval(() => void publisher.beat('inplay'), 100)
  const dead = setInterval(() => void publisher.beat('prematch', true), 20)
  try {
    await eventually(count, ({ closed }) => closed === 3)
    await publisher.tell(
      'inplay',
      1,
      fixtureEvent(aFixture({ id: 101, at: systemClock.now(), startsAt, status: 'live' })),
    )
    await eventually(count, ({ open }) => open === 3)
  } finally {
    clearInterval(inPlayOnly)
    clearInterval(dead)
  }
})
