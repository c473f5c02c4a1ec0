import { Socket } from 'node:net'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { instant } from '#domain/instant.ts'
import { accept, refuse } from '#domain/result.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openDatabase, sql, timestamp } from './postgres.ts'

const database = useDatabase()

test('maps columns to domain types: whole numbers, instants, days', async () => {
  const at = instant(Date.parse('2026-11-21T03:04:05.678Z'))
  const row = await database.db.one(sql`
    select 9007199254740991::bigint as n, ${timestamp(at)}::timestamptz as at, '2026-11-21'::date as day,
      array[1, -2, null, 9007199254740991]::bigint[] as list, array[${timestamp(at)}::timestamptz, null] as moments`)
  expect(row).toEqual({
    n: 9_007_199_254_740_991,
    at,
    day: '2026-11-21',
    list: [1, -2, null, 9_007_199_254_740_991],
    moments: [at, null],
  })
})

test('an instant in another session time zone is the same instant', async () => {
  const { at } = await database.db.transaction(async tx => {
    await tx.run(sql`set local timezone = 'Asia/Seoul'`)
    return tx.one<{ at: number }>(sql`select '2026-11-21 12:00:00+09'::timestamptz as at`)
  })
  expect(at).toBe(Date.parse('2026-11-21T03:00:00Z'))
})

test('throws for a bigint that a number cannot hold', async () => {
  await expect(database.db.one(sql`select 9007199254740993::bigint as n`)).rejects.toThrow(
    'not a safe integer',
  )
})

test('one and maybe check the number of rows', async () => {
  expect(await database.db.maybe(sql`select 1 as one where false`)).toBeUndefined()
  await expect(database.db.one(sql`select 1 as one where false`)).rejects.toThrow('one row expected')
  await expect(database.db.maybe(sql`select generate_series(1, 2) as one`)).rejects.toThrow('at most one')
})

test('a refusal and a fault roll back; afterCommit runs only after a commit', async () => {
  await database.db.run(sql`create table note (text text)`)
  const told: string[] = []
  const write = (text: string, answer: unknown) =>
    database.db.transaction(async tx => {
      await tx.run(sql`insert into note values (${text})`)
      tx.afterCommit(() => void told.push(text))
      if (answer instanceof Error) throw answer
      return answer
    })
  expect(await write('kept', accept(1))).toEqual({ ok: true, value: 1 })
  expect(await write('refused', refuse({ code: 'NO' }))).toEqual({ ok: false, refusal: { code: 'NO' } })
  await expect(write('broken', new Error('broken'))).rejects.toThrow('broken')
  expect(await database.db.many(sql`select text from note`)).toEqual([{ text: 'kept' }])
  expect(told).toEqual(['kept'])
})

test('the last statement commits with its answer, or rolls back with its fault', async () => {
  await database.db.run(sql`create table last_word (n int primary key)`)
  const told: number[] = []
  const write = (first: number, last: number) =>
    database.db.transaction(async tx => {
      tx.afterCommit(() => void told.push(last))
      await tx.run(sql`insert into last_word values (${first})`)
      return tx.lastOne<{ n: number }>(sql`insert into last_word values (${last}) returning n`)
    })
  expect(await write(1, 2)).toEqual({ n: 2 })
  await expect(write(3, 2)).rejects.toThrow('duplicate key')
  expect(await write(4, 5)).toEqual({ n: 5 })
  expect(await database.db.many(sql`select n from last_word order by n`)).toEqual(
    [1, 2, 4, 5].map(n => ({ n })),
  )
  expect(told).toEqual([2, 5])
})

test('a fault at the commit is a fault of the last statement too', async () => {
  await database.db.run(sql`create table late_check (n int unique deferrable initially deferred)`)
  await database.db.run(sql`insert into late_check values (1)`)
  const doubled = database.db.transaction(tx =>
    tx.lastOne(sql`insert into late_check values (1) returning n`),
  )
  await expect(doubled).rejects.toThrow('duplicate key')
  expect(await database.db.many(sql`select n from late_check`)).toEqual([{ n: 1 }])
})

