import { expect, test } from 'vitest'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStakes, insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type BetSearch, searchBets } from './search-bets.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const LOOKED = 500
const BETS = 60_000
const all: BetSearch = { kind: 'all', largeFrom: 1_000_000, closingSeconds: 60, summedUp: {} }
const ofOne: BetSearch = { ...all, memberIds: [1_000_007 as MemberId] }
const page = { sort: 'time', limit: 15, offset: 0 } as const

/** Runs work with additional stake postings without bets, then rolls back, since the ledger would be inconsistent. */
const withPostings = (work: (tx: Tx) => Promise<void>) =>
  database.db.transaction(async tx => {
    await insertStakes(tx)
    await work(tx)
    return { ok: false } as const
  })

test('a search reads a bounded number of rows, independent of the total', async () => {
  await desk.newFixtures({ id: 1 })
  await insertStrangersBets(database.db, BETS, 1, clock.now())
  await withPostings(async tx => {
    const searches = [all, { ...all, kind: 'large' }, { ...all, statusCode: 2, stakeFrom: 1 }, ofOne] as const
    for (const search of searches) {
      const { rows, blocks } = await readPlan({ ...database.db, ...tx }, queries =>
        searchBets(queries, search, { limit: LOOKED }, page),
      )
      expect(rows, JSON.stringify(search)).toBeLessThan(20 * LOOKED)
      expect(blocks, JSON.stringify(search)).toBeLessThan(20 * LOOKED)
    }
    const found = await searchBets(tx, all, { limit: LOOKED }, page)
    expect([found.looked, found.isBounded, found.total, found.ids.length]).toEqual([LOOKED, true, LOOKED, 15])
    const onMatch = await searchBets(tx, { ...all, fixtureIds: [1 as FixtureId] }, { limit: LOOKED }, page)
    expect(onMatch.ids).toEqual(found.ids)
    expect((await searchBets(tx, ofOne, { limit: LOOKED }, page)).total).toBe(1)
  })
})
