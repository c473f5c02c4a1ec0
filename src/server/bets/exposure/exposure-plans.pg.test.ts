import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { type Queries, raw } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listExposures } from './exposure.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 500
const STRANGERS = 50_000

test('counting open combinations with decided legs reads a few rows per bet, independent of the total', async () => {
  await desk.newFixtures({ id: 1 }, { id: 2 }, { id: 3 })
  const members = await desk.newMembers(BETS)
  await desk.placeAll(members.map(member => ({ member, legs: [{ fixture: 1 }, { fixture: 2 }] })))
  await insertStrangersBets(database.db, STRANGERS, 3, clock.now())
  await desk.record(2, { 10: [1, 0], 20: [1, 0], 100: [2, 0] })
  await desk.settle(2)
  await database.db.run(raw('analyze bet, bet_leg'))
  const ask = (queries: Queries) => listExposures(queries, [1 as FixtureId])
  const { rows, blocks } = await readPlan(database.db, ask)
  expect(rows).toBeLessThan(100 * BETS)
  expect(blocks).toBeLessThan(100 * BETS)
  expect(await ask(database.db)).toMatchObject([
    { pick: '1', combinationBets: BETS, combinationStakes: BETS * 10_000, ownBets: BETS },
  ])
})
