import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { aBettor, anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { openConnection } from '#tests/support/feeds/live-connection.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { startHouse } from '#tests/support/house/house.ts'

const database = useDatabase()

// Timers run normally; at the end those left by a closed app are made to fire.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('closes while lists and matches are published, without later reads and without a fault in the log', async () => {
  const faults: string[] = []
  const to = new Writable({
    write: (connection, _, done) => {
      faults.push(String(connection))
      done()
    },
  })
  const db = openDatabase({ url: database.url, poolSize: 8, onFault: fault => faults.push(fault.message) })
  const house = await startHouse({ db, log: createLog({ level: 'warn' }, to) })
  const { token } = await aBettor(house)
  const connection = await openConnection(
    `${house.origin}/api/live?topics=lists,live,member`,
    `Bearer ${token}`,
  )
  await connection.has('ready')
  await anOfferedFixture(house)
  await anOfferedFixture(house, { status: 'live' })
  await house.close()
  await db.close()
  await vi.advanceTimersByTimeAsync(60_000)
  await connection.hangUp()
  expect(faults).toEqual([])
})
