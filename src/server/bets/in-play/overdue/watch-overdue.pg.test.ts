import { Writable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { createLog } from '#server/platform/process/log.ts'
import { insertStuckBet } from '#tests/support/facts/stuck-bet.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { watchOverdue } from './watch-overdue.ts'

const database = useDatabase()
const clock = testClock()

let lines: Record<string, unknown>[]
const sink = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(JSON.parse(String(chunk)))
    done()
  },
})
const log = createLog({ level: 'info' }, sink)
const watch = () => watchOverdue({ db: database.db, clock, log })

beforeEach(() => {
  lines = []
})

test('logs overdue in-play bets in one line, a minute after their time', async () => {
  const due = clock.now()
  await insertStuckBet(database.db, due)
  await insertStuckBet(database.db, instant(due + 30 * SECOND))
  await insertStuckBet(database.db, instant(due + 2 * MINUTE))
  clock.advance(MINUTE - SECOND)
  await watch()
  expect(lines).toEqual([])
  clock.advance(31 * SECOND)
  await watch()
  expect(lines).toEqual([
    expect.objectContaining({
      bets: 2,
      longestSeconds: 90,
      msg: expect.stringContaining('are overdue'),
    }),
  ])
})
