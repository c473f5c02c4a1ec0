import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import { verifyActs } from '#server/site/acts.ts'
import { openActsProof, recordAct } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const admin = async () => {
  const { id } = await database.db.one<{ id: MemberId }>(sql`select id from member where user_id = 'admin'`)
  return {
    memberId: id,
    userId: 'admin',
    kind: 'operator',
    level: 1,
    tendency: 0,
    permissions: new Set<never>(),
  } as const
}

const record = async (act: string, after: unknown = { b: [1, { y: 2, x: '한글' }], a: null }) => {
  const operator = await admin()
  await database.db.transaction(tx =>
    recordAct(tx, {
      operator,
      act,
      subject: 'fixture:1',
      before: undefined,
      after,
      reason: '시험',
      ip: '127.0.0.1',
      at: house.clock.now(),
    }),
  )
}

test('concurrent acts form one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => record(`act-${n}`)))
  expect(await verifyActs(database.db)).toMatchObject({ count: 20, brokenAt: null })
})

test('a rolled-back transaction leaves no act', async () => {
  const before = await verifyActs(database.db)
  const operator = await admin()
  await expect(
    database.db.transaction(async tx => {
      await recordAct(tx, {
        operator,
        act: 'undone',
        subject: 'x',
        before: 1,
        after: 2,
        reason: '시험',
        ip: '::1',
        at: house.clock.now(),
      })
      throw new Error('undo')
    }),
  ).rejects.toThrow('undo')
  expect(await verifyActs(database.db)).toEqual(before)
})

test.each([sql`update act set reason = 'x'`, sql`delete from act`, sql`truncate act`])(
  'the log refuses change %#',
  async statement => {
    await expect(database.db.run(statement)).rejects.toThrow('append-only')
  },
)

test('operators read the log, newest first, by subject and in pages; members cannot', async () => {
  const token = await house.logIn('admin1')
  const all = await (await house.get('admin/acts', { token })).json()
  expect([all.acts.length, all.pageCount, all.totalCount]).toEqual([15, 2, 20])
  expect(all.acts[0]).toMatchObject({
    operator: 'admin',
    subject: 'fixture:1',
    reason: '시험',
    ip: '127.0.0.1',
  })
  expect(all.acts[0].id).toBeGreaterThan(all.acts[1].id)
  expect((await (await house.get('admin/acts?subject=none', { token })).json()).totalCount).toBe(0)
  expect((await house.get('admin/acts', { token: await house.logIn('demo') })).status).toBe(403)
  expect(await (await house.get('admin/acts/verify', { token })).json()).toEqual({
    count: 20,
    brokenAt: null,
    heads: null,
    // The test database belongs to a superuser, like that of play data.
    apart: false,
  })
})

test.each([
  ['a changed reason', sql`update act set reason = 'changed' where id = 7`, 7],
  [
    'changed facts with matching text',
    sql`update act set sealed_text = replace(sealed_text, '시험', '변경'), reason = '변경' where id = 5`,
    5,
  ],
  ['a deleted act', sql`delete from act where id = 3`, 4],
])('detects tampering by a database superuser: %s', async (_name, tampering, brokenAt) => {
  const verdict = await database.db.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(tampering)
    return { ok: false, verdict: await verifyActs(tx) } as const
  })
  expect(verdict.verdict.brokenAt).toBe(brokenAt)
})

/** A database that records the number of rows of each list query. */
function countingRows(db: Queries) {
  const rows: number[] = []
  const many = async <Row extends object>(statement: Sql): Promise<Row[]> => {
    const read = await db.many<Row>(statement)
    rows.push(read.length)
    return read
  }
  return { db: { ...db, many }, rows }
}

test('a proof continues from the last proven act, is shared by concurrent calls, and starts again each day', async () => {
  const { db, rows } = countingRows(database.db)
  const prove = openActsProof({ db, clock: house.clock })
  const whole = { count: 20, brokenAt: null }
  expect(await Promise.all([prove(), prove(), prove()])).toMatchObject([whole, whole, whole])
  expect(rows.splice(0)).toEqual([20])
  await record('one-more')
  expect(await prove()).toMatchObject({ count: 21, brokenAt: null })
  expect(rows.splice(0)).toEqual([1, 1])
  house.clock.advance(DAY)
  expect(await prove()).toMatchObject({ count: 21, brokenAt: null })
  expect(rows).toEqual([21])
})

test.each([
  ['the last proven act is changed', sql`update act set reason = 'changed' where id = 21`, 21],
  ['the last proven act is deleted', sql`delete from act where id = 21`, 21],
])('detects tampering with a proven act when %s', async (_name, tampering, brokenAt) => {
  await database.db.transaction(async tx => {
    const before = await verifyActs(tx)
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(tampering)
    expect(await verifyActs(tx, before.proven)).toMatchObject({ count: 20, brokenAt })
    return { ok: false } as const
  })
})