test('without a started transaction no statement runs outside of it', async () => {
  await database.db.run(sql`create table begun (n int)`)
  const failing = vi.spyOn(pg.Client.prototype, 'query')
  failing.mockImplementationOnce(() => Promise.reject(new Error('cancelled')))
  const steps: string[] = []
  const looking = database.db.transaction(async tx => {
    await tx.one(sql`select 1 as one`)
    steps.push('looked')
    return tx.lastOne(sql`insert into begun values (1) returning n`)
  })
  await expect(looking).rejects.toThrow('cancelled')
  failing.mockImplementationOnce(() => Promise.reject(new Error('cancelled')))
  const writing = database.db.transaction(tx => tx.lastOne(sql`insert into begun values (2) returning n`))
  await expect(writing).rejects.toThrow('cancelled')
  failing.mockRestore()
  expect(steps).toEqual([])
  expect(await database.db.many(sql`select n from begun`)).toEqual([])
})

test('work that swallows a fault fails, and afterCommit does not run', async () => {
  await database.db.run(sql`create table swallowed (n int)`)
  const told: string[] = []
  const going = database.db.transaction(async tx => {
    tx.afterCommit(() => void told.push('kept'))
    await tx.run(sql`insert into swallowed values (1)`)
    await tx.run(sql`select 1 / 0`).catch(() => {})
  })
  await expect(going).rejects.toThrow('undid the transaction')
  expect([told, await database.db.many(sql`select n from swallowed`)]).toEqual([[], []])
})

test('throws for a refusal after the commit', async () => {
  const late = database.db.transaction(async tx => {
    await tx.lastOne(sql`select 1 as one`)
    return refuse({ code: 'NO' })
  })
  await expect(late).rejects.toThrow('what was committed is not refused')
})

test('a refused attempt rolls back alone', async () => {
  await database.db.run(sql`create table step (n int)`)
  await database.db.transaction(async tx => {
    await tx.run(sql`insert into step values (1)`)
    await tx.attempt(async () => {
      await tx.run(sql`insert into step values (2)`)
      return refuse({ code: 'NO' })
    })
    await expect(tx.attempt(() => tx.run(sql`select 1 / 0`))).rejects.toThrow('division by zero')
    await tx.run(sql`insert into step values (3)`)
  })
  expect(await database.db.many(sql`select n from step order by n`)).toEqual([{ n: 1 }, { n: 3 }])
})

test('retries work that loses a deadlock', async () => {
  await database.db.run(sql`create table pair (id int primary key, hits int default 0)`)
  await database.db.run(sql`insert into pair values (1), (2)`)
  const hit = (first: number, second: number) =>
    database.db.transaction(async tx => {
      await tx.run(sql`update pair set hits = hits + 1 where id = ${first}`)
      await tx.run(sql`select pg_sleep(0.05)`)
      await tx.run(sql`update pair set hits = hits + 1 where id = ${second}`)
    })
  await Promise.all([hit(1, 2), hit(2, 1)])
  expect(await database.db.many(sql`select hits from pair`)).toEqual([{ hits: 2 }, { hits: 2 }])
})

test('notices reach subscribers, also after a broken connection', async () => {
  const heard: string[] = []
  let gap = () => {}
  const reconnected = new Promise<void>(resolve => {
    gap = resolve
  })
  const faults: Error[] = []
  const listening = openDatabase({ url: database.url, onFault: fault => void faults.push(fault) })
  await listening.listen('news', payload => void heard.push(payload), gap)
  await database.db.notify('news', 'first')
  await expect.poll(() => heard).toEqual(['first'])
  await database.db.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`)
  await reconnected
  await database.db.notify('news', 'second')
  await expect.poll(() => heard).toEqual(['first', 'second'])
  await listening.close()
})

test('every connection uses keep-alive: detects one that ended silently', async () => {
  const asking = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const own = openDatabase({ url: database.url, poolSize: 1 })
  await own.run(sql`select 1`)
  await own.listen('news', () => {})
  await own.close()
  expect(asking.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ])
  asking.mockRestore()
})

test('ignores broken connections while closing, and reports others', async () => {
  const faults: Error[] = []
  const own = openDatabase({ url: database.url, onFault: fault => void faults.push(fault) })
  /** Cuts a connection while its session is idle, and waits; `then` runs before the cut. */
  const cutIdle = (then: () => void, wait: () => Promise<unknown>) =>
    own.session(async session => {
      const { pid } = await session.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      then()
      await database.db.run(sql`select pg_terminate_backend(${pid}, 5000)`)
      await wait()
    })
  await cutIdle(
    () => {},
    () => expect.poll(() => faults.length).toBeGreaterThan(0),
  )
  faults.length = 0

  let closed: Promise<void> | undefined
  await cutIdle(
    () => {
      closed = own.close()
    },
    () => new Promise(resolve => setTimeout(resolve, 100)),
  )
  await closed
  expect(faults).toEqual([])
})
