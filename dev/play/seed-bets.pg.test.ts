import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedFixtures } from './seed-fixtures.ts'
import { seedProtection } from './seed-protection.ts'

const database = useDatabase()
const house = useHouse(database)

const told = () =>
  database.db.one<{
    bets: number
    members: number
    combos: number
    over: number
    settled: number
    pages: number
  }>(sql`
    select count(*) as bets, count(distinct b.member_id) as members,
      count(*) filter (where legs > 1) as combos, count(distinct b.style || b.detail_type) as pages,
      count(*) filter (where decided) as over, count(*) filter (where b.status > 0) as settled
    from bet b, lateral (
      select count(*) as legs, bool_and(exists (select from fixture_result r where r.fixture_id = l.fixture_id)) as decided
      from bet_leg l where l.bet_id = b.id
    ) l`)

test('seeds bets of several members on all pages, open and settled, once', async () => {
  await seedProtection(house.deps)
  await seedFixtures(house.deps)
  const first = await told()
  expect(first.bets).toBeGreaterThanOrEqual(30)
  expect(first.members).toBeGreaterThanOrEqual(7)
  expect(first.combos).toBeGreaterThanOrEqual(10)
  expect(first.pages).toBeGreaterThanOrEqual(5)
  expect(first.over).toBeGreaterThanOrEqual(12)
  expect(first.settled).toBeGreaterThanOrEqual(first.over)
  expect(first.bets - first.over).toBeGreaterThanOrEqual(12)
  await seedFixtures(house.deps)
  expect(await told()).toEqual(first)
})
