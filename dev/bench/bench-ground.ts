import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#dev/databases.sql.ts'
import { startEmbeddedPostgres } from '#dev/embedded-postgres.ts'
import { makeDeps } from '#server/main.ts'
import type { Deps } from '#server/platform/deps.ts'
import { migrate } from '#server/platform/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/partitions.sql.ts'

/** What a bench runs on: the tools of a house on a database of its own, and a new database beside it. */
export type BenchGround = {
  readonly deps: Deps
  readonly url: string
  /** Makes a further, empty database on the same PostgreSQL; gives its address. */
  addDatabase(name: string): Promise<string>
}

/** Runs a bench on a PostgreSQL of its own with the house's tables, empty; nothing of it stays behind. */
export async function onBenchGround<T>(run: (ground: BenchGround) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hanpan-bench-'))
  const postgres = await startEmbeddedPostgres({ folder })
  const addDatabase = async (name: string) => {
    await createDatabase(postgres.urlOf('postgres'), name)
    return postgres.urlOf(name)
  }
  const url = await addDatabase('bench')
  const deps = makeDeps({ databaseUrl: url, logLevel: 'error' })
  try {
    await migrate(deps.db)
    await ensureMonthPartitions(deps.db, deps.clock.now())
    return await run({ deps, url, addDatabase })
  } finally {
    await deps.db.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
