import { beforeEach, expect, test } from 'vitest'
import { isHeard, LIVE_SILENCE_SECONDS } from '#domain/fixtures/in-play-silence.ts'
import { LIVE_CLOSE_AT } from '#domain/fixtures/live-closing.ts'
import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { listOutcomesForSlip } from '#server/fixtures/book/slip-outcomes.sql.ts'
import {
  findFixture,
  findResult,
  fixtureChanged,
  listIncidents,
  listVerdicts,
} from '#server/fixtures/fixtures.ts'
import { guardLive } from '#server/fixtures/in-play/guard-live.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { emptyBook } from '#tests/support/facts/empty-book.sql.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { listHeardAt } from '#tests/support/facts/heard-at.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openRecordedPlan } from '../recorded-inplay/recorded-plan.ts'
import { openSimulatorPlan } from '../simulator/simulator-plan.ts'
import { openInPlayFeed } from './in-play-feed.ts'
import type { InPlayMatch } from './in-play-match.ts'

const database = useDatabase()
const plans = [openSimulatorPlan(100), openRecordedPlan(100)]
const TERMS = { payoutBefore: 9_400, payoutLive: 9_100 }
const RULES = { silenceSeconds: LIVE_SILENCE_SECONDS, closeAt: LIVE_CLOSE_AT }

beforeEach(() => emptyBook(database.db))

function setUp(at: Instant = START) {
  const clock = testClock(at)
  const bus = createBus()
  const counts = { changes: 0, odds: 0 }
  bus.subscribe(fixtureChanged, change => {
    counts.changes += 1
    counts.odds += change.odds.length
  })
  const deps = { db: database.db, bus, clock, log: createLog({ level: 'silent' }) }
  return { deps, clock, counts, open: () => openInPlayFeed(deps, plans, () => TERMS) }
}

type Row = { id: FixtureId; suspended: boolean; stop: string | null }

const liveRows = () =>
  database.db.many<Row>(sql`
    select f.id, f.suspended, p.stop_reason as stop from fixture f left join fixture_pulse p on p.fixture_id = f.id
    where f.status = 'live' order by f.id`)

const openOutcomes = async () =>
  (
    await database.db.one<{ count: number }>(sql`
      select count(*) as count from outcome o join market m on m.id = o.market_id join fixture f on f.id = o.fixture_id
      where f.status = 'live' and o.status = 'open' and not m.suspended and not f.suspended`)
  ).count

const bookNow = () =>
  database.db.many(sql`
    select o.id::text, o.odds, o.version, o.status, m.suspended as market, f.suspended, f.status as fixture
    from outcome o join market m on m.id = o.market_id join fixture f on f.id = o.fixture_id order by o.id`)

test('one run fills the book with at least ten live matches of five sports, most of them open', async () => {
  const { open } = setUp()
  await open().turn()
  const rows = await liveRows()
  expect(rows.length).toBeGreaterThanOrEqual(10)
  const { sports } = await database.db.one<{ sports: number }>(
    sql`select count(distinct sport_id) as sports from fixture where status = 'live'`,
  )
  expect(sports).toBe(5)
  expect(rows.filter(one => !one.suspended).length).toBeGreaterThan(rows.length / 2)
  expect(rows.every(one => one.suspended === (one.stop !== null))).toBe(true)
  expect(await openOutcomes()).toBeGreaterThan(200)
})

test('a second process that takes over changes no price, version or state', async () => {
  const { open } = setUp()
  const first = open()
  await first.turn()
  const before = await bookNow()
  const second = open()
  await second.takeOver()
  await second.turn()
  expect(await bookNow()).toEqual(before)
})

test('a process that takes over withdraws markets no longer offered, and settles those decided meanwhile', async () => {
  const { open, clock } = setUp()
  await open().turn()
  clock.advance(4 * 60 * SECOND)
  const second = open()
  await second.takeOver()
  await second.turn()
  const now = clock.now()
  for (const match of plans.flatMap(plan => plan.matchesAt(now))) {
    if (match.kickOff > now || match.state(now).stop !== null) continue
    const offered = new Set(match.offers(now, TERMS).map(({ typeId, line }) => `${typeId} ${line ?? ''}`))
    const open = await database.db.many<{ typeId: number; line: number | null }>(sql`
      select distinct m.type_id as "typeId", m.line from outcome o join market m on m.id = o.market_id
      where m.fixture_id = ${match.id} and not m.suspended and o.status = 'open'`)
    for (const { typeId, line } of open) expect(offered, `${match.id}`).toContain(`${typeId} ${line ?? ''}`)
  }
})

/** A football match of the plan with a goal while it is followed. */
function nextGoal(now: Instant): { readonly match: InPlayMatch; readonly at: Instant } {
  for (const match of plans[0]?.matchesAt(now) ?? []) {
    const goal = match
      .state(instant(match.endsAt - 1))
      .incidents.find(one => one.kind === 'goal' && one.at > now + 5 * SECOND)
    if (match.kickOff <= now && goal) return { match, at: goal.at }
  }
  throw new Error('some match has a goal to come')
}

