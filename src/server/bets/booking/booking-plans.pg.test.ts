import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureId, MemberId, SportId } from '#domain/ids.ts'
import { type Odds, odds } from '#domain/odds.ts'
import { type Db, openDatabase, raw, sql } from '#server/platform/postgres/postgres.ts'
import { readScans } from '#tests/support/books/scan-reads.sql.ts'
import { aBettor, anOfferedFixture, type Bettor } from '#tests/support/facts/bettor.ts'
import { outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import type { BetRequest } from '../bet-request.ts'
import { requestKey } from '../bet-request.ts'
import { sportsKind } from '../sports/sports-kind.ts'
import { openSportsMemory } from '../sports/sports-memory.ts'
import { bookBatch } from './book-batch.ts'

const database = useDatabase()
const house = useHouse(database)

const BATCH = 40
const GROWN = 100_000
const tables = [
  'bet',
  'bet_leg',
  'bet_request',
  'bet_waiting',
  'shown_names',
  'payout_rule',
  'outcome',
  'market',
  'fixture',
  'member',
  'ledger_account',
  'ledger_posting',
]

/** One connection, so that plans made on the empty tables are the plans that run on the grown ones. */
let bookingDb: Db
let bettors: Bettor[]
let fixtures: number[]
beforeAll(async () => {
  bookingDb = openDatabase({ url: database.url, poolSize: 1 })
  bettors = []
  for (let count = 0; count < BATCH; count++) bettors.push(await aBettor(house))
  fixtures = await Promise.all(Array.from({ length: 10 }, () => anOfferedFixture(house)))
  // The statistics now show no bets, and the planner has no other source.
  await database.db.run(raw('vacuum analyze bet, bet_leg, bet_request, ledger_posting'))
})
afterAll(() => bookingDb.close())

let batches = 0
const request = ({ memberId }: Bettor, index: number): BetRequest => ({
  memberId,
  page: 'europe',
  style: 'EU',
  detailType: 91,
  stake: 5_000,
  totalOdds: 190,
  claims: [
    {
      outcomeId: outcomeId(fixtures[index % fixtures.length] ?? 0, 1, undefined, '1'),
      fixtureId: fixtures[index % fixtures.length] as FixtureId,
      sportId: 6046 as SportId,
      line: undefined,
      odds: odds(190) as Odds,
      version: 1,
    },
  ],
  bonus: undefined,
  accepts: 'none',
  device: 'Chrome · Android',
  address: '203.0.113.7',
  key: requestKey(memberId, `plan-${batches}`, {}),
})

async function bookOne(): Promise<void> {
  batches += 1
  const deps = { ...house.deps, db: bookingDb, site: house.app.site }
  const kind = sportsKind({ ...deps, ...openSportsMemory() })
  const answers = await bookBatch(deps, kind, bettors.map(request))
  expect(answers.every(answer => answer.ok)).toBe(true)
}

const readSoFar = () => readScans(database.db, bookingDb, tables)

/** Adds so many bets of other members that a scan of them would be visible. */
const grow = async () => {
  const strangers = 1_000_000 as MemberId
  await database.db.run(sql`
    insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max, leg_count, fixtures,
      placed_at, payout_rule)
    select uuidv7(interval '-1 day'), ${strangers}::bigint + n, 91, 'EU', 5000, 190, 9500, 3000000, 1, array[(${fixtures}::bigint[])[1 + n % 10]], now(), 1
    from generate_series(1, ${GROWN}::integer) n`)
  await database.db.run(sql`
    insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, odds,
      version, starts_at)
    select b.id, 1, b.member_id, (${fixtures}::bigint[])[1 + b.member_id % 10], 1, 1, 1, '1', 190, 1, now()
    from bet b where b.member_id > ${strangers}`)
  await database.db.run(sql`
    insert into bet_request (member_id, digest, body_hash, bet_id, emoney, created_at)
    select b.member_id, request_digest(b.member_id, 'k'), '', b.id, 1, now() from bet b where b.member_id > ${strangers}`)
  await database.db.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select ledger_wallet(b.member_id), 'member:' || b.member_id || ':wallet', b.member_id, 'wallet', 'won', 0
    from bet b where b.member_id > ${strangers}`)
  await database.db.run(sql`
    insert into bet_waiting (id, member_id, detail_type, style, accepts, stake, asked_odds, total_odds, winnings,
      request_key, request_digest, body_hash, seconds, started_at, due_at)
    select b.id, b.member_id, 5, 'KR', 'none', 5000, 190, 190, 9500, 'k', request_digest(b.member_id, 'k'), '', 6,
      now(), now()
    from bet b where b.member_id > ${strangers} and b.member_id % 10 = 0`)
}

test('a batch reads a few rows per bet, on empty tables and, with the old plans, on grown ones', async () => {
  await bookOne()
  const empty = await readSoFar()
  await bookOne()
  const fresh = await readSoFar()
  await grow()
  const before = await readSoFar()
  await bookOne()
  const after = await readSoFar()
  expect((fresh.rows - empty.rows) / BATCH).toBeLessThan(30)
  expect((after.rows - before.rows) / BATCH).toBeLessThan(30)
  expect((fresh.blocks - empty.blocks) / BATCH).toBeLessThan(100)
  expect((after.blocks - before.blocks) / BATCH).toBeLessThan(100)
})
