import { expect, test } from 'vitest'
import {
  betWord,
  fixtureEvent,
  marketEvent,
  marketWord,
  scoreEvent,
  settlementEvent,
  side,
  type WireFixture,
} from '#dev/feed-publisher/wire-events.ts'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, instant, SECOND } from '#domain/instant.ts'
import { findFixture, findResult } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aFixture, aMarket, aScore, outcomeId, START } from '#tests/support/facts/fixture-facts.ts'
import { listHeardAt } from '#tests/support/facts/heard-at.sql.ts'
import { eventually, useLsports } from '#tests/support/feeds/lsports-house.ts'
import { testClock } from '#tests/support/house/clock.ts'

const { database, openHouse } = useLsports()

const ID = 6_001 as FixtureId
const WINNER = 1
const TOTALS = 2
const [IN_PLAY, PRE_MATCH] = [1, 2]

/** Number of open outcomes, and of all. */
const offered = () =>
  database.db.one<{ open: number; all: number }>(sql`
    select count(*) filter (where o.status = 'open' and not m.suspended and not f.suspended) as open,
           count(*) as all
    from outcome o join market m on m.id = o.market_id join fixture f on f.id = o.fixture_id`)
const allOpen = ({ open, all }: { open: number; all: number }) => all > 0 && open === all
const noneOpen = ({ open, all }: { open: number; all: number }) => all > 0 && open === 0
const statusOf = async () => (await findFixture(database.db, ID))?.status

/** A football match, before its start or in play, with two total lines and a winner market; open for bets. */
async function openMatch(status: 'not-started' | 'live') {
  const clock = testClock(START)
  const house = await openHouse({ clock })
  const { publisher } = house
  const kind = status === 'live' ? 'inplay' : 'prematch'
  const stop = await house.read()
  const fixture = () =>
    aFixture({ id: ID, at: clock.now(), startsAt: instant(START + (status === 'live' ? 0 : HOUR)), status })
  const price = (type: number, line: number | undefined, odds?: readonly number[]) => {
    const sketch = { fixture: ID, at: clock.now(), type, ...(odds && { odds }) }
    return publisher.tell(kind, 3, marketEvent(aMarket(line === undefined ? sketch : { ...sketch, line })))
  }
  /** A second later than everything sent before. */
  const tellFixture = (more: WireFixture) => {
    clock.advance(SECOND)
    return publisher.tell(kind, 1, fixtureEvent(fixture(), more))
  }
  await publisher.tell(kind, 1, fixtureEvent(fixture()))
  await price(WINNER, undefined)
  await price(TOTALS, 250)
  await price(TOTALS, 350)
  await eventually(offered, state => state.all === 7 && allOpen(state))
  // The in-play package has had its first snapshot; before that nothing of it counts as heard.
  if (status === 'live')
    await eventually(
      () => listHeardAt(database.db, [ID]),
      heard => heard.get(ID) === clock.now(),
    )
  return { ...house, clock, kind, stop, price, tellFixture } as const
}

const subscription = (kind: 'prematch' | 'inplay', status: number) => ({
  Subscription: { Type: kind === 'inplay' ? IN_PLAY : PRE_MATCH, Status: status },
})

test.each([
  ['not-started', 3],
  ['not-started', 4],
  ['live', 2],
  ['live', 4],
] as const)(
  'a fixture that is %s closes when its subscription is %i, and opens on 1 after a snapshot',
  async (status, gone) => {
    const { publisher, clock, kind, tellFixture, price } = await openMatch(status)
    await tellFixture(subscription(kind, gone))
    await eventually(offered, noneOpen)

    // Changes meanwhile are not sent; when subscribed again, the fixture waits for its snapshot.
    publisher.cut()
    await price(WINNER, undefined, [150, 400, 600])
    publisher.restore()
    publisher.http.failing(true)
    const asked = publisher.http.calls.length
    await tellFixture(subscription(kind, 1))
    await eventually(
      async () => publisher.http.calls.slice(asked).filter(call => call.path.endsWith('GetEvents')).length,
      calls => calls > 0,
    )
    expect(noneOpen(await offered())).toBe(true)

    publisher.http.failing(false)
    clock.advance(5 * SECOND)
    await eventually(offered, allOpen)
    const { odds } = await database.db.one<{ odds: number }>(sql`
    select odds from outcome where id = ${outcomeId(ID, WINNER, undefined, '1')}`)
    expect(odds).toBe(150)
  },
)

