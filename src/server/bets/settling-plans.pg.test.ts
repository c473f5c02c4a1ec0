import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { type Db, openDatabase, raw, sql, timestamp } from '#server/platform/postgres.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { testClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { readScans } from '#tests/support/scan-reads.sql.ts'
import { settlementDesk } from '#tests/support/settlement-desk.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 100
const GROWN = 50_000
const HOME_WIN = { 10: [1, 0], 20: [1, 0], 100: [2, 0] } as const

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

/** Bets of others in the same month, so many that a walk through them would show. */
const grow = () =>
  database.db.run(sql`
    with stranger as (
      select n, (left(uuid_floor(${timestamp(clock.now())}::timestamptz)::text, 13) || '-7' || substr(md5(n::text), 1, 3)
        || '-8' || substr(md5(n::text), 4, 3) || '-' || substr(md5(n::text), 7, 12))::uuid as id
      from generate_series(1, ${GROWN}::integer) n
    ), bets as (
      insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max, leg_count, fixtures,
        placed_at)
      select id, 1000000 + n, 91, 'EU', 5000, 190, 9500, 3000000, 1, '{5}', now() from stranger
    )
    insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, odds,
      version, starts_at)
    select id, 1, 1000000 + n, 5, 1, 1, 1, '1', 190, 1, now() from stranger`)

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
