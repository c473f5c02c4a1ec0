import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { askTheTime } from '../postgres/health.sql.ts'
import type { Db } from '../postgres/postgres.ts'
import { followDatabaseClock } from './database-clock.ts'

const database = useDatabase()
const fail = (fault: unknown) => {
  throw fault
}

test('follows the database’s time within the round trip, and never goes back', async () => {
  const clock = await followDatabaseClock(database.db, fail)
  let last = 0
  for (let time = 0; time < 20; time++) {
    const before = clock.now()
    const at = await askTheTime(database.db)
    const after = clock.now()
    expect(at).toBeGreaterThanOrEqual(before - 50)
    expect(at).toBeLessThanOrEqual(after + 50)
    expect(before).toBeGreaterThanOrEqual(last)
    last = after
  }
  clock.close()
})

test('uses the database’s time, independent of the machine’s', async () => {
  const hour = 3_600_000
  const ahead: Db = {
    ...database.db,
    one: async <T extends object>() => ({ at: (await askTheTime(database.db)) + hour }) as T,
  }
  const clock = await followDatabaseClock(ahead, fail)
  expect(Math.abs(clock.now() - (await askTheTime(database.db)) - hour)).toBeLessThan(1_000)
  clock.close()
})
