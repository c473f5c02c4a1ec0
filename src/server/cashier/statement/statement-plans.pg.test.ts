import { beforeAll, expect, test } from 'vitest'
import { fillStatement } from '#dev/bench/cashier/filled-statement.sql.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { readPlan } from '#tests/support/books/read-plan.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listMovements, type MovementFilter } from './statement.sql.ts'

const database = useDatabase()
const clock = testClock()
const MEMBER = 77 as MemberId
const BETS = 20_000
const SHOWN = 31

const look = (filter: MovementFilter) =>
  readPlan(database.db, queries => listMovements(queries, MEMBER, filter, SHOWN))

beforeAll(() => fillStatement(database.db, MEMBER, BETS, clock.now()), 60_000)

test('a page of a statement reads a bounded number of rows, independent of the total', async () => {
  const first = await look({})
  expect(first.rows).toBeLessThan(8_000)
  expect(first.blocks).toBeLessThan(2_500)
  const middle = (await listMovements(database.db, MEMBER, {}, 5_000)).at(-1)
  expect(middle).toBeDefined()
  const later = await look({ before: middle })
  expect(later.rows).toBeLessThan(8_000)
})

test('filters by kind of movement and by days read as few rows', async () => {
  for (const group of ['stake', 'payout', 'deposit', 'event', 'hand'] as const)
    expect((await look({ group })).rows, group).toBeLessThan(8_000)
  const [newest] = await listMovements(database.db, MEMBER, {}, 1)
  const until = instant((newest?.at ?? 0) - 30 * 86_400_000)
  expect((await look({ until })).rows).toBeLessThan(8_000)
})
