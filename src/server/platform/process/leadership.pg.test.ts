import { afterEach, expect, test } from 'vitest'
import { ADVISORY_LOCKS, type AdvisoryLock } from '#server/platform/postgres/advisory-locks.ts'
import { type Db, openDatabase, sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { ledBackground } from './leadership.ts'

const database = useDatabase({ poolSize: 2 })
const log = createLog({ level: 'silent' })
const stops: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a task that only records that it leads. */
async function startWork(db: Db, lock: AdvisoryLock, leads: string[], name: string) {
  const work = ledBackground({
    name,
    db,
    log,
    lock,
    lead: async () => {
      leads.push(name)
      return async () => void leads.splice(leads.indexOf(name), 1)
    },
  })
  const stop = await work.start()
  stops.push(stop)
  return stop
}

const SOME = [
  ADVISORY_LOCKS.settlementLead,
  ADVISORY_LOCKS.replayLead,
  ADVISORY_LOCKS.inPlayLead,
  ADVISORY_LOCKS.liveGuardLead,
  ADVISORY_LOCKS.catalogueLead,
]

test('all led work of a process uses one connection, and leaves the others to the house', async () => {
  const leads: string[] = []
  for (const lock of SOME) await startWork(database.db, lock, leads, `work ${lock}`)
  await expect.poll(() => leads.length).toBe(SOME.length)
  expect(database.db.pool()).toMatchObject({ connections: 1, idle: 0 })
  const { one } = await database.db.one<{ one: number }>(sql`select 1 as one`)
  expect(one).toBe(1)
})

test('a standby takes over from work that ends, in the same and in another process', async () => {
  const other = openDatabase({ url: database.url, poolSize: 1 })
  const leads: string[] = []
  const lock = ADVISORY_LOCKS.roundsLead
  const endFirst = await startWork(database.db, lock, leads, 'first')
  await expect.poll(() => leads).toEqual(['first'])
  const endSecond = await startWork(database.db, lock, leads, 'second')
  await new Promise(resolve => setTimeout(resolve, 1_200))
  expect(leads).toEqual(['first'])
  await endFirst()
  await expect.poll(() => leads).toEqual(['second'])
  const endOther = await startWork(other, lock, leads, 'other')
  await endSecond()
  await expect.poll(() => leads).toEqual(['other'])
  await endOther()
  await other.close()
})

test('after a broken connection all work loses its lead and takes it again on a new one', async () => {
  const leads: string[] = []
  for (const lock of SOME) await startWork(database.db, lock, leads, `work ${lock}`)
  await expect.poll(() => leads.length).toBe(SOME.length)
  const cut = await database.db.one<{ pid: number }>(sql`
    select pid, pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    limit 1`)
  const holders = () =>
    database.db.many<{ pid: number }>(sql`
      select distinct pid from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  await expect
    .poll(async () => (await holders()).map(({ pid }) => pid !== cut.pid), { timeout: 10_000 })
    .toEqual([true])
  await expect.poll(() => leads.length, { timeout: 10_000 }).toBe(SOME.length)
})

test('work that fails to start releases the lead', async () => {
  const leads: string[] = []
  const lock = ADVISORY_LOCKS.integrityLead
  let failures = 0
  const failing = ledBackground({
    name: 'failing',
    db: database.db,
    log,
    lock,
    lead: async () => {
      failures += 1
      throw new Error('cannot begin')
    },
  })
  stops.push(await failing.start())
  await expect.poll(() => failures).toBe(1)
  await startWork(database.db, lock, leads, 'healthy')
  await expect.poll(() => leads).toEqual(['healthy'])
})
