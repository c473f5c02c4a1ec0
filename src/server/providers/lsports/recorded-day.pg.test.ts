import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { DayMessage } from '#dev/feed-publisher/day-message.ts'
import type { FeedPublisher, PublishedMessage } from '#dev/feed-publisher/feed-publisher.ts'
import { openRecordedDay } from '#dev/feed-publisher/recorded-day.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { enterGateAlone } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { eventually, useLsports } from '#tests/support/feeds/lsports-house.ts'

const { database, openHouse } = useLsports()
let day: readonly DayMessage[]

const FIXTURES = 40

beforeAll(async () => {
  const recorded = await openRecordedDay({ from: START, fixtures: FIXTURES })
  const minutes = Array.from({ length: 80 }, (_, minute) => instant(START + minute * MINUTE))
  day = minutes.flatMap(now => recorded.messagesAt(now))
})

/** Must be equal whatever way the messages took; versions only if the order was kept. */
const book = async () => ({
  fixtures: await database.db.many(sql`select id, status, home_name from fixture order by id`),
  outcomes: await database.db.many(sql`
    select o.id::text, o.odds, o.status_by_feed, m.type_id, m.line
    from outcome o join market m on m.id = o.market_id order by o.id`),
  scores: await database.db.many(sql`select fixture_id, home, away, periods from fixture_score order by 1`),
  results: await database.db.many(sql`select fixture_id, kind, sheet from fixture_result order by 1`),
  verdicts: await database.db.many(
    sql`select distinct on (outcome_id) outcome_id::text, code from outcome_result order by outcome_id, revision desc`,
  ),
})
/** Outcomes that first had another verdict. */
const corrected = () =>
  database.db.many(sql`
    select outcome_id::text from outcome_result group by outcome_id having count(distinct code) > 1`)
const versions = () => database.db.many(sql`select id::text, version from outcome order by id`)
/** Messages that could not be fully understood. */
const setAside = () => database.db.many(sql`select message_type, reasons from feed_set_aside`)
const taken = async () =>
  (await database.db.one<{ count: number }>(sql`select count(*) as count from feed_inbox`)).count

/** Two messages about one thing with equal times would have no defined order. */
const messagesOf = (publisher: FeedPublisher): PublishedMessage[] =>
  day.map(({ type, event, at }, index) => publisher.message(type, event, at + (index % 500)))

/** All over one queue, so that their order is known. */
const publish = async (publisher: FeedPublisher, list: readonly PublishedMessage[]) => {
  await Promise.all(list.map(message => publisher.send('prematch', message)))
}

/** A book is large, so different counts are compared first. */
const reached = (wanted: Awaited<ReturnType<typeof book>>) =>
  eventually(
    async () => (await book()).verdicts.length,
    count => count === wanted.verdicts.length,
  ).then(book)

async function readInOrder() {
  const { publisher, read } = await openHouse()
  const list = messagesOf(publisher)
  await publish(publisher, list)
  const stop = await read()
  await eventually(taken, count => count === list.length, HOUR)
  await stop()
  const clean = {
    book: await book(),
    versions: await versions(),
    corrected: await corrected(),
    setAside: await setAside(),
  }
  await database.db.run(sql`truncate fixture, sport, location, league, feed_inbox, feed_set_aside cascade`)
  return clean
}

test('a recorded day fills the book: prices, scores, real results, a verdict on every outcome, and its corrections', async () => {
  const { book: clean, corrected: resettled, setAside: aside } = await readInOrder()
  // Such a day contains every element of the feed, known to the adapter or not: none is a fault.
  expect(aside).toEqual([])
  expect(day.length).toBeGreaterThan(2_000)
  expect(clean.fixtures).toHaveLength(FIXTURES)
  const finished = clean.fixtures.filter(row => 'status' in row && row.status === 'finished')
  expect(finished.length).toBeGreaterThan(20)
  const played = clean.results.filter(row => 'kind' in row && row.kind === 'sheet')
  expect(played.length).toBe(finished.length)
  expect(clean.verdicts.length).toBeGreaterThan(finished.length * 3)
  expect(resettled.length).toBeGreaterThan(0)
})

test('the same day redelivered, duplicated and in any order gives the same book', async () => {
  const clean = await readInOrder()
  const { publisher, read } = await openHouse()
  const list = messagesOf(publisher)
  // Fixtures first, so that nothing has to be requested; the rest shuffled, every third message twice.
  const first = list.filter((_, index) => day[index]?.type === 1)
  const rest = list.filter((_, index) => day[index]?.type !== 1)
  const mixed = [...rest, ...rest.filter((_, index) => index % 3 === 0)]
    .map((one, index) => ({ one, key: (index * 7_919) % 10_007 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)
  await publish(publisher, [...first, ...mixed])
  await read()
  await eventually(taken, count => count === list.length, HOUR)
  await publish(publisher, list.slice(0, 500))
  const settled = await reached(clean.book)
  expect(settled).toEqual(clean.book)
}, 180_000)

test('a reader killed repeatedly, before and after storing, loses and duplicates nothing', async () => {
  const clean = await readInOrder()
  const { publisher, environment } = await openHouse()
  const list = messagesOf(publisher)
  const startReader = async () => {
    const script = join(import.meta.dirname, '../../../../tests/support/feeds/lsports-process.ts')
    const child = spawn(process.execPath, [script, database.url], {
      env: { ...process.env, ...environment, LSPORTS_PREFETCH: '200' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child
  }
  const kill = async (child: Awaited<ReturnType<typeof startReader>>) => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  await publish(publisher, list)

  // Received but not stored: all fixture gates are locked while the reader has messages.
  const ids = [...new Set(day.map(({ event }) => event.FixtureId))]
  await database.db.transaction(async tx => {
    await enterGateAlone(tx, ids as Parameters<typeof enterGateAlone>[1])
    const child = await startReader()
    await eventually(
      () =>
        database.db.one<{ waiting: number }>(sql`
        select count(*) as waiting from pg_locks where locktype = 'advisory' and not granted`),
      ({ waiting }) => waiting > 0,
    )
    await kill(child)
  })
  expect(await taken()).toBe(0)

  // Killed at arbitrary points, sometimes after storing and before acknowledging.
  for (const part of [0.2, 0.5, 0.8]) {
    const child = await startReader()
    await eventually(taken, count => count >= list.length * part, HOUR)
    await kill(child)
  }
  const last = await startReader()
  await eventually(taken, count => count === list.length, HOUR)
  const done = await reached(clean.book)
  await kill(last)
  expect(done).toEqual(clean.book)
  expect(await versions()).toEqual(clean.versions)
}, 180_000)
