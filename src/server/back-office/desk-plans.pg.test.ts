import { expect, test } from 'vitest'
import { raw } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listDeskEntries } from './trading/trading-fixtures.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

test('checks whether a match has open bets by one row, independent of their number', async () => {
  await desk.newFixtures(...Array.from({ length: 50 }, (_, at) => ({ id: at + 1 })))
  await insertStrangersBets(database.db, 40_000, 1, clock.now())
  await database.db.run(raw('analyze bet, bet_leg, fixture'))
  const filter = { betsOnly: true, now: clock.now() }
  const { rows, blocks } = await readPlan(database.db, queries => listDeskEntries(queries, filter))
  expect(rows).toBeLessThan(2_000)
  expect(blocks).toBeLessThan(2_000)
  expect((await listDeskEntries(database.db, filter)).map(({ id }) => id)).toEqual([1])
})
