import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { listOutcomesForSlip } from '#server/fixtures/book/slip-outcomes.sql.ts'
import {
  applyFacts,
  findFixture,
  findResult,
  fixtureChanged,
  fixtureResult,
} from '#server/fixtures/fixtures.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { emptyBook } from '#tests/support/facts/empty-book.sql.ts'
import { aFixture, aMarket, START } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import type { RecordedMatch } from './recorded-match.ts'
import { openReplayFeed } from './replay-feed.ts'
import { makeReplayPlan, type ReplayPlan } from './replay-plan.ts'
import { USUAL_REPLAY } from './replay-program.ts'
import type { ReplayStory } from './replay-stories.ts'
import { loadRecordedMatches } from './shipped-matches.ts'

const database = useDatabase()
let matches: readonly RecordedMatch[]
let plan: ReplayPlan

beforeAll(async () => {
  matches = (await loadRecordedMatches()).matches
  plan = makeReplayPlan(matches, USUAL_REPLAY)
})
beforeEach(() => emptyBook(database.db))

function setUp(at = START) {
  const clock = testClock(at)
  const bus = createBus()
  const counts = { changes: 0, results: [] as FixtureId[] }
  bus.subscribe(fixtureChanged, () => counts.changes++)
  bus.subscribe(fixtureResult, ({ fixtureId }) => counts.results.push(fixtureId))
  const deps = { db: database.db, bus, clock, log: createLog({ level: 'silent' }) }
  return { ...deps, counts, open: (of = plan) => openReplayFeed(deps, of, () => 600) }
}

const openNow = (now = START) => plan.fixturesAt(now).filter(one => one.kickOff > now)

/** Betting on a match is suspended at most this long before its start. */
const REST_LEAD = 10 * MINUTE

/** Whether the whole story of a fixture is still to come. */
const isAhead = ({ story, kickOff }: { story?: ReplayStory | undefined; kickOff: number }) =>
  (story !== 'betting-rests' && story !== 'totals-rest') || kickOff > START + REST_LEAD

/** The next fixture with that story; by default one that is played normally. */
const nextKickOff = (story?: ReplayStory) => {
  const next = openNow().find(one => one.story === story && isAhead(one))
  if (!next) throw new Error('the plan has such a fixture')
  return next
}

const count = async (condition: string) =>
  (
    await database.db.one<{ count: number }>(sql`
      select count(*) as count from fixture
      where ${sql([condition] as unknown as TemplateStringsArray)}`)
  ).count

const snapshotOfBook = () =>
  database.db.many(sql`
    select o.id::text, o.odds, o.version, o.status, f.status as fixture_status
    from outcome o join fixture f on f.id = o.fixture_id order by o.id`)

test('a cold start fills the board in one run: at least 150 fixtures of several sports', async () => {
  const { open } = setUp()
  await open().turn()
  expect(await count(`status = 'not-started'`)).toBeGreaterThanOrEqual(150)
  const { sports } = await database.db.one<{ sports: number }>(sql`
    select count(distinct sport_id) as sports from fixture where status = 'not-started'`)
  expect(sports).toBeGreaterThanOrEqual(4)
  const next = await findFixture(database.db, nextKickOff().id)
  expect(next?.replayOf).toMatch(/^\d{4}-\d{2}-\d{2} 경기 다시보기$/)
})

test('a restart changes no version and writes no result twice', async () => {
  const { open, counts } = setUp()
  const first = open()
  for (let turn = 0; turn < 20; turn++) await first.turn()
  const before = await snapshotOfBook()
  const results = counts.results.length
  counts.changes = 0
  const second = open()
  await second.takeOver()
  await second.turn()
  expect(await snapshotOfBook()).toEqual(before)
  expect(counts.results).toHaveLength(results)
  expect(counts.changes).toBe(0)
})

test('a fixture goes from its prices through the kick-off and the score to the real result', async () => {
  const { open, clock } = setUp()
  const feed = open()
  const fixture = nextKickOff()
  await feed.turn()
  const outcomes = () =>
    database.db.many<{ id: string }>(sql`select id::text from outcome where fixture_id = ${fixture.id}`)
  const [{ id } = { id: '' }] = await outcomes()
  const slip = async () => (await listOutcomesForSlip(database.db, [id as never]))[0]
  expect(await slip()).toMatchObject({ fixtureStatus: 'not-started', fixtureSuspended: false })
  clock.set(fixture.kickOff)
  await feed.turn()
  expect(await slip()).toMatchObject({ fixtureStatus: 'live', fixtureSuspended: true })
  clock.set(instant(fixture.endsAt + 1))
  await feed.turn()
  expect(await slip()).toMatchObject({ fixtureStatus: 'finished' })
  const sheet = Object.fromEntries(fixture.match.scores.map(({ code, home, away }) => [code, [home, away]]))
  expect(await findResult(database.db, fixture.id)).toMatchObject({ kind: 'sheet', sheet, source: 'replay' })
})

const stateOf = async (fixtureId: FixtureId) =>
  database.db.one<{ status: string; suspended: boolean; totals: boolean | null }>(sql`
    select f.status, f.suspended, (select bool_and(m.suspended) from market m
      where m.fixture_id = f.id and m.type_id = 2) as totals
    from fixture f where f.id = ${fixtureId}`)

