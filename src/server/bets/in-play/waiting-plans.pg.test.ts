import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { type Odds, odds } from '#domain/odds.ts'
import { type Db, openDatabase, sql } from '#server/platform/postgres/postgres.ts'
import { readScans } from '#tests/support/books/scan-reads.sql.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, type LiveMatch } from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import type { BetRequest } from '../bet-request.ts'
import { requestKey } from '../bet-request.ts'
import { openBetRecords } from '../record/bet-records.ts'
import { createBookMemory } from '../sports/book-memory.ts'
import { openLevelsInForce } from '../sports/levels-in-force.ts'
import { beginWaiting } from './begin-waiting.ts'
import { endWaitingBets } from './end-waiting.ts'

const database = useDatabase()
const house = useHouse(database)

const BATCH = 40
const GROWN = 20_000

/** One connection, so that plans made on the empty tables are the plans that run on the grown ones. */
let bookingDb: Db
let bettors: Bettor[]
let match: LiveMatch
beforeAll(async () => {
  bookingDb = openDatabase({ url: database.url, poolSize: 1 })
  bettors = []
  for (let count = 0; count < BATCH; count++) bettors.push(await aBettor(house))
  match = await aLiveMatch(house)
})
afterAll(() => bookingDb.close())

let rounds = 0
const request = ({ memberId }: Bettor): BetRequest => ({
  memberId,
  page: 'live',
  style: 'KR',
  detailType: 5,
  stake: 5_000,
  totalOdds: 190,
  claims: [
    {
      outcomeId: outcomeId(match.id, 1, undefined, '1'),
      fixtureId: match.id as FixtureId,
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
  key: requestKey(memberId, `plan-${rounds}`, {}),
})

/** Rows and blocks read per bet in one round of bets, from request to answer. */
async function costOfRound(): Promise<{ rows: number; blocks: number }> {
  rounds += 1
  await match.hear()
  const deps = {
    ...house.deps,
    db: bookingDb,
    site: house.app.site,
    memory: createBookMemory(),
    levelsInForce: openLevelsInForce(),
    records: openBetRecords(),
  }
  const before = await readSoFar()
  const begun = await beginWaiting(deps, bettors.map(request))
  house.clock.advance(6 * SECOND)
  const ids = begun.flatMap(one => (one.kind === 'waits' ? [one.bet.id] : []))
  const ended = await endWaitingBets(deps, ids)
  expect(ended.filter(one => one.kind === 'ended' && one.answer.ok)).toHaveLength(BATCH)
  const after = await readSoFar()
  return { rows: (after.rows - before.rows) / BATCH, blocks: (after.blocks - before.blocks) / BATCH }
}

const readSoFar = () => readScans(database.db, bookingDb, ['bet_waiting', 'bet_waiting_leg', 'ledger_hold'])

/** Adds so many long-answered bets that a scan of them would be visible. */
const grow = async () => {
  await database.db.run(sql`
    insert into bet_waiting (id, member_id, detail_type, style, accepts, stake, asked_odds, total_odds, winnings,
      seconds, started_at, due_at, state, balance, ended_at)
    select uuidv7(interval '-1 day'), 1000000 + n, 5, 'KR', 'none', 5000, 190, 190, 9500, 6, now(), now(), 'accepted',
      1, now()
    from generate_series(1, ${GROWN}::integer) n`)
  await database.db.run(sql`
    insert into bet_waiting_leg (waiting_id, leg_no, fixture_id, sport_id, market_type_id, outcome_id, pick, odds,
      version, score_changes, incident)
    select w.id, 1, 1, 6046, 1, 1, '1', 190, 1, 0, 0 from bet_waiting w where w.member_id > 1000000`)
  await database.db.run(sql`
    insert into ledger_hold (id, account, amount, state, held_at, closed_at)
    select w.id, ledger_wallet(${bettors[0]?.memberId ?? 0}::bigint), 5000, 'captured', now(), now()
    from bet_waiting w where w.member_id > 1000000`)
}

test('an in-play bet reads a few rows, on empty tables and, with the old plans, on grown ones', async () => {
  await costOfRound()
  const fresh = await costOfRound()
  await grow()
  const grown = await costOfRound()
  for (const { rows, blocks } of [fresh, grown]) {
    expect(rows).toBeLessThan(15)
    expect(blocks).toBeLessThan(100)
  }
})
