import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMembers } from '#dev/bench/bets/bet-world.sql.ts'
import { insertRoundBets } from '#dev/drills/rounds/round-world.sql.ts'
import { MINUTE } from '#domain/instant.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { type Db, openDatabase, raw } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { readScans } from '#tests/support/books/scan-reads.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { gameId, openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { endRound } from '#tests/support/minigames/round-ends.sql.ts'
import { settleRound } from './settle-round.ts'

const database = useDatabase()
const clock = testClock()
const POWERBALL = 251
const BETS = 4_000
const PICK = { market: 'power-odd-even', pick: 'odd', odds: 195 }

let desk: RoundDesk
beforeAll(async () => {
  // Bet ids contain the machine's time.
  clock.set(systemClock.now())
  desk = await openRoundDesk({ db: database.db, clock })
  await insertMembers(database.db, { members: BETS, fixtures: 0, poorShare: 0 }, clock.now())
})
afterAll(() => desk.close())

/** Rows read per bet when a round is paid on a connection. */
async function costOf(settling: Db, bets: number): Promise<number> {
  toFullMinute(clock)
  await desk.turn()
  const round = desk.idOf(POWERBALL)
  const many = { gameId: gameId(POWERBALL), roundId: round, gate: round, picks: [PICK], bets, from: 0 }
  expect(await insertRoundBets(database.db, { ...many, now: clock.now() })).toBe(bets)
  const draw = { balls: [28, 15, 9, 20, 9], powerball: 7 }
  await endRound(database.db, round, { draw, results: findKind('powerball')?.results(draw) ?? [] })
  const tables = ['bet', 'round_pick']
  const before = await readScans(database.db, settling, tables)
  await settleRound({ db: settling, clock, newUuid: uuidSource(clock), bus: createBus() }, round)
  const after = await readScans(database.db, settling, tables)
  clock.advance(5 * MINUTE)
  return (after.rows - before.rows) / bets
}

/** One connection, so that plans made on the current tables are the plans that run on the grown ones. */
async function withConnection<T>(work: (settling: Db) => Promise<T>): Promise<T> {
  const settling = openDatabase({ url: database.url, poolSize: 1 })
  try {
    return await work(settling)
  } finally {
    await settling.close()
  }
}

test('paying a bet on a round reads a few rows, on empty tables, on grown ones and with old plans', async () => {
  const costs = await withConnection(async old => [await costOf(old, 20), await costOf(old, BETS)])
  costs.push(await withConnection(fresh => costOf(fresh, BETS)))
  await database.db.run(raw('analyze bet, round_pick'))
  costs.push(await withConnection(fresh => costOf(fresh, BETS)))
  for (const rows of costs) expect(rows).toBeLessThan(5)
})
