import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '#domain/assert.ts'
import {
  createMigrationTable,
  hasMigrationTable,
  insertMigration,
  listMigrations,
  lockMigrations,
  runMigration,
} from './migrate.sql.ts'
import type { Db } from './postgres.ts'

export type Migration = {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** The repository's own migrations. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../../db/migrations')

/** Reads `NNNNNN-name.sql` files in the order of their numbers; two with one number are a mistake. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const migrations = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .map(file => readMigration(folder, file))
    .sort((a, b) => a.number - b.number)
  migrations.forEach((one, index) => {
    assert(one.number !== migrations[index - 1]?.number, `two migrations have number ${one.number}`)
  })
  return migrations
}

/**
 * Brings the database up to the last migration, each in a transaction of its own. Safe when several
 * processes start at once. Gives the names of those it ran; throws when one that already ran was edited.
 */
export async function migrate(db: Db, migrations = readMigrations()): Promise<string[]> {
  const ran: string[] = []
  for (;;) {
    const name = await runNext(db, migrations)
    if (name === undefined) return ran
    ran.push(name)
  }
}

/** Whether a site has ever run on this database. */
export const isMigrated = async (db: Db): Promise<boolean> => (await hasMigrationTable(db)).yes

function runNext(db: Db, migrations: readonly Migration[]): Promise<string | undefined> {
  return db.transaction(async tx => {
    await lockMigrations(tx)
    await createMigrationTable(tx)
    const done = new Map((await listMigrations(tx)).map(row => [row.number, row]))
    for (const { number, name, checksum } of migrations) {
      const before = done.get(number)
      if (before && before.checksum !== checksum)
        throw new Error(`Migration ${number} (${name}) was edited after it ran here; add a new one instead`)
    }
    const next = migrations.find(one => !done.has(one.number))
    if (!next) return undefined
    await runMigration(tx, next.text)
    await insertMigration(tx, next)
    return next.name
  })
}

function readMigration(folder: string, file: string): Migration {
  const match = /^(\d{6})-([a-z0-9-]+)\.sql$/.exec(file)
  assert(match?.[1] && match[2], `not the name of a migration: ${file}`)
  const text = readFileSync(join(folder, file), 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  return { number: Number(match[1]), name: match[2], text, checksum }
}
