import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStakes, insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listLinks } from './links.sql.ts'
import { listMoves } from './moves.sql.ts'
import { findNewest, listWatched } from './watched-bets.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const BETS = 60_000
const PORTION = 2_000

test('B19 a run of the watch reads rows in proportion to the new bets, not to the total', async () => {
  await desk.newFixtures({ id: 1 })
  await insertStrangersBets(database.db, BETS, 1, clock.now())
  await database.db.transaction(async tx => {
    await insertStakes(tx)
    const db = { ...database.db, ...tx }
    const before = uuidFloor(instant(clock.now() - DAY))
    const bets = await readPlan(db, queries => listWatched(queries, before, PORTION))
    expect([bets.rows < 20 * PORTION, bets.blocks < 40 * PORTION]).toEqual([true, true])
    const newest = await readPlan(db, queries => findNewest(queries, before, 1_000))
    expect(newest.rows).toBeLessThan(3 * 1_000)
    const ids = Array.from({ length: 500 }, (_, at) => (1_000_000 + at) as MemberId)
    const links = await readPlan(db, queries => listLinks(queries, ids, instant(0), 5))
    expect(links.blocks).toBeLessThan(20 * ids.length)
    expect((await readPlan(db, queries => listMoves(queries, clock.now(), 500))).blocks).toBeLessThan(50)
    expect(await listWatched(tx, before, PORTION)).toHaveLength(PORTION)
    return { ok: false } as const
  })
})
