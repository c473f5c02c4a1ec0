import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { migrate } from './migrate.ts'
import { ensureMonthPartitions } from './partitions.sql.ts'
import { sql } from './postgres.ts'
import { type Migration, readSchemaFiles, type SqlFunction } from './schema-files.ts'

const database = useDatabase()

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const migration = (number: number, text: string): Migration => ({
  number,
  name: `step-${number}`,
  text,
  checksum: hashOf(text),
})
const files = readSchemaFiles()
const withSteps = (...steps: Migration[]) => ({ ...files, migrations: [...files.migrations, ...steps] })

const ONCE = migration(900_001, 'create table once (n int)')
const CALLING = migration(
  900_004,
  'create table kept as select a_caller() as n -- and other_one is not asked for',
)
const DOUBLED = 'create or replace function doubled(n integer) returns integer language sql'
const fn = (name: string, text: string): SqlFunction => ({ name, text, hash: hashOf(text) })
const withFunctions = (...functions: SqlFunction[]) => ({
  ...withSteps(ONCE),
  functions: [...files.functions, ...functions],
})
const ask = async (text: string): Promise<unknown> => {
  const { answer } = await database.db.one<{ answer: unknown }>(
    sql`select case when to_regprocedure(${text}) is null then 'none' else ${text} end as answer`,
  )
  return answer
}
const doubled = async (): Promise<unknown> =>
  (await database.db.one<{ n: number }>(sql`select doubled(4)::integer as n`)).n

test('a migrated database needs no migration, with any number of concurrent starts', async () => {
  expect(await migrate(database.db)).toEqual([])
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db, withSteps(ONCE))))
  expect(ran.flat()).toEqual(['step-900001'])
})

test('a failed migration rolls back, with the migrations and functions before it', async () => {
  const half = migration(900_002, 'create table half (n int)')
  const broken = migration(900_003, 'select half_of(1); select 1 / 0')
  const halfOf = fn(
    'half_of',
    'create or replace function half_of(n integer) returns integer language sql return n / 2',
  )
  await expect(
    migrate(database.db, { ...withSteps(ONCE, half, broken), functions: [...files.functions, halfOf] }),
  ).rejects.toThrow('division by zero')
  expect(await database.db.one(sql`select to_regclass('half') as half`)).toEqual({ half: null })
  expect(await ask('half_of(integer)')).toBe('none')
})

test('detects a migration edited after it ran', async () => {
  const edited = { ...files.baseline, checksum: 'other' }
  await expect(migrate(database.db, { ...files, baseline: edited, migrations: [] })).rejects.toThrow()
  await expect(migrate(database.db, { ...withSteps(ONCE), baseline: edited })).rejects.toThrow(
    'Migration 0 (baseline) was edited after it ran here',
  )
})

test('applies a new or changed function once, also with changed arguments, and drops it with its file', async () => {
  const first = fn('doubled', `${DOUBLED} return n + n`)
  expect(await migrate(database.db, withFunctions(first))).toEqual(['doubled'])
  expect([await migrate(database.db, withFunctions(first)), await doubled()]).toEqual([[], 8])

  const other = fn('doubled', `${DOUBLED} return n * 2 + 1`)
  expect([await migrate(database.db, withFunctions(other)), await doubled()]).toEqual([['doubled'], 9])

  const wide = fn('doubled', `${DOUBLED.replaceAll('integer', 'bigint')} return n * 2`)
  await migrate(database.db, withFunctions(wide))
  expect([await ask('doubled(integer)'), await ask('doubled(bigint)')]).toEqual(['none', 'doubled(bigint)'])

  await database.db.run(sql`drop function doubled(bigint)`)
  expect([await migrate(database.db, withFunctions(wide)), await doubled()]).toEqual([['doubled'], 8])

  expect(await migrate(database.db, withFunctions())).toEqual([])
  expect(await ask('doubled(bigint)')).toBe('none')
})

test('a migration can use the functions that it names, and a function those that it calls', async () => {
  const later = fn(
    'a_caller',
    'create or replace function a_caller() returns integer language sql return z()',
  )
  const called = fn('z', 'create or replace function z() returns integer language sql return 7')
  const unasked = fn(
    'other_one',
    "create or replace function other_one() returns setof kept language sql as 'select * from kept'",
  )
  const ran = await migrate(database.db, {
    ...withSteps(ONCE, CALLING),
    functions: [...files.functions, unasked, later, called],
  })
  expect(ran).toEqual(['z', 'a_caller', 'step-900004', 'other_one'])
})

test('a function that a table depends on keeps its arguments', async () => {
  const trigger = fn(
    'act_refuse_change',
    'create or replace function act_refuse_change(n integer) returns integer language sql return n',
  )
  const others = files.functions.filter(one => one.name !== trigger.name)
  await expect(
    migrate(database.db, { ...withSteps(ONCE, CALLING), functions: [...others, trigger] }),
  ).rejects.toThrow('act_refuse_change got other arguments')
})

test('creates months ahead, and skips a month that already has rows', async () => {
  const at = (text: string) => instant(Date.parse(text))
  await database.db.run(sql`create table diary (at timestamptz not null) partition by range (at)`)
  await database.db.run(sql`select register_month_partitions('diary')`)
  await database.db.run(sql`insert into diary values ('2030-02-10')`)
  expect(await ensureMonthPartitions(database.db, at('2030-01-31T23:00:00Z'))).toBeGreaterThan(0)
  expect(await ensureMonthPartitions(database.db, at('2030-01-31T23:00:00Z'))).toBe(0)
  await database.db.run(sql`insert into diary values ('2030-01-31 23:59:59+00'), ('2030-03-01 00:00:00+00')`)
  const rows = await database.db.many<{ place: string }>(
    sql`select tableoid::regclass::text as place from diary order by at`,
  )
  expect(rows.map(row => row.place)).toEqual(['diary_2030_01', 'diary_default', 'diary_2030_03'])
})
