import { expect, test, vi } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { fillOffice } from './fill-office.ts'

const database = useDatabase()

test('fills a database of the current schema, whose ledger and sums agree', async () => {
  const size = {
    members: 1_200,
    fixtures: 20,
    matches: 60,
    bets: 2_000,
    poorShare: 0.05,
    signedIn: 50,
    operators: 2,
  }
  const progress = vi.spyOn(console, 'error').mockImplementation(() => {})
  await fillOffice({ db: database.db, clock: testClock(new Date().toISOString()) }, size)
  progress.mockRestore()
  expect(await database.db.one(sql`select count(*) as bets from bet`)).toEqual({ bets: size.bets })
})