test('handbook 2.3 a goal suspends the whole match, and betting continues with new prices', async () => {
  const { open, clock } = setUp()
  const feed = open()
  await feed.turn()
  const { match, at } = nextGoal(START)
  clock.set(instant(at + 100))
  await feed.turn()
  const stopped = await findFixture(database.db, match.id)
  expect(stopped).toMatchObject({ suspended: true, status: 'live' })
  const incidents = await listIncidents(database.db, match.id)
  expect(incidents.some(one => one.kind === 'goal' && one.at === at)).toBe(true)
  while (match.state(clock.now()).stop !== null) clock.advance(SECOND)
  await feed.turn()
  expect(await findFixture(database.db, match.id)).toMatchObject({ suspended: false })
})

test('a match reaches its final sheet; period and next-goal markets settle during the match, each once', async () => {
  const { deps, clock } = setUp()
  const match = plans[0]
    ?.matchesAt(START)
    .find(one => one.head(START).sport.id === FOOTBALL && one.kickOff <= START)
  if (!match) throw new Error('football is played')
  const alone = { source: match.source, matchesAt: () => [match], findMatch: () => match }
  const feed = openInPlayFeed(deps, [alone], () => TERMS)
  await feed.turn()
  while (clock.now() < match.endsAt) {
    clock.advance(4 * SECOND)
    await feed.turn()
  }
  expect(await findResult(database.db, match.id)).toMatchObject({ kind: 'sheet', sheet: match.sheet })
  expect(await findFixture(database.db, match.id)).toMatchObject({ status: 'finished' })
  const verdicts = await listVerdicts(database.db, match.id)
  const nextGoals = verdicts.filter(one => one.marketTypeId === 59)
  expect(nextGoals.length).toBeGreaterThan(0)
  for (const of of Map.groupBy(nextGoals, one => one.line).values())
    expect(of.filter(one => one.code === 2)).toHaveLength(1)
  const halves = verdicts.filter(one => one.marketTypeId === 41 || one.marketTypeId === 42)
  expect(halves.every(one => one.code === 1 || one.code === 2)).toBe(true)
}, 120_000)

test('matches that ended without a running process get their result at the take-over', async () => {
  const { open, clock } = setUp()
  await open().turn()
  const listed = (plans.flatMap(plan => plan.matchesAt(START)) ?? []).map(({ id }) => id)
  clock.advance(3 * 3_600 * SECOND)
  const feed = open()
  await feed.takeOver()
  await feed.turn()
  for (const id of listed) expect(await findResult(database.db, id)).toMatchObject({ kind: 'sheet' })
})

test('a cut feed: everything is suspended in time, no stale price accepts bets, only a snapshot reopens', async () => {
  const { deps, open, clock } = setUp()
  const feed = open()
  await feed.turn()
  await guardLive(deps, RULES)
  expect(await openOutcomes()).toBeGreaterThan(200)
  feed.cut(instant(clock.now() + 40 * SECOND))
  for (let second = 1; second <= LIVE_SILENCE_SECONDS + 2; second += 1) {
    clock.advance(SECOND)
    await feed.turn()
    await guardLive(deps, RULES)
    const heard = await listHeardAt(
      database.db,
      (await liveRows()).map(({ id }) => id),
    )
    const stale = [...heard].filter(([, at]) => !isHeard(at, clock.now(), LIVE_SILENCE_SECONDS))
    const stillOpen = (await liveRows()).filter(one => !one.suspended).map(({ id }) => id)
    for (const [id] of stale) expect(stillOpen).not.toContain(id)
  }
  expect(await openOutcomes()).toBe(0)
  clock.advance(25 * SECOND)
  await feed.turn()
  await guardLive(deps, RULES)
  expect(await openOutcomes()).toBeGreaterThan(200)
  const [outcome] = await listOutcomesForSlip(database.db, [await anOpenOutcome()])
  expect(outcome?.fixtureSuspended).toBe(false)
})

const anOpenOutcome = async () =>
  (
    await database.db.one<{ id: OutcomeId }>(sql`
      select o.id::text as id from outcome o join fixture f on f.id = o.fixture_id
      where f.status = 'live' and not f.suspended and o.status = 'open' limit 1`)
  ).id

test('sixteen live matches keep changing their prices', async () => {
  const { open, clock, counts } = setUp()
  const feed = open()
  await feed.turn()
  counts.odds = 0
  const TICKS = 60
  for (let tick = 0; tick < TICKS; tick += 1) {
    clock.advance(SECOND)
    await feed.turn()
  }
  expect(counts.odds / TICKS).toBeGreaterThan(5)
})
