import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { findStretch, listUnreckoned } from './friend-points.sql.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)

const FIXTURE = 1 as FixtureId
const START = { afterMemberId: 0, afterBetId: '00000000-0000-0000-0000-000000000000' }

test('a chunk of a match with many bets reads a bounded number of rows, with or without friends’ bets', async () => {
  await desk.newFixtures({ id: FIXTURE })
  const [top, friend] = [await aBettor(house), await aBettor(house)]
  await database.db.run(sql`update member set recommended_by = ${top.memberId} where id = ${friend.memberId}`)
  await desk.place({ member: friend.memberId, legs: [{ fixture: FIXTURE }] })
  await insertStrangersBets(database.db, 40_000, FIXTURE, clock.now())
  await database.db.run(raw('analyze bet, bet_leg, member, friend_point'))
  await database.db.transaction(async tx => {
    const { lastMember, lastBet } = await findStretch(tx, FIXTURE, START, 1_000)
    const to = { afterMemberId: lastMember ?? 0, afterBetId: lastBet ?? '' }
    const { rows, blocks } = await readPlan(database.db, queries =>
      listUnreckoned(queries, { fixtureId: FIXTURE, after: START, to }, clock.now()),
    )
    expect(rows).toBeLessThan(10_000)
    expect(blocks).toBeLessThan(5_000)
  })
})
