import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#dev/ground/embedded-postgres.ts'
import { clearLeftovers } from '#dev/ground/postgres-leftovers.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { makeTemplates } from './house-templates.ts'

/** A PostgreSQL for one test run; `urlOf('postgres')` is its maintenance database. */
export type TestServer = { urlOf(database: string): string; stop(): Promise<void> }

const JUST_MADE_MILLISECONDS = 60_000
const PREFIX = 'hanpan-tests-'

/** Starts a temporary PostgreSQL with the templates of the test databases. Takes about three seconds. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandoned()
  const folder = makeScratchFolder(PREFIX)
  writeFileSync(join(folder, 'owner.pid'), String(process.pid))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'data'), durable: false })
  await makeTemplates(postgres.urlOf)
  return {
    urlOf: postgres.urlOf,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends the servers that killed runs have left. */
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
  // Another run has just removed it.
  if (made === undefined) return true
  if (!existsSync(file)) return Date.now() - made < JUST_MADE_MILLISECONDS
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
