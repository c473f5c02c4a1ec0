import { takeLock } from './advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { type Queries, raw, sql, type Tx } from './postgres.ts'
import type { Migration } from './schema-files.ts'

export const lockMigrations = (tx: Tx) => takeLock(tx, ADVISORY_LOCKS.migrations)

export const createMigrationTable = (tx: Tx) =>
  tx.run(sql`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      ran_at timestamptz not null default clock_timestamp()
    )`)

export const hasMigrationTable = (db: Queries) =>
  db.one<{ yes: boolean }>(sql`select to_regclass('schema_migration') is not null as yes`)

export type RanMigration = Pick<Migration, 'number' | 'name' | 'checksum'>

export const listMigrations = (tx: Tx) =>
  tx.many<RanMigration>(sql`select number, name, checksum from schema_migration order by number`)

/** Deletes the list of applied migrations, to start a new one. */
export const clearMigrations = (tx: Tx) => tx.run(sql`delete from schema_migration`)

export const runMigration = (tx: Tx, text: string) => tx.run(raw(text))

type MigrationRow = { readonly number: number; readonly name: string; readonly checksum: string }

export const insertMigration = (tx: Tx, { number, name, checksum }: MigrationRow) =>
  tx.run(sql`insert into schema_migration (number, name, checksum) values (${number}, ${name}, ${checksum})`)
