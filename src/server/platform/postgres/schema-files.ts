import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { assert } from '#domain/assert.ts'

/** A migration of the tables, run once per database. */
export type Migration = {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** A database function, replaced whenever its file changes. */
export type SqlFunction = {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/** The files of the schema. */
export type SchemaFiles = {
  /** Number 0: the tables of the first release. */
  readonly baseline: Migration
  /** Migrations that the baseline replaced. */
  readonly replaced: readonly Pick<Migration, 'number' | 'checksum'>[]
  readonly migrations: readonly Migration[]
  readonly functions: readonly SqlFunction[]
}

/** The repository's own folder. */
const SCHEMA_FOLDER = join(import.meta.dirname, '../../../../db')
export const MIGRATIONS_FOLDER = join(SCHEMA_FOLDER, 'migrations')

/** Reads the folder `db`. */
export const readSchemaFiles = (folder = SCHEMA_FOLDER): SchemaFiles => ({
  baseline: migrationOf(0, 'baseline', readFileSync(join(folder, 'baseline.sql'), 'utf8')),
  replaced: readReplaced(join(folder, 'baseline.replaces')),
  migrations: readMigrations(join(folder, 'migrations')),
  functions: readFunctions(join(folder, 'functions')),
})

/** Reads `NNNNNN-name.sql` files in the order of their numbers; a duplicate number is an error. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const migrations = sqlFilesOf(folder)
    .map(file => {
      const match = /^(\d{6})-([a-z0-9-]+)\.sql$/.exec(file)
      assert(match?.[1] && match[2], `not the name of a migration: ${file}`)
      return migrationOf(Number(match[1]), match[2], readFileSync(join(folder, file), 'utf8'))
    })
    .sort((a, b) => a.number - b.number)
  migrations.forEach((one, index) => {
    assert(one.number !== (migrations[index - 1]?.number ?? 0), `two migrations have number ${one.number}`)
  })
  return migrations
}

/** Reads one file per function, in a folder per area: `bets/booking-enter.sql` creates `booking_enter`. */
function readFunctions(folder: string): SqlFunction[] {
  const functions = sqlFilesOf(folder).map(file => {
    const text = readFileSync(join(folder, file), 'utf8')
    const name = basename(file, '.sql').replaceAll('-', '_')
    const made = [...text.matchAll(/^create or replace (?:function|aggregate) (\w+)/gm)].map(
      match => match[1],
    )
    assert(made.length === 1 && made[0] === name, `${file} makes ${made.join(', ')}, not ${name}`)
    return { name, text, hash: sha256(text) }
  })
  assert(new Set(functions.map(one => one.name)).size === functions.length, 'a function has two files')
  return functions
}

/** Lines in the format of `sha256sum`: checksum and file. */
const readReplaced = (file: string): SchemaFiles['replaced'] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => {
      const match = /^([0-9a-f]{64}) {2}(\d{6})-/.exec(line)
      return match?.[1] && match[2] ? [{ number: Number(match[2]), checksum: match[1] }] : []
    })

const sqlFilesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.sql'))
    .sort()

const migrationOf = (number: number, name: string, text: string): Migration => ({
  number,
  name,
  text,
  checksum: sha256(text),
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
