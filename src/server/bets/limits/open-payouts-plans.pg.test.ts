import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { type Queries, raw } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listOpenPayouts } from './open-payouts.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 300
const STRANGERS = 50_000

test('B11 the open payouts of a capped fixture are summed from its own legs only', async () => {
  await desk.newFixtures({ id: 1 }, { id: 2 }, { id: 3 })
  const members = await desk.newMembers(BETS)
  await desk.placeAll(members.map(member => ({ member, legs: [{ fixture: 1 }, { fixture: 2 }] })))
  await insertStrangersBets(database.db, STRANGERS, 3, clock.now())
  await database.db.run(raw('analyze bet, bet_leg'))
  const ask = (queries: Queries) => listOpenPayouts(queries, [1 as FixtureId])
  expect(await ask(database.db)).toMatchObject([{ fixtureId: 1, marketTypeId: 1, pick: '1' }])
  const { rows, blocks } = await readPlan(database.db, ask)
  expect(rows).toBeLessThan(20 * BETS)
  expect(blocks).toBeLessThan(40 * BETS)
})
