import { beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, instant } from '#domain/instant.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { untilWaiting } from '#tests/support/house/until-waiting.sql.ts'
import { type Activity, deleteOldSessions, endIdleSessions, keepActivity } from './login-sessions.sql.ts'

const database = useDatabase()
const house = useHouse(database)
// Disables automatic logout during the test.
beforeAll(() => changeSettings(house, { autoLogoutMin: 0 }))

const [first = '', second = ''] = [1, 2].map(byte => Buffer.alloc(32, byte).toString('base64'))
const ago = (milliseconds: number) => instant(house.clock.now() - milliseconds)

/** Two sessions whose order in the table and in the statement is opposite to that of their tokens. */
async function twoSessions(): Promise<readonly Activity[]> {
  await database.db.run(sql`delete from session`)
  const owners = [
    [second, 'demo5'],
    [first, 'demo'],
  ] as const
  for (const [hash, user] of owners)
    await database.db.run(sql`
      insert into session (token_hash, member_id, began_at, active_at, expires_at, ip)
      select decode(${hash}, 'base64'), id, ${timestamp(ago(DAY))}, ${timestamp(ago(DAY))}, ${timestamp(ago(HOUR))},
        '127.0.0.1'
      from member where user_id = ${user}`)
  return owners.map(([tokenHash]) => ({ tokenHash, at: house.clock.now() }))
}

const lock = (hash: string) =>
  sql`select from session where token_hash = decode(${hash}, 'base64') for update`

test.each([
  ['storing activity', (seen: readonly Activity[]) => keepActivity(database.db, seen)],
  [
    'ending idle sessions',
    () => endIdleSessions(database.db, { now: house.clock.now(), activeSince: ago(HOUR) }),
  ],
  ['deleting old sessions', () => deleteOldSessions(database.db, house.clock.now())],
])('SESSION-016 %s locks sessions in one order, so that no deadlock occurs', async (_, write) => {
  const seen = await twoSessions()
  const writing: Promise<number>[] = []
  const locked = await database.db.transaction(async tx => {
    await tx.many(lock(first))
    writing.push(write(seen))
    await untilWaiting(database.db, 1)
    // If the waiting statement already held this lock, both would wait for ever.
    return tx.many(lock(second))
  })
  expect(locked).toHaveLength(1)
  // Exactly one run each: a transaction that loses a deadlock is repeated.
  expect(await Promise.all(writing)).toEqual([2])
})
