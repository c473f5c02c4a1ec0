import { rmSync } from 'node:fs'
import { createDatabase } from '#dev/ground/databases.sql.ts'
import { startEmbeddedPostgres } from '#dev/ground/embedded-postgres.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** The tools of a house on a database of its own. */
export type BenchHouse = { readonly deps: Deps; readonly url: string }

/** What a bench runs on: a house, and new databases beside it. */
export type BenchGround = BenchHouse & {
  /** Makes a further, empty database on the same PostgreSQL; gives its address. */
  addDatabase(name: string): Promise<string>
  /** Makes a further house on the same PostgreSQL. */
  addHouse(name: string): Promise<BenchHouse>
}

/** Runs a bench on a PostgreSQL of its own with the house's tables, empty; nothing of it stays behind. */
export async function onBenchGround<T>(run: (ground: BenchGround) => Promise<T>): Promise<T> {
  const folder = makeScratchFolder('hanpan-bench-')
  const postgres = await startEmbeddedPostgres({ folder })
  const opened: Deps[] = []
  const addDatabase = async (name: string) => {
    await createDatabase(postgres.urlOf('postgres'), name)
    return postgres.urlOf(name)
  }
  const addHouse = async (name: string) => {
    const url = await addDatabase(name)
    const deps = makeDeps({ databaseUrl: url, logLevel: 'error' })
    opened.push(deps)
    await migrate(deps.db)
    await ensureMonthPartitions(deps.db, deps.clock.now())
    return { deps, url }
  }
  try {
    return await run({ ...(await addHouse('bench')), addDatabase, addHouse })
  } finally {
    for (const { db } of opened) await db.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
