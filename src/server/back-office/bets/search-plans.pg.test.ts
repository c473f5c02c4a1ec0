import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { insertStrangersBets } from '#tests/support/facts/strangers-bets.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type BetSearch, searchBets } from './search-bets.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const LOOKED = 500

test('a search costs by the bets that it looks at, however many there are', async () => {
  await desk.newFixtures({ id: 1 })
  await insertStrangersBets(database.db, 60_000, 1, clock.now())
  await database.db.run(sql`
    insert into ledger_posting (ref_id, kind, from_account, to_account, amount, at, actor)
    select id, 'bet', member_id * 16, (select id from ledger_account where kind = 'house' limit 1), stake, placed_at, 'x'
    from bet`)
  await database.db.run(raw('analyze bet, bet_leg, ledger_posting'))
  const all: BetSearch = { kind: 'all', largeFrom: 1_000_000 }
  const page = { sort: 'time', limit: 15, offset: 0 } as const
  const searches: BetSearch[] = [
    all,
    { ...all, kind: 'large' },
    { ...all, statusCode: 2, stakeFrom: 1 },
    { ...all, memberIds: [1_000_007 as never] },
  ]
  for (const search of searches) {
    const { rows, blocks } = await readPlan(database.db, queries =>
      searchBets(queries, search, { limit: LOOKED }, page),
    )
    expect(rows, JSON.stringify(search)).toBeLessThan(20 * LOOKED)
    expect(blocks, JSON.stringify(search)).toBeLessThan(20 * LOOKED)
  }
  const found = await searchBets(database.db, all, { limit: LOOKED }, page)
  expect([found.looked, found.total, found.ids.length]).toEqual([LOOKED + 1, LOOKED, 15])
  const onMatch = await searchBets(
    database.db,
    { ...all, fixtureIds: [1 as FixtureId] },
    { limit: LOOKED },
    page,
  )
  expect(onMatch.ids).toEqual(found.ids)
  expect(
    (await searchBets(database.db, { ...all, memberIds: [1_000_007 as never] }, { limit: LOOKED }, page))
      .total,
  ).toBe(1)
})
