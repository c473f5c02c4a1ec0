// Kills the embedded PostgreSQL under a running site. Calls answer 503 meanwhile; afterwards every bet resent
// with its key gets its answer.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { createDatabase } from '#dev/ground/databases.sql.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#dev/ground/embedded-postgres.ts'
import { keepPostgres } from '#dev/ground/keep-postgres.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { type Db, openDatabase, sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { aBettor, anOfferedFixture, slip } from './support/facts/bettor.ts'
import { testClock } from './support/house/clock.ts'
import { type House, startHouse } from './support/house/house.ts'

const BETS = 300
const KILL_AFTER = 50
const AT_ONCE = 32
const SOON = { timeout: 60_000, interval: 100 }

const folder = makeScratchFolder('hanpan-killed-')
let postgres: EmbeddedPostgres | undefined
const told: string[] = []
let release = () => {}
afterAll(async () => {
  release()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A site on a supervised database; collects everything that it logs. */
async function openKeptHouse() {
  const server = await startEmbeddedPostgres({ folder })
  postgres = server
  release = keepPostgres(server, {
    tell: sentence => void told.push(sentence),
    giveUp: () => void told.push('gave up'),
    pauseMilliseconds: 10,
  })
  await createDatabase(server.urlOf('postgres'), 'killed')
  const db = openDatabase({ url: server.urlOf('killed') })
  const clock = testClock()
  await migrate(db)
  await ensureMonthPartitions(db, clock.now())
  const logged: string[] = []
  const log = createLog({ level: 'info' }, { write: line => void logged.push(line) })
  const house = await startHouse({ db, clock, log })
  const close = async () => {
    await house.close()
    await db.close()
  }
  return { server, db, house, logged, close }
}

async function aRequestEach(house: House) {
  const fixture = await anOfferedFixture(house)
  const bettors = await Promise.all(Array.from({ length: 30 }, () => aBettor(house, { level: 10 })))
  return Array.from({ length: BETS }, (_, index) => {
    const bettor = bettors[index % bettors.length] ?? expect.fail('there are bettors')
    const body = slip(bettor, [{ fixture }], { amounts: 5_000 })
    return () =>
      house.post('sports-prematch/betting', body, {
        token: bettor.token,
        headers: { 'idempotency-key': `killed-${index}` },
      })
  })
}

/** Sends all with limited concurrency; returns each answer's status and bet id. */
async function sendAll(requests: readonly (() => Promise<Response>)[], onAnswer = () => {}) {
  const answers: { status: number; id?: string }[] = []
  let next = 0
  const sender = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const answer = await (requests[index] ?? expect.fail('an index below the length'))()
      const { status } = answer
      answers[index] = status === 200 ? { status, id: (await answer.json()).id } : { status }
      if (status === 200) onAnswer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return answers
}

const countBets = async (db: Db) =>
  (await db.one<{ count: number }>(sql`select count(*) as count from bet`)).count

const backgroundsThatLead = (lines: readonly string[]): string[] =>
  lines
    .map(line => JSON.parse(line))
    .filter(({ msg }) => msg === 'leads')
    .map(({ background }) => background)
    .toSorted()

const isCounting = async (db: Db): Promise<boolean> =>
  (
    await db.one<{ yes: boolean }>(sql`
      select exists (
        select from pg_stat_activity
        where state = 'active' and query like 'select count(*) from generate_series%') as yes`)
  ).yes

test('ERR-010 answers 503 while PostgreSQL is killed, restarts it and answers every bet', async () => {
  const { server, db, house, logged, close } = await openKeptHouse()
  const requests = await aRequestEach(house)
  const heard: string[] = []
  await db.listen('killed', text => void heard.push(text))
  await vi.waitFor(() => expect(backgroundsThatLead(logged).length).toBeGreaterThan(0), SOON)
  let leading: readonly string[] = []
  // A backend of the dead server that is busy and does not notice its end.
  const busy = db.run(sql`select count(*) from generate_series(1, 1000000000000)`).catch(() => 'cut off')
  await vi.waitFor(async () => expect(await isCounting(db)).toBe(true), SOON)
  const killed = server.pid
  let accepted = 0
  const first = await sendAll(requests, () => {
    accepted += 1
    if (accepted !== KILL_AFTER) return
    leading = backgroundsThatLead(logged)
    process.kill(killed, 'SIGKILL')
  })
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(await busy).toBe('cut off')
  await vi.waitFor(() => expect(told.at(-1)).toBe('The embedded PostgreSQL is back.'), SOON)
  expect(server.pid).not.toBe(killed)

  await vi.waitFor(async () => expect((await house.get('health')).status).toBe(200), SOON)
  const again = await sendAll(requests)
  expect(again.map(({ status }) => status)).toEqual(requests.map(() => 200))
  expect(first.map(({ id }, index) => id ?? again[index]?.id)).toEqual(again.map(({ id }) => id))
  expect([new Set(again.map(({ id }) => id)).size, await countBets(db)]).toEqual([BETS, BETS])
  expect((await verifyLedger(db)).faults).toEqual([])
  // Leaders and listeners held connections to the killed server.
  await vi.waitFor(
    () => expect(backgroundsThatLead(logged)).toEqual([...leading, ...leading].toSorted()),
    SOON,
  )
  await vi.waitFor(async () => {
    await db.notify('killed', 'again')
    expect(heard).toContain('again')
  }, SOON)
  await close()
}, 180_000)

test('gives up on a server that is killed repeatedly, and leaves a stopped one down', async () => {
  release()
  await postgres?.stop()
  const server = await startEmbeddedPostgres({ folder, durable: false })
  postgres = server
  told.length = 0
  release = keepPostgres(server, {
    tell: sentence => void told.push(sentence),
    giveUp: () => void told.push('gave up'),
    endsMax: 3,
    pauseMilliseconds: 10,
  })
  const back = () => told.filter(sentence => sentence.endsWith('is back.')).length
  for (const times of [1, 2]) {
    process.kill(-server.pid, 'SIGKILL')
    await vi.waitFor(() => expect(back()).toBe(times), SOON)
  }
  process.kill(-server.pid, 'SIGKILL')
  await vi.waitFor(() => expect(told.at(-1)).toBe('gave up'), SOON)
  expect(told.at(-2)).toBe('The embedded PostgreSQL ended 3 times in a short time and is given up.')
  await server.stop()

  const stopped = await startEmbeddedPostgres({ folder, durable: false })
  postgres = stopped
  told.length = 0
  const letEnd = keepPostgres(stopped, { tell: sentence => void told.push(sentence), giveUp: () => {} })
  letEnd()
  await stopped.stop()
  await sleep(200)
  expect(told).toEqual([])
}, 120_000)
