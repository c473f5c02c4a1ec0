import { rmSync } from 'node:fs'
import {
  cloneDatabase,
  createDatabase,
  dropDatabase,
  hasDatabase,
  renameDatabase,
} from '#dev/ground/databases.sql.ts'
import { startEmbeddedPostgres } from '#dev/ground/embedded-postgres.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** Dependencies of a server on its own database. */
export type BenchHouse = { readonly deps: Deps; readonly url: string }

/** Environment of a bench: a server's dependencies, and further databases. */
export type BenchGround = BenchHouse & {
  /** Process id of the database's main process. */
  readonly databasePid: number
  /** Creates a further, empty database on the same PostgreSQL; returns its address. */
  addDatabase(name: string): Promise<string>
  /** Creates a further migrated database on the same PostgreSQL. */
  addHouse(name: string): Promise<BenchHouse>
}

type Opening = {
  /** Folder in which the filled database is kept for the next run. Without it, nothing is kept. */
  readonly keptIn?: string | undefined
  /** Fills the database, once. */
  readonly fill?: (house: BenchHouse) => Promise<void>
}

/** Two houses, the load's own connections and pgbench's 32 clients at the same time. */
const CONNECTIONS = 300

/** A filled database that has this name is complete. Each run works on a copy. */
const FILLED = 'filled'

/** Runs a bench on its own PostgreSQL with the migrated schema, empty or filled. */
export async function onBenchGround<T>(
  run: (ground: BenchGround) => Promise<T>,
  { keptIn, fill }: Opening = {},
): Promise<T> {
  const folder = keptIn ?? makeScratchFolder('hanpan-bench-')
  const postgres = await startEmbeddedPostgres({ folder, connections: CONNECTIONS })
  const maintenance = postgres.urlOf('postgres')
  const opened = new Set<Deps>()
  const openHouse = async (name: string) => {
    const url = postgres.urlOf(name)
    const deps = makeDeps({ databaseUrl: url, logLevel: 'error' })
    opened.add(deps)
    await migrate(deps.db)
    await ensureMonthPartitions(deps.db, deps.clock.now())
    return { deps, url }
  }
  const addDatabase = async (name: string) => {
    await createDatabase(maintenance, name)
    return postgres.urlOf(name)
  }
  const addHouse = async (name: string) => {
    await addDatabase(name)
    return openHouse(name)
  }
  const addFilled = async (name: string) => {
    if (!(await hasDatabase(maintenance, FILLED))) {
      await dropDatabase(maintenance, 'half')
      const house = await addHouse('half')
      await fill?.(house)
      opened.delete(house.deps)
      await house.deps.db.close()
      await renameDatabase(maintenance, 'half', FILLED)
    }
    await dropDatabase(maintenance, name)
    await cloneDatabase(maintenance, FILLED, name)
    return openHouse(name)
  }
  try {
    return await run({
      databasePid: postgres.pid,
      ...(await (fill ? addFilled : addHouse)('bench')),
      addDatabase,
      addHouse,
    })
  } finally {
    for (const { db } of opened) await db.close()
    await postgres.stop()
    if (keptIn === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
