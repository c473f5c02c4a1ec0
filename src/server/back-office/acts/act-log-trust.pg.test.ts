import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '#dev/ground/databases.sql.ts'
import type { MemberId } from '#domain/ids.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import {
  type Db,
  openDatabase,
  type Queries,
  raw,
  type Sql,
  sql,
} from '#server/platform/postgres/postgres.ts'
import { findGuard } from '#server/site/act-heads/act-heads.sql.ts'
import { verifyHeads } from '#server/site/act-heads/act-heads.ts'
import { exportedActs } from '#server/site/act-heads/exported-acts.ts'
import { openHeadPlace, readHeads } from '#server/site/act-heads/head-places.ts'
import { headKeeper } from '#server/site/act-heads/keep-head.ts'
import { verifyActs } from '#server/site/acts.ts'
import { recordAct } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)
const folder = mkdtempSync(join(tmpdir(), 'act-log-'))
const headsFile = join(folder, 'heads.jsonl')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const record = (db: Db, operatorId: MemberId, n: number) =>
  db.transaction(tx =>
    recordAct(tx, {
      operator: { memberId: operatorId, userId: 'admin' },
      act: 'change-settings',
      subject: 'settings',
      before: null,
      after: { n, word: '한글 "따옴표"' },
      reason: '시험',
      ip: '127.0.0.1',
      at: house.clock.now(),
    }),
  )
const idOfAdmin = async (db: Queries) =>
  (await db.one<{ id: MemberId }>(sql`select id from member where user_id = 'admin'`)).id

beforeAll(async () => {
  const keep = headKeeper(house.deps, openHeadPlace({ file: headsFile }, house.deps.log))
  const admin = await idOfAdmin(database.db)
  for (let n = 1; n <= 9; n++) {
    await record(database.db, admin, n)
    if (n % 3 === 0) await keep()
  }
  await keep()
})

/** Result of the export after somebody with full power over the database has changed the log. */
async function exportAfter(tampering?: Sql) {
  const texts: string[] = []
  let heads: Awaited<ReturnType<typeof verifyHeads>> | undefined
  let brokenAt: number | null = null
  await database.db.transaction(async tx => {
    if (tampering) {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(tampering)
    }
    for await (const line of exportedActs(tx, { until: 1_000, at: 'now' })) texts.push(line)
    heads = await verifyHeads(tx, readHeads(headsFile))
    brokenAt = (await verifyActs(tx)).brokenAt
    return { ok: false } as const
  })
  return { text: texts.join(''), heads, brokenAt }
}

