import { beforeAll, expect, test } from 'vitest'
import { LOST, WON } from '#domain/grading/leg-result.ts'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import { previewReopened, previewSettlement } from '#server/bets/bets.ts'
import { type Queries, raw } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 500
const STRANGERS = 50_000
const fixtureId = 1 as FixtureId

/** Half of the bets are on home, half on away, each with a leg on another match. */
beforeAll(async () => {
  await desk.newFixtures({ id: 1 }, { id: 2 }, { id: 3 })
  const members = await desk.newMembers(BETS)
  await desk.placeAll(
    members.map((member, at) => ({
      member,
      legs: [{ fixture: 1, pick: at % 2 === 0 ? '1' : '2' }, { fixture: 2 }],
    })),
  )
  await insertStrangersBets(database.db, STRANGERS, 3, clock.now())
  await database.db.run(raw('analyze bet, bet_leg'))
})

const outcome = (pick: string) => ({
  marketTypeId: 1 as MarketTypeId,
  line: null,
  pick,
  homeAtBet: null,
  awayAtBet: null,
  late: false,
})

const ofResult = (db: Queries) =>
  previewSettlement(db, {
    fixtureId,
    corrects: true,
    gradings: [
      { ...outcome('1'), result: WON },
      { ...outcome('2'), result: LOST },
    ],
  })
const ofTakingBack = (db: Queries) => previewReopened(db, fixtureId, [outcome('1'), outcome('2')])

test.each([
  ['a result', ofResult],
  ['the reversal of a void', ofTakingBack],
])('the preview of %s reads a few rows per bet, independent of other bets', async (_, ask) => {
  const { rows, blocks } = await readPlan(database.db, ask)
  expect(rows).toBeLessThan(100 * BETS)
  expect(blocks).toBeLessThan(100 * BETS)
  const all = (await ask(database.db)).reduce((bets, row) => bets + (row.grading === null ? 0 : row.bets), 0)
  expect(all).toBe(BETS)
})
