import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { type Db, openDatabase, raw } from '#server/platform/postgres.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { testClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { HOME_WIN } from '#tests/support/fixture-facts.ts'
import { readScans } from '#tests/support/scan-reads.sql.ts'
import { settlementDesk } from '#tests/support/settlement-desk.ts'
import { insertStrangersBets } from '#tests/support/strangers-bets.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 100
const GROWN = 50_000

/** One connection, so that what is planned on an empty month is what runs on the grown one. */
let settling: Db
beforeAll(async () => {
  settling = openDatabase({ url: database.url, poolSize: 1 })
  await desk.newFixtures(...[1, 2, 3, 4, 5, 6].map(id => ({ id })))
})
afterAll(() => settling.close())

/** Rows and blocks that settling a fixture reads, for each of its bets of two legs. */
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

const grow = () => insertStrangersBets(database.db, GROWN, 5, clock.now())

test('a bet is settled by a few rows, on empty tables, on grown ones and, with the plans of before, in a new month', async () => {
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