/** The stand-alone script of the documentation, run as an external verifier would. */
function runScript(text: string, ...more: string[]) {
  const file = join(folder, 'export.jsonl')
  writeFileSync(file, text)
  const script = join(import.meta.dirname, '../../../../docs/verify_act_log.py')
  const { status, stdout, stderr } = spawnSync('python3', [script, file, ...more], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('X5 the house and the independent script accept the unchanged log with every kept head', async () => {
  expect(readFileSync(headsFile, 'utf8').trim().split('\n')).toHaveLength(3)
  const { text, heads, brokenAt } = await exportAfter()
  expect([heads, brokenAt]).toEqual([{ checked: 3, brokenAt: null }, null])
  expect(runScript(text, '--heads', headsFile)).toEqual({
    status: 0,
    said: expect.stringMatching(/^As it was written: 9 acts, head [0-9a-f]{64}\.\n3 heads fit; 0 are/),
  })
  expect(runScript(text, '--print').said).toContain('한글')
})

const inserted = sql`
  insert into act (id, operator_id, operator, act, subject, reason, ip, at, sealed_text, previous_hash, hash)
  select 10, operator_id, operator, act, subject, reason, ip, at, sealed_text, hash, sha256('x'::bytea) from act where id = 9`

test.each([
  ['a changed text', sql`update act set sealed_text = replace(sealed_text, '시험', '변경') where id = 5`],
  ['a changed hash', sql`update act set hash = sha256(hash) where id = 5`],
  ['a deleted act', sql`delete from act where id = 4`],
  ['an inserted act', inserted],
  ['two swapped acts', sql`update act set id = case id when 2 then -3 else -2 end where id in (2, 3)`],
])('X5 the house and the independent script detect %s', async (_name, tampering) => {
  const { text, brokenAt } = await exportAfter(tampering)
  expect(brokenAt).not.toBeNull()
  expect(runScript(text).status).toBe(1)
})

test('X5 the heads reveal a truncated log, which the chain alone cannot', async () => {
  const { text, heads, brokenAt } = await exportAfter(sql`delete from act where id > 6`)
  expect(brokenAt).toBeNull()
  expect(heads).toEqual({ checked: 3, brokenAt: 9 })
  expect(runScript(text, '--heads', headsFile).said).toContain('1 are of acts after this export')
})

/** Rewrites the whole chain from an entry on, so that it is consistent in itself. */
const madeAnew = sql`
  with recursive anew as (
    select id, replace(sealed_text, '"n":2', '"n":22') as sealed_text, previous_hash,
      sha256(previous_hash || convert_to(replace(sealed_text, '"n":2', '"n":22'), 'UTF8')) as hash
    from act where id = 2
    union all
    select act.id, act.sealed_text, anew.hash, sha256(anew.hash || convert_to(act.sealed_text, 'UTF8'))
    from act join anew on act.id = anew.id + 1
  )
  update act set sealed_text = anew.sealed_text, previous_hash = anew.previous_hash, hash = anew.hash,
    after = case when act.id = 2 then jsonb_set(act.after, '{n}', '22') else act.after end
  from anew where anew.id = act.id`

test('X5 the heads reveal a log that was rewritten with a new chain', async () => {
  const { text, heads, brokenAt } = await exportAfter(madeAnew)
  expect(brokenAt).toBeNull()
  expect(heads).toMatchObject({ brokenAt: 3 })
  expect(runScript(text).status).toBe(0)
  expect(runScript(text, '--heads', headsFile)).toEqual({
    status: 1,
    said: expect.stringContaining('the log has another act 3'),
  })
})

test('X5 append_act refuses an act that does not continue from the last one', async () => {
  const add = (id: number, previous: Sql) => sql`
    select append_act(${id}, operator_id, operator, act, subject, null, null, 'x', ip, at, 'x', ${previous},
      sha256(${previous} || 'x'::bytea)) from act where id = 9`
  const end = sql`(select hash from act where id = 9)`
  for (const wrong of [add(11, end), add(10, sql`(select hash from act where id = 8)`)])
    await expect(database.db.run(wrong)).rejects.toThrow('goes on from its end alone')
})

test('the desk exports the log, records the export, and the export verifies', async () => {
  const token = await house.logIn('admin1')
  const answer = await house.post('admin/acts/export', { reason: '외부 감사' }, { token })
  expect(answer.headers.get('content-disposition')).toContain('.jsonl')
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  const { status, said } = runScript(await answer.text())
  expect([status, said]).toEqual([0, expect.stringContaining('10 acts')])
  const { acts } = await (await house.get('admin/acts', { token })).json()
  expect(acts[0]).toMatchObject({ act: 'export-acts', operator: 'admin1', reason: '외부 감사' })
  expect((await house.post('admin/acts/export', {}, { token })).status).toBe(400)
  const member = await house.logIn('demo')
  expect((await house.post('admin/acts/export', { reason: '외부 감사' }, { token: member })).status).toBe(403)
})

/** A database whose server role is not a superuser, as in production. */
async function withPlainHouse(work: (house: Db, owner: Db) => Promise<void>): Promise<void> {
  const maintenance = inject('maintenanceUrl')
  const name = `plain_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  const url = (role?: string) => {
    const made = new URL(maintenance.replace(/\/postgres(?=\?|$)/, `/${name}`))
    if (role) made.searchParams.set('options', `-c role=${role}`)
    return made.href
  }
  await createDatabase(maintenance, name)
  const owner = openDatabase({ url: url(), poolSize: 1 })
  await owner.run(sql`create role ${raw(name)} nologin`)
  await owner.run(sql`alter database ${raw(name)} owner to ${raw(name)}`)
  await owner.run(sql`alter schema public owner to ${raw(name)}`)
  const plain = openDatabase({ url: url(name), poolSize: 1 })
  try {
    await work(plain, owner)
  } finally {
    await plain.close()
    await owner.close()
    await dropDatabase(maintenance, name)
  }
}

const writes = [
  sql`insert into act select * from act`,
  sql`update act set reason = 'x'`,
  sql`delete from act`,
  sql`truncate act`,
  sql`alter table act disable trigger all`,
]

test('X5 a house without a superuser login appends to the log through one function only', async () => {
  await withPlainHouse(async (plain, owner) => {
    // The server's administrator grants the role for the first start, and revokes it afterwards.
    const { house: name } = await plain.one<{ house: string }>(sql`select current_user::text as house`)
    await owner.run(sql`grant hanpan_log to ${raw(name)}`)
    await migrate(plain)
    await owner.run(sql`revoke hanpan_log from ${raw(name)}`)
    expect(await findGuard(plain)).toEqual({ apart: true, past: false })
    const { id } = await plain.one<{ id: MemberId }>(sql`
      insert into member (uid, user_id, nickname, password_hash, kind, role, status, recommender_code, joined_at,
        activated_at, updated_at)
      values (gen_random_uuid(), 'admin', 'admin', 'x', 'operator', 10, 'active', 'AAAAAA', now(), now(), now())
      returning id`)
    for (let n = 1; n <= 3; n++) await record(plain, id, n)
    expect(await verifyActs(plain)).toMatchObject({ count: 3, brokenAt: null })
    for (const write of writes) await expect(plain.run(write)).rejects.toMatchObject({ code: '42501' })
    expect(await verifyActs(plain)).toMatchObject({ count: 3, brokenAt: null })
  })
})

test('X5 a house that may not create the log role works, and reports it', async () => {
  await withPlainHouse(async plain => {
    await migrate(plain)
    expect((await findGuard(plain)).apart).toBe(false)
  })
})
