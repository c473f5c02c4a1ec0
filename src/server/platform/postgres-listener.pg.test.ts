import pg from 'pg'
import { expect, test } from 'vitest'
import { cut } from '#tests/support/cut-connections.sql.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListener } from './postgres-listener.ts'

const database = useDatabase()

test('while the database is away one connection is tried at a time, and each notice is heard once after it', async () => {
  const heard: string[] = []
  let isAway = false
  let gaps = 0
  let attempts = 0
  let underWay = 0
  let underWayMax = 0
  const connect = () => {
    const client = new pg.Client({
      connectionString: isAway ? 'postgres:///gone?host=/nowhere' : database.url,
    })
    attempts += 1
    underWay += 1
    underWayMax = Math.max(underWayMax, underWay)
    client.once('end', () => {
      underWay -= 1
    })
    return client
  }
  const listener = createListener(connect, () => {})
  await listener.listen(
    'news',
    payload => void heard.push(payload),
    () => {
      gaps += 1
    },
  )

  isAway = true
  await cut(database.db, 'listen "news"')
  await expect.poll(() => attempts, { timeout: 10_000 }).toBeGreaterThan(5)
  isAway = false
  await expect.poll(() => gaps).toBe(1)
  await database.db.notify('news', 'back')
  await expect.poll(() => heard).toEqual(['back'])
  await database.db.notify('news', 'again')
  await expect.poll(() => heard).toEqual(['back', 'again'])
  expect([gaps, underWayMax]).toEqual([1, 1])
  await listener.close()
})
