import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#dev/ground/databases.sql.ts'
import { startEmbeddedPostgres } from '#dev/ground/embedded-postgres.ts'
import { clearLeftovers } from '#dev/ground/postgres-leftovers.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { instant } from '#domain/instant.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { setSecondPerson } from './second-person.sql.ts'

/** The migrated database that each test file gets a copy of. */
export const TEMPLATE = 'hanpan_template'

/** A PostgreSQL for one run of tests; `urlOf('postgres')` is its maintenance database. */
export type TestServer = { urlOf(database: string): string; stop(): Promise<void> }

/** Tests move their clocks over these months; the template has a partition for each. */
const MONTHS = ['2026-09-15', '2026-11-15', '2027-02-15']
const JUST_MADE_MILLISECONDS = 60_000
const PREFIX = 'hanpan-tests-'

/** Starts a throw-away PostgreSQL with a migrated template in it: about two seconds. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandoned()
  const folder = makeScratchFolder(PREFIX)
  writeFileSync(join(folder, 'owner.pid'), String(process.pid))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'data'), durable: false })
  await createDatabase(postgres.urlOf('postgres'), TEMPLATE)
  await prepareTemplate(postgres.urlOf(TEMPLATE))
  return {
    urlOf: postgres.urlOf,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 })
  await migrate(db)
  await setSecondPerson(db, {})
  for (const month of MONTHS) await ensureMonthPartitions(db, instant(Date.parse(month)))
  await db.close()
}

/** A run that was killed leaves its server behind; the next run ends it. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter(one => one.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    if (isOwned(folder)) continue
    await clearLeftovers(join(folder, 'data', 'postgres'), join(folder, 'data', 'socket'))
    rmSync(folder, { recursive: true, force: true })
  }
}

function isOwned(folder: string): boolean {
  const file = join(folder, 'owner.pid')
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  // Another run has cleared it away just now.
  if (made === undefined) return true
  if (!existsSync(file)) return Date.now() - made < JUST_MADE_MILLISECONDS
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
