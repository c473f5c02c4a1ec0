import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BetId, FixtureId, MarketTypeId, MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { type LegStretch, listSlipNames, markLateLegs, reopenLegs } from '#server/bets/bets.ts'
import { type Db, openDatabase, raw, sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { readScans } from '#tests/support/books/scan-reads.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 100
const GROWN = 50_000

/** One connection, so that plans made on an empty month are the plans that run on the grown one. */
let settling: Db
beforeAll(async () => {
  settling = openDatabase({ url: database.url, poolSize: 1 })
  await desk.newFixtures(...[1, 2, 3, 4, 5, 6].map(id => ({ id })))
})
afterAll(() => settling.close())

/** Rows and blocks read per two-leg bet when a fixture is settled. */
async function costOf(fixture: number): Promise<{ rows: number; blocks: number }> {
  const members = await desk.newMembers(BETS)
  const ids = await desk.placeAll(members.map(member => ({ member, legs: [{ fixture }, { fixture: 6 }] })))
  await desk.record(fixture, HOME_WIN)
  const before = await readSoFar()
  await settleFixture({ ...desk.deps(), db: settling }, fixture as FixtureId)
  const after = await readSoFar()
  const [bet] = await desk.bets(ids)
  expect(bet?.legs[0]?.result).toBe('won')
  return { rows: (after.rows - before.rows) / BETS, blocks: (after.blocks - before.blocks) / BETS }
}

const readSoFar = () =>
  readScans(database.db, settling, ['bet', 'bet_leg', 'outcome_grading', 'ledger_posting'])

/** Number of legs of a batch in the middle of a fixture's legs. */
const STRETCH = 100

/** Rows and blocks read per leg of one batch. */
async function costOfStretch(work: (tx: Tx, stretch: LegStretch) => Promise<unknown>) {
  const after = { memberId: 1_025_000, betId: '00000000-0000-0000-0000-000000000000' }
  const before = await readSoFar()
  await settling.transaction(tx => work(tx, { fixtureId: 5 as FixtureId, after, legs: STRETCH }))
  const cost = await readSoFar()
  return { rows: (cost.rows - before.rows) / STRETCH, blocks: (cost.blocks - before.blocks) / STRETCH }
}

/** Marks all legs: the start was long before any was taken. */
const markAll = (tx: Tx, stretch: LegStretch) =>
  markLateLegs(tx, stretch, { startsAt: instant(0), goals: [{ number: 1, at: instant(0) }] })

const TAKEN_BACK = { marketTypeId: 1 as MarketTypeId, line: null, pick: null, revision: 2 }
const reopenAll = (tx: Tx, stretch: LegStretch) => reopenLegs(tx, stretch, 3, [TAKEN_BACK])

const grow = () => insertStrangersBets(database.db, GROWN, 5, clock.now())

test('settling reads a few rows per bet, on empty tables, on grown ones and, with the old plans, in a new month', async () => {
  const fresh = await costOf(1)
  await grow()
  await database.db.run(raw('analyze bet, bet_leg, ledger_posting'))
  const grown = await costOf(2)
  clock.advance(35 * DAY)
  await grow()
  const month = await costOf(3)
  for (const { rows, blocks } of [fresh, grown, month]) {
    expect(rows).toBeLessThan(30)
    expect(blocks).toBeLessThan(100)
  }
})

test('naming the bets of a chunk reads a few rows each, independent of the total', async () => {
  const bets = await database.db.many<{ memberId: MemberId; betId: BetId }>(sql`
    select member_id as "memberId", id as "betId" from bet where leg_count = 2 limit ${STRETCH}`)
  const before = await readSoFar()
  expect(await listSlipNames(settling, bets)).toHaveLength(STRETCH)
  const after = await readSoFar()
  expect((after.rows - before.rows) / STRETCH).toBeLessThan(10)
  expect((after.blocks - before.blocks) / STRETCH).toBeLessThan(30)
})

test('marking a chunk of legs late, or reopening it, reads a few rows each, independent of the match’s legs', async () => {
  await database.db.run(raw(`update bet_leg set result = 'void', result_revision = 1 where fixture_id = 5`))
  for (const work of [markAll, reopenAll]) {
    const { rows, blocks } = await costOfStretch(work)
    expect(rows).toBeLessThan(10)
    expect(blocks).toBeLessThan(50)
  }
  const [changed] = await database.db.many(sql`
    select count(*) filter (where late)::integer as late, count(*) filter (where result is null)::integer as open
    from bet_leg where fixture_id = 5`)
  expect(changed).toEqual({ late: STRETCH, open: STRETCH })
})
