import { expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept } from '#domain/result.ts'
import { cut } from '#tests/support/house/cut-connections.sql.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { ask, serve } from '#tests/support/house/serve.ts'
import { feature } from '../http/http.ts'
import { isDatabaseAway } from './database-away.ts'
import { openDatabase, sql } from './postgres.ts'

const database = useDatabase()

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    fault => fault,
  )

const askNobody = async () => {
  const nobody = openDatabase({ url: 'postgres:///gone?host=/nowhere' })
  return nobody.run(sql`select 1`).finally(() => nobody.close())
}

const faults: readonly [name: string, work: () => Promise<unknown>, isAway: boolean][] = [
  ['a missing database', askNobody, true],
  [
    'a connection that is cut in a statement',
    () => database.db.run(sql`select pg_terminate_backend(pg_backend_pid())`),
    true,
  ],
  [
    'a connection that was cut between two statements',
    () =>
      database.db.session(async session => {
        await session.run(sql`select 'the first'`)
        await cut(database.db, `select 'the first'`)
        for (;;) await session.run(sql`select 'the second'`)
      }),
    true,
  ],
  [
    'a statement that is cancelled',
    () =>
      database.db.transaction(async tx => {
        await tx.run(sql`set local statement_timeout = 1`)
        await tx.run(sql`select pg_sleep(5)`)
      }),
    true,
  ],
  ['a wrong statement', () => database.db.run(sql`select 1 / 0`), false],
  ['a missing row', () => database.db.one(sql`select 1 as one where false`), false],
  ['an unreadable file', () => import('node:fs/promises').then(fs => fs.readFile('/nowhere')), false],
  ['a programming error', () => Promise.reject(new TypeError('read of undefined')), false],
]

test.each(faults)('%s is distinguished from a fault of the house', async (_, work, isAway) => {
  expect(isDatabaseAway(await faultOf(work()))).toBe(isAway)
})

test('ERR-010 without the database calls answer 503 with a Korean text, and no member is logged out by a 500', async () => {
  const contract = {
    asks: route({
      method: 'GET',
      path: 'asks',
      access: 'member',
      summary: '묻기',
      output: z.object({ rows: z.number() }),
      refusals: [],
    }),
  }
  const fastify = serve(feature(contract, { asks: async () => accept({ rows: await askNobody() }) }))
  const answer = await ask(fastify, '/api/asks')
  expect([answer.status, answer.refusal, answer.text]).toEqual([
    503,
    'SITE_UNAVAILABLE',
    '일시적으로 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  ])
})
