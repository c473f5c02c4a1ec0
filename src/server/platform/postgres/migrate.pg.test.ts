import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'
import { ensureMonthPartitions } from './partitions.sql.ts'
import { sql } from './postgres.ts'

const database = useDatabase()

const migration = (number: number, text: string): Migration => ({
  number,
  name: `step-${number}`,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
})
const known = readMigrations()

test('a migrated database has nothing left to do, however many start at once', async () => {
  const next = [...known, migration(900_001, 'create table once (n int)')]
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db, next)))
  expect(ran.flat()).toEqual(['step-900001'])
})

test('a migration that fails leaves nothing behind', async () => {
  const broken = migration(900_002, 'create table half (n int); select 1 / 0')
  const before = [...known, migration(900_001, 'create table once (n int)')]
  await expect(migrate(database.db, [...before, broken])).rejects.toThrow('division by zero')
  expect(await database.db.one(sql`select to_regclass('half') as half`)).toEqual({ half: null })
})

test('a migration that was edited after it ran is found out', async () => {
  const [first, ...rest] = known
  const edited = { ...(first ?? migration(0, '')), checksum: 'other' }
  await expect(migrate(database.db, [edited, ...rest])).rejects.toThrow('was edited after it ran here')
})

test('months are made ahead, and a month whose rows came early is left alone', async () => {
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
