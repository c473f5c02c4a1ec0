import pg from 'pg'
import { expect, test } from 'vitest'
import { cut } from '#tests/support/house/cut-connections.sql.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { createListener } from './postgres-listener.ts'

const database = useDatabase()

test('retries an absent database by one connection, and receives each notice once after it', async () => {
  const heard: string[] = []
  const triedAt: number[] = []
  let isAway = false
  let gaps = 0
  const connect = () => {
    if (isAway) triedAt.push(performance.now())
    return new pg.Client({ connectionString: isAway ? 'postgres:///gone?host=/nowhere' : database.url })
  }
  const hear = (payload: string) => void heard.push(payload)
  const listener = createListener(connect, () => {})
  await listener.listen('news', hear, () => void gaps++)

  isAway = true
  await cut(database.db, 'listen "news"')
  await expect.poll(() => triedAt.length).toBeGreaterThan(3)
  isAway = false
  await expect.poll(() => gaps).toBe(1)
  await database.db.notify('news', 'back')
  await database.db.notify('news', 'again')
  await expect.poll(() => heard).toEqual(['back', 'again'])

  const pauses = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(200)
  await listener.close()
})
