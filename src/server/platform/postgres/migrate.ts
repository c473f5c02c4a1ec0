import { WrongSetting } from '../process/settings.ts'
import { functionsToApply } from './apply-functions.ts'
import {
  clearMigrations,
  createMigrationTable,
  hasMigrationTable,
  insertMigration,
  listMigrations,
  lockMigrations,
  type RanMigration,
  runMigration,
} from './migrate.sql.ts'
import type { Db, Tx } from './postgres.ts'
import { type Migration, readSchemaFiles, type SchemaFiles } from './schema-files.ts'

/**
 * Migrates the database to the schema of the files, in one transaction. Runs pending migrations and applies changed
 * functions: those that a migration names before that migration, all others after the last one. Safe if several
 * processes start at once. Returns the names of the migrations and functions it ran. Throws WrongSetting if the
 * database has another schema, and an error if an applied migration was edited.
 */
export const migrate = (db: Db, files = readSchemaFiles()): Promise<string[]> =>
  db.transaction(async tx => {
    await lockMigrations(tx)
    await createMigrationTable(tx)
    const done = await bringOver(tx, files, await listMigrations(tx))
    const ran: string[] = []
    const functions = await functionsToApply(tx, files.functions, ran)
    for (const migration of stepsOf(files)) {
      if (done.has(migration.number)) continue
      await functions.needed(migration.text)
      await runMigration(tx, migration.text)
      await insertMigration(tx, migration)
      ran.push(migration.name)
    }
    await functions.rest()
    return ran
  })

/** Whether a site has ever run on this database. */
export const isMigrated = async (db: Db): Promise<boolean> => (await hasMigrationTable(db)).yes

const stepsOf = ({ baseline, migrations }: SchemaFiles): readonly Migration[] => [baseline, ...migrations]

/**
 * Returns the numbers of the applied migrations. A database built by the migrations that the baseline replaces counts
 * as having the baseline.
 */
async function bringOver(
  tx: Tx,
  files: SchemaFiles,
  ran: readonly RanMigration[],
): Promise<ReadonlySet<number>> {
  const { baseline } = files
  if (ran.length === 0) return new Set()
  if (ran[0]?.name === baseline.name) {
    checkKnown(stepsOf(files), ran)
    return new Set(ran.map(one => one.number))
  }
  checkReplaced(files, ran)
  await clearMigrations(tx)
  await insertMigration(tx, baseline)
  return new Set([baseline.number])
}

function checkKnown(steps: readonly Migration[], ran: readonly RanMigration[]): void {
  const known = new Map(steps.map(one => [one.number, one]))
  for (const { number, name, checksum } of ran) {
    const step = known.get(number)
    if (!step) throw notOurs(`of a newer Hanpan (its migration ${number}, ${name})`, 'that version')
    if (step.checksum !== checksum)
      throw new Error(`Migration ${number} (${name}) was edited after it ran here; add a new one instead`)
  }
}

/** Throws unless exactly the replaced migrations were applied. */
function checkReplaced({ replaced }: SchemaFiles, ran: readonly RanMigration[]): void {
  const checksums = new Map(replaced.map(one => [one.number, one.checksum]))
  const stranger = ran.find(one => checksums.get(one.number) !== one.checksum)
  if (stranger)
    throw notOurs(`of no known Hanpan (its migration ${stranger.number}, ${stranger.name})`, 'what made it')
  const last = numberOf(replaced.at(-1))
  if (ran.length < replaced.length)
    throw notOurs(
      `of an older Hanpan (up to migration ${numberOf(ran.at(-1))} of ${last})`,
      `the last version with a db/migrations/${last}-*.sql first`,
    )
}

const numberOf = (one: { readonly number: number } | undefined): string =>
  String(one?.number ?? 0).padStart(6, '0')

const notOurs = (what: string, startIt: string): WrongSetting =>
  new WrongSetting(
    `The data is ${what}: start it with ${startIt}, or forget it by \`npm run db:reset\` and start anew.`,
  )
