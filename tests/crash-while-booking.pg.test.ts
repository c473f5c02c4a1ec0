// Kills server and database during a thousand bets. Every bet answered as accepted must exist afterwards, once,
// and the others must be bookable by resending them.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '#dev/ground/databases.sql.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#dev/ground/embedded-postgres.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { assert } from '#domain/assert.ts'
import { DAY, instant } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { openSite } from '#server/site/site.ts'
import { silentDrand } from './support/draws/silent-drand.ts'
import { aBettor, anOfferedFixture, type Bettor, slip } from './support/facts/bettor.ts'

const BETS = 1_000
const BETTORS = 100
const KILL_AFTER = 300
const AT_ONCE = 64
const STAKE = 5_000
const READY_SECONDS = 60
const root = join(import.meta.dirname, '..')

const folder = makeScratchFolder('hanpan-crash-')
let postgres: EmbeddedPostgres | undefined
let server: ChildProcess | undefined
afterAll(async () => {
  server?.kill('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server as an operator does, in its own process; returns its origin when it is ready. */
async function startServerProcess(databaseUrl: string): Promise<{ process: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      HANPAN_KEY: 'ab'.repeat(32),
      HANPAN_DRAND: silentDrand,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.on('data', chunk => {
    said += String(chunk)
  })
  for (let waited = 0; waited < READY_SECONDS * 10; waited++) {
    const port = /ready http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port) return { process: child, origin: `http://127.0.0.1:${port}` }
    assert(child.exitCode === null, `the server starts: ${said}`)
    await sleep(100)
  }
  throw new Error(`the server was not ready: ${said}`)
}

type Request = { readonly bettor: Bettor; readonly key: string; readonly body: object }

/** Sends all requests with limited concurrency; returns the answers in order, undefined for missing ones. */
async function sendAll(origin: string, requests: readonly Request[], onAccepted: () => void = () => {}) {
  const betIds: (string | undefined)[] = requests.map(() => undefined)
  let next = 0
  const sender = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index]
      assert(request, 'an index below the length')
      betIds[index] = await send(origin, request)
      if (betIds[index]) onAccepted()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return betIds
}

async function send(origin: string, { bettor, key, body }: Request): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/api/sports-prematch/betting`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-token': `Bearer ${bettor.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
    return answer.status === 200 ? (await answer.json()).id : undefined
  } catch {
    return undefined
  }
}

/** Creates members with their requests in a database shared with the server process. */
async function prepare(databaseUrl: string): Promise<Request[]> {
  const deps = makeDeps({ databaseUrl, logLevel: 'silent' })
  await migrate(deps.db)
  const site = await openSite(deps)
  const house = { deps, app: { site } }
  const startsAt = instant(deps.clock.now() + DAY)
  const fixtures = await Promise.all(Array.from({ length: 20 }, () => anOfferedFixture(house, { startsAt })))
  const bettors = await Promise.all(Array.from({ length: BETTORS }, () => aBettor(house, { level: 10 })))
  const requests = Array.from({ length: BETS }, (_, index): Request => {
    const bettor = bettors[index % BETTORS]
    const fixture = fixtures[Math.floor(index / BETTORS) + (index % 10)]
    assert(bettor && fixture, 'there are enough of both')
    return { bettor, key: `crash-${index}`, body: slip(bettor, [{ fixture }], { amounts: STAKE }) }
  })
  await site.close()
  await deps.db.close()
  return requests
}

test('loses no bet and books none twice when server and database are killed (kill -9) during 1,000 bets', async () => {
  postgres = await startEmbeddedPostgres({ folder })
  await createDatabase(postgres.urlOf('postgres'), 'crash')
  const url = postgres.urlOf('crash')
  const requests = await prepare(url)

  const first = await startServerProcess(url)
  server = first.process
  let accepted = 0
  const killBoth = () => {
    accepted += 1
    if (accepted !== KILL_AFTER || !postgres) return
    first.process.kill('SIGKILL')
    process.kill(-postgres.pid, 'SIGKILL')
  }
  const answered = await sendAll(first.origin, requests, killBoth)
  expect(accepted).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(accepted).toBeLessThan(BETS)

  // The server is dead already; this releases its folder, as the end of the owner's process would.
  await postgres.stop()
  postgres = await startEmbeddedPostgres({ folder })
  const second = await startServerProcess(url)
  server = second.process
  const { db } = makeDeps({ databaseUrl: url, logLevel: 'silent' })
  const storedIds = async () =>
    new Set((await db.many<{ id: string }>(sql`select id from bet`)).map(row => row.id))
  const stored = await storedIds()
  expect(answered.filter(id => id !== undefined && !stored.has(id))).toEqual([])
  expect((await verifyLedger(db)).faults).toEqual([])

  // Resend everything: booked bets get their first answer, the others are booked now.
  const again = await sendAll(second.origin, requests)
  expect(again.map((id, index) => answered[index] ?? id)).toEqual(again)
  expect(new Set(again)).toEqual(await storedIds())
  expect(new Set(again).size).toBe(BETS)
  expect((await verifyLedger(db)).faults).toEqual([])
  const { staked } = await db.one<{ staked: number }>(
    sql`select sum(amount)::bigint as staked from ledger_posting where kind = 'bet'`,
  )
  expect(staked).toBe(BETS * STAKE)
  await db.close()
}, 180_000)
