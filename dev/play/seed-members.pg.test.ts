import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openSecondHouse, startHouse } from '#tests/support/house/house.ts'
import { playLogins } from './play-logins.ts'
import { seedMembers } from './seed-members.ts'

const database = useDatabase()

const countAll = () =>
  database.db.one(
    sql`select (select count(*) from member) as members, (select count(*) from ledger_posting) as postings`,
  )

test('seeds the play logins once, by two processes at a time and again later', async () => {
  const clock = testClock()
  const house = await startHouse({ db: database.db, clock })
  const other = await openSecondHouse(database, clock)
  await Promise.all([seedMembers(house.deps), seedMembers(other.deps)])
  const once = await countAll()
  await seedMembers(house.deps)
  expect(await countAll()).toEqual(once)
  expect(once).toMatchObject({ members: playLogins.length })
  await other.close()
  await house.close()
})

test.each([
  ['demo', { type: 0, level: 1, tendency: 0, emoney: 1_000_000, point: 10_000 }],
  ['demo5', { type: 0, level: 5, tendency: 0 }],
  ['demo22', { type: 0, tendency: 22 }],
  ['demo36', { type: 0, tendency: 36 }],
  ['demo37', { type: 0, tendency: 37 }],
  ['demo38', { type: 0, tendency: 38 }],
  ['admin', { type: 1, role: 10, withdrawalType: 0 }],
  ['admin1', { type: 1, role: 1 }],
  ['manager', { type: 2 }],
])('creates the play login %s with the play password and its properties', async (userId, facts) => {
  const house = await startHouse({ db: database.db })
  const answer = await house.post('member/login', { userId, password: 'play1234!' })
  expect((await answer.json()).user).toMatchObject(facts)
  await house.close()
})
