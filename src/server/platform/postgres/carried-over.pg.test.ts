import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase, createDatabase, dropDatabase } from '#dev/ground/databases.sql.ts'
import { dumpSchema } from '#dev/ground/schema-dump.sql.ts'
import { templates } from '#tests/support/house/house-templates.ts'
import { WrongSetting } from '../process/settings.ts'
import { migrate } from './migrate.ts'
import { type Db, openDatabase, type Queries, sql } from './postgres.ts'
import { readSchemaFiles } from './schema-files.ts'

const root = join(import.meta.dirname, '../../../..')
const maintenance = inject('maintenanceUrl')
const files = readSchemaFiles()

type Place = { readonly db: Db; readonly url: string }

async function aDatabase(make: (name: string) => Promise<void>): Promise<Place> {
  const name = `schema_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  await make(name)
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  const db = openDatabase({ url: url.href, poolSize: 4 })
  onTestFinished(async () => {
    await db.close()
    await dropDatabase(maintenance, name)
  })
  return { db, url: url.href }
}

const anEmptyOne = () => aDatabase(name => createDatabase(maintenance, name))

/**
 * A database as left by the migrations before the baseline: their tables and list, no list of functions, and older
 * functions.
 */
async function anOldOne(ran = files.replaced): Promise<Place> {
  const place = await anEmptyOne()
  const { db } = place
  const named = files.functions.filter(one => new RegExp(`\\b${one.name}\\b`).test(files.baseline.text))
  await migrate(db, { ...files, migrations: [], functions: named })
  await db.run(sql`drop table schema_function`)
  await db.run(sql`create function bet_verdict(p_stake bigint) returns bigint language sql return p_stake`)
  await db.run(sql`create function ledger_unreserve(p_to bigint) returns bigint language sql return p_to`)
  await db.run(
    sql`create or replace function act_refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
  )
  await db.run(sql`delete from schema_migration`)
  await db.run(sql`
    insert into schema_migration (number, name, checksum)
    select number, 'of-before', checksum
    from jsonb_to_recordset(${JSON.stringify(ran)}::jsonb) old(number integer, checksum text)`)
  await db.run(sql`
    insert into notice (contents, created_at) values ('from before', '2026-01-01')`)
  return place
}

const listRan = (db: Queries) =>
  db.many(sql`select number, name, checksum from schema_migration order by number`)
const STEPS = [files.baseline, ...files.migrations].map(({ number, name, checksum }) => ({
  number,
  name,
  checksum,
}))
const schemaOf = async (): Promise<string> => {
  const { db } = await aDatabase(name => cloneDatabase(maintenance, templates.empty, name))
  return dumpSchema(db)
}

test('creates everything in an empty database, from two concurrent processes', async () => {
  const { db, url } = await anEmptyOne()
  const other = openDatabase({ url, poolSize: 1 })
  onTestFinished(() => other.close())
  const [one, two] = await Promise.all([migrate(db), migrate(other)])
  expect([one.length, two.length].sort()).toEqual([0, STEPS.length + files.functions.length].sort())
  expect([await listRan(db), await dumpSchema(db)]).toEqual([STEPS, await schemaOf()])
})

test('migrates a database of the replaced migrations, from two concurrent processes', async () => {
  const { db, url } = await anOldOne()
  const other = openDatabase({ url, poolSize: 1 })
  onTestFinished(() => other.close())
  const ran = (await Promise.all([migrate(db), migrate(other)])).flat()
  expect(new Set(ran).size).toBe(ran.length)
  expect([await listRan(db), await dumpSchema(db)]).toEqual([STEPS, await schemaOf()])
  expect(await db.one(sql`select contents from notice`)).toEqual({ contents: 'from before' })
  expect(await migrate(db)).toEqual([])
})

const [first] = files.replaced
const aNewer = { number: 900_001, name: 'of-tomorrow', checksum: 'x' }
test.each([
  [
    'an older one',
    files.replaced.slice(0, -1),
    'The data is of an older Hanpan (up to migration 000047 of 000050): start it with the last version with a db/migrations/000050-*.sql first, or forget it by `npm run db:reset` and start anew.',
  ],
  [
    'an unknown one',
    [...files.replaced, { number: 90, checksum: 'x' }],
    'The data is of no known Hanpan (its migration 90, of-before): start it with what made it, or forget it by `npm run db:reset` and start anew.',
  ],
  [
    'one with another first migration',
    first ? [{ ...first, checksum: 'x' }] : [],
    'The data is of no known Hanpan',
  ],
])('refuses %s in one line, and changes nothing', async (_, ran, line) => {
  const { db } = await anOldOne(ran)
  const before = [await listRan(db), await dumpSchema(db)]
  await expect(migrate(db)).rejects.toThrow(WrongSetting)
  await expect(migrate(db)).rejects.toThrow(line)
  expect(line).not.toContain('\n')
  expect([await listRan(db), await dumpSchema(db)]).toEqual(before)
})

test('refuses a database of a newer version', async () => {
  const { db } = await anEmptyOne()
  await migrate(db)
  await db.run(sql`
    insert into schema_migration (number, name, checksum)
    values (${aNewer.number}, ${aNewer.name}, ${aNewer.checksum})`)
  await expect(migrate(db)).rejects.toThrow(
    'The data is of a newer Hanpan (its migration 900001, of-tomorrow): start it with that version, or',
  )
})

/** A start in a separate process that blocks midway until the lock (99, 1) is free. */
const HANGING = `
  import { migrate } from '#server/platform/postgres/migrate.ts'
  import { openDatabase } from '#server/platform/postgres/postgres.ts'
  import { readSchemaFiles } from '#server/platform/postgres/schema-files.ts'
  const files = readSchemaFiles()
  const text = 'create table half (n int); select pg_advisory_xact_lock_shared(99, 1)'
  const hanging = { number: 900_001, name: 'hanging', text, checksum: 'x' }
  await migrate(openDatabase({ url: process.env.DATABASE_URL, poolSize: 1 }), {
    ...files, migrations: [...files.migrations, hanging],
  })`

test.each([
  ['the first start', anEmptyOne],
  ['the migrating start', () => anOldOne()],
])('kill -9 during %s leaves the database unchanged and startable', async (_, make) => {
  const { db, url } = await make()
  const before = await dumpSchema(db)
  await db.session(async session => {
    await session.run(sql`select pg_advisory_lock(99, 1)`)
    const child = spawn(process.execPath, ['--input-type=module', '-e', HANGING], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    })
    const exited = once(child, 'exit')
    const isHanging = () =>
      db.one<{ yes: boolean }>(
        sql`select exists (select from pg_locks where classid = 99 and objid = 1 and not granted) as yes`,
      )
    while (child.exitCode === null && !(await isHanging()).yes) await sleep(20)
    child.kill('SIGKILL')
    await exited
  })
  // Its transaction rolls back once the database notices the lost connection.
  expect(await dumpSchema(db)).toBe(before)
  const ran = await migrate(db)
  expect(ran.length).toBeGreaterThan(0)
  expect(await dumpSchema(db)).toBe(await schemaOf())
})