test.each([
  [8, 'coverage-lost'],
  [6, 'interrupted'],
  [4, 'cancelled'],
] as const)(
  'a running scoreboard does not reopen a fixture whose own event has status %i',
  async (code, status) => {
    const { publisher, clock } = await openMatch('live')
    clock.advance(SECOND)
    const playing = aFixture({ id: ID, at: clock.now(), startsAt: START, status: 'live' })
    const { Fixture: fixture } = fixtureEvent(playing, { Status: code })
    const score = scoreEvent(aScore({ fixture: ID, at: clock.now(), home: 0, away: 0 }))
    await publisher.tell('inplay', 2, { ...score, Fixture: fixture })
    expect(await eventually(statusOf, told => told !== 'live')).toBe(status)
    // The adapter's state equals the book's: a keep-alive that contains the match changes nothing.
    clock.advance(SECOND)
    await publisher.keepAlive([ID])
    await publisher.tell(
      'inplay',
      3,
      marketEvent(aMarket({ fixture: ID, at: clock.now(), odds: [155, 400, 600] })),
    )
    await eventually(
      () => database.db.one<{ odds: number }>(sql`select max(odds) as odds from outcome where pick = '2'`),
      row => row.odds === 600,
    )
    expect(await statusOf()).toBe(status)
  },
)

test('closes an unnamed bet by its id, and a market without bets on every line, in a process that saw none of them', async () => {
  const { publisher, packages, clock, kind, stop, read } = await openMatch('not-started')
  const bet = { Id: outcomeId(ID, WINNER, undefined, 'X'), Status: 2 }
  clock.advance(SECOND)
  await publisher.tell(kind, 3, betWord(ID, WINNER, bet))
  await eventually(offered, ({ open }) => open === 6)

  await stop()
  publisher.http.failing(true)
  for (const id of Object.values(packages)) publisher.http.distribution.switch(id, true)
  clock.advance(SECOND)
  await read()
  await publisher.tell(kind, 3, marketWord(ID, TOTALS, 2))
  const stopped = () =>
    database.db.one<{ count: number }>(sql`select count(*) as count from market where suspended`)
  await eventually(stopped, ({ count }) => count === 2)
  clock.advance(SECOND)
  await publisher.tell(kind, 3, marketWord(ID, TOTALS, 1))
  await eventually(stopped, ({ count }) => count === 0)
  const aside = await database.db.one<{ count: number }>(sql`select count(*) as count from feed_set_aside`)
  expect(aside.count).toBe(0)
})

test('an unnamed bet that opens stays closed until a complete snapshot', async () => {
  const { publisher, clock, kind } = await openMatch('not-started')
  clock.advance(SECOND)
  publisher.http.failing(true)
  await publisher.tell(kind, 3, betWord(ID, WINNER, { Id: outcomeId(ID, WINNER, undefined, '1'), Status: 1 }))
  await eventually(offered, ({ open }) => open === 6)
  publisher.http.failing(false)
  clock.advance(5 * SECOND)
  await eventually(offered, allOpen)
})

test('reads three participants with one inactive as two sides, and applies the status of the message', async () => {
  const { tellFixture } = await openMatch('live')
  const former = { ...side(ID, 2, 'Former FC'), IsActive: 0 }
  await tellFixture({ Status: 6, Participants: [former, side(ID, 2, 'New FC'), side(ID, 1, 'Home FC')] })
  await eventually(statusOf, status => status === 'interrupted')
  expect(await findFixture(database.db, ID)).toMatchObject({ homeName: 'Home FC', awayName: 'New FC' })
})

const periods = [
  { code: 10, home: 1, away: 0 },
  { code: 20, home: 0, away: 0 },
]

const finish = (clock: Clock, Description: number) => {
  const ended = { status: 'finished', periodCode: 100, home: 1, away: 0, periods } as const
  return scoreEvent(aScore({ fixture: ID, at: clock.now(), ...ended }), [], { Description })
}

test.each([
  [3, 'home-retired'],
  [4, 'away-retired'],
  [10, 'home-walkover'],
  [11, 'away-walkover'],
])(
  'football finished with the description %i (%s) has no result, and the book holds the reason',
  async (description, irregular) => {
    const { publisher, clock } = await openMatch('live')
    clock.advance(SECOND)
    await publisher.tell('inplay', 2, finish(clock, description))
    await eventually(statusOf, status => status === 'finished')
    expect(await findResult(database.db, ID)).toBeUndefined()
    const row = await database.db.one<{ irregular: string }>(sql`select irregular from fixture_score`)
    expect(row.irregular).toBe(irregular)
    expect(await offered()).toMatchObject({ open: 0 })
  },
)

test('bets on a match that ended by a walk-over wait; a verdict settles only its own outcome', async () => {
  const { publisher, clock } = await openMatch('not-started')
  const desk = settlementDesk(database, clock)
  const member = await desk.newMember()
  const place = (pick: string) => desk.place({ member, legs: [{ fixture: ID, pick, odds: 190 }] })
  const bets = [await place('1'), await place('X')]
  const standing = async () => {
    await desk.settle(ID)
    return Promise.all(bets.map(async id => (await desk.bet(id)).status))
  }
  clock.advance(2 * HOUR)
  await publisher.tell('inplay', 2, finish(clock, 10))
  await eventually(statusOf, status => status === 'finished')
  expect(await standing()).toEqual([0, 0])
  const verdict = { outcomeId: outcomeId(ID, WINNER, undefined, '1'), code: 2 } as const
  await publisher.tell('inplay', 35, settlementEvent(aMarket({ fixture: ID, at: clock.now() }), [verdict]))
  expect(await eventually(standing, ([first]) => first !== 0)).toEqual([2, 0])
})
