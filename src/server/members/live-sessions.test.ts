import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { openLiveSessions } from './live-sessions.ts'
import type { SessionRow } from './login-sessions.sql.ts'
import { hashToken } from './tokens.ts'

const TOKEN = 'a'.repeat(43)
const row: SessionRow = {
  tokenHash: hashToken(TOKEN),
  memberId: 7 as MemberId,
  expiresAt: instant(9e12),
  activeAt: instant(0),
  endReason: null,
  userId: 'demo',
  kind: 'member',
  level: 1,
  tendency: 0,
  status: 'active',
  hasSecondFactor: false,
  needsSecondFactor: false,
  permissions: [],
  addresses: [],
  passwordDue: false,
}

/** A database that counts reads of sessions; its notifications arrive unless the line is dead. */
async function openSessions() {
  const line = { dead: false, reads: 0, tell: (_payload: string) => {} }
  const db: Pick<Db, 'many' | 'listen' | 'notify'> = {
    many: async <T extends object>() => {
      line.reads += 1
      return [row] as unknown as T[]
    },
    listen: async (_channel, onNotice) => {
      line.tell = onNotice
      return () => {}
    },
    notify: async (_channel, payload) => {
      await Promise.resolve()
      if (!line.dead) line.tell(payload)
    },
  }
  const clock = testClock()
  const sessions = await openLiveSessions({ db, clock })
  const ask = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed++) {
      clock.advance(SECOND)
      await sessions.find(TOKEN)
    }
  }
  await sessions.find(TOKEN)
  return { line, clock, sessions, ask }
}

test('with notices working a session is read once a minute', async () => {
  const { line, ask } = await openSessions()
  await ask(59)
  expect(line.reads).toBe(1)
  await ask(MINUTE / SECOND)
  expect(line.reads).toBe(2)
})

test('SESSION-010 without notices each session is read again after three seconds', async () => {
  const { line, ask } = await openSessions()
  await ask(10)
  line.dead = true
  await ask(2)
  expect(line.reads).toBe(1)
  await ask(1)
  expect(line.reads).toBe(2)
  await ask(9)
  expect(line.reads).toBe(5)
})

test('reads a session again after a while without requests', async () => {
  const { line, clock, sessions } = await openSessions()
  clock.advance(5 * SECOND)
  await sessions.find(TOKEN)
  expect(line.reads).toBe(2)
})

test('a notice about the member reloads the session, an echo call does not', async () => {
  const { line, sessions, ask } = await openSessions()
  line.tell('echo another 5')
  await ask(1)
  expect(line.reads).toBe(1)
  const heard: number[] = []
  sessions.onChange(member => void heard.push(member))
  line.tell('7')
  expect(heard).toEqual([7])
  await sessions.find(TOKEN)
  expect(line.reads).toBe(2)
})