test('handbook 1.9 a cancelled match is postponed at its start, then void, also after a later run', async () => {
  const { open, clock } = setUp()
  const feed = open()
  const fixture = nextKickOff('called-off')
  await feed.turn()
  expect(await stateOf(fixture.id)).toMatchObject({ status: 'not-started', suspended: false })
  clock.set(fixture.kickOff)
  await feed.turn()
  expect(await stateOf(fixture.id)).toMatchObject({ status: 'postponed', suspended: true })
  expect(await findResult(database.db, fixture.id)).toBeUndefined()
  clock.set(fixture.endsAt)
  await feed.turn()
  expect(await stateOf(fixture.id)).toMatchObject({ status: 'cancelled' })
  const decided = await findResult(database.db, fixture.id)
  expect(decided).toMatchObject({ kind: 'void', source: 'replay', revision: 1 })
  const onlyHere = { replayOf: expect.stringContaining('다시보기에서만 취소 (실제 경기는 정상 진행)') }
  expect(await findFixture(database.db, fixture.id)).toMatchObject(onlyHere)
  clock.advance(HOUR)
  const later = open()
  await later.takeOver()
  await later.turn()
  expect(await findResult(database.db, fixture.id)).toEqual(decided)
  expect(await findFixture(database.db, fixture.id)).toMatchObject(onlyHere)
})

test('betting on a match is suspended for two minutes near its start, and ends also after a restart within them', async () => {
  const { open, clock } = setUp()
  const fixture = nextKickOff('betting-rests')
  const turns = async (feed: ReturnType<typeof open>) => {
    for (let turn = 0; turn < 5; turn++) await feed.turn()
  }
  await turns(open())
  expect(await stateOf(fixture.id)).toMatchObject({ suspended: false })
  clock.set(instant(fixture.kickOff - 7 * MINUTE))
  await turns(open())
  expect(await stateOf(fixture.id)).toMatchObject({ status: 'not-started', suspended: true })
  clock.set(instant(fixture.kickOff - 5 * MINUTE))
  await turns(open())
  expect(await stateOf(fixture.id)).toMatchObject({ suspended: false })
})

test('suspends only the totals of a match', async () => {
  const { open, clock } = setUp()
  const feed = open()
  const fixture = openNow().find(
    one =>
      one.story === 'totals-rest' &&
      isAhead(one) &&
      one.match.markets.some(market => market.marketTypeId === 2),
  )
  if (!fixture) throw new Error('the plan has such a fixture')
  const totalsAt = async (minutes: number) => {
    clock.set(instant(fixture.kickOff - minutes * MINUTE))
    for (let turn = 0; turn < 5; turn++) await feed.turn()
    return stateOf(fixture.id)
  }
  expect(await totalsAt(9)).toMatchObject({ suspended: false, totals: false })
  expect(await totalsAt(7)).toMatchObject({ suspended: false, totals: true })
  expect(await totalsAt(5)).toMatchObject({ suspended: false, totals: false })
})

test('prices move towards the kick-off and raise versions', async () => {
  const { open, clock } = setUp()
  const feed = open()
  await feed.turn()
  for (let turn = 0; turn < 30; turn++) {
    clock.advance(MINUTE)
    await feed.turn()
  }
  const { moved } = await database.db.one<{ moved: number }>(
    sql`select count(*) as moved from outcome where version > 1`,
  )
  expect(moved).toBeGreaterThan(50)
})

test('after a pause of two days all open fixtures have their result', async () => {
  const { open, clock, counts } = setUp()
  await open().turn()
  const listed = openNow().map(one => one.id)
  clock.advance(48 * HOUR)
  const feed = open()
  await feed.takeOver()
  await feed.turn()
  const over = openNow().filter(one => one.endsAt < START + 48 * HOUR)
  expect(over.length).toBeGreaterThan(100)
  for (const { id, story } of over.slice(0, 20))
    expect(await findResult(database.db, id)).toMatchObject({
      kind: story === 'called-off' ? 'void' : 'sheet',
    })
  expect(new Set(counts.results).size).toBe(counts.results.length)
  const known = new Set(counts.results)
  expect(over.every(one => known.has(one.id))).toBe(true)
  expect(listed.length).toBeGreaterThan(over.length)
})

test('voids fixtures of another set of recordings, and leaves those of other feeds unchanged', async () => {
  const { open, ...deps } = setUp()
  await open().turn()
  const foreign = { ...aFixture({ id: 42 }), source: 'lsports' }
  await applyFacts(deps, [foreign, aMarket({ fixture: 42 })])
  const listed = nextKickOff()
  const other = makeReplayPlan(matches.slice(0, 900), USUAL_REPLAY)
  await open(other).takeOver()
  expect(await findResult(database.db, listed.id)).toMatchObject({ kind: 'void', source: 'replay' })
  expect(await findFixture(database.db, listed.id)).toMatchObject({ status: 'cancelled' })
  expect(await findFixture(database.db, 42 as FixtureId)).toMatchObject({ status: 'not-started' })
})
