import { join } from 'node:path'
import { SECOND } from '#domain/instant.ts'
import { createApp } from './app.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Deps } from './platform/deps.ts'
import { createLog, type LogOptions } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { keepPartitions } from './platform/partitions.ts'
import { openDatabase } from './platform/postgres.ts'
import { uuidSource } from './platform/uuid.ts'

export type ServerOptions = {
  readonly databaseUrl: string
  /** 0 takes a free one. */
  readonly port: number
  readonly host?: string
  readonly logLevel?: LogOptions['level']
  readonly poolSize?: number
  readonly trustProxy?: boolean
  readonly webFolder?: string
  /** The system's, unless a test or a replay owns time. */
  readonly clock?: Clock
  /** Runs on the migrated database before the first request, such as the seed of play data. */
  readonly prepare?: (deps: Deps) => Promise<void>
}

export type RunningServer = { readonly port: number; readonly close: () => Promise<void> }

const CLOSE_PATIENCE = 10 * SECOND

/** Starts one node: migrates the database, opens HTTP, and resolves when requests are answered. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = createLog({ level: options.logLevel ?? 'info' })
  const db = openDatabase({
    url: options.databaseUrl,
    poolSize: options.poolSize ?? 20,
    onFault: fault => log.warn({ err: fault }, 'database connection'),
  })
  const clock = options.clock ?? systemClock
  const deps: Deps = { db, clock, newUuid: uuidSource(clock), log }
  try {
    await migrate(db)
    const partitions = await keepPartitions(deps)
    await options.prepare?.(deps)
    const app = createApp(deps, {
      trustProxy: options.trustProxy ?? false,
      webFolder: options.webFolder ?? join(import.meta.dirname, '../../dist/web'),
    })
    await app.listen({ port: options.port, host: options.host ?? '0.0.0.0' })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : options.port
    return {
      port,
      close: async () => {
        partitions.stop()
        await app.close()
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Run by itself (`node src/server/main.ts`) a node takes its settings from the environment. */
async function main(): Promise<void> {
  const { DATABASE_URL, PORT, HOST, LOG_LEVEL, POOL_SIZE, TRUST_PROXY } = process.env
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL, or use `npm start`, which brings its own PostgreSQL')
  const server = await startServer({
    databaseUrl: DATABASE_URL,
    port: Number(PORT ?? 3000),
    ...(HOST ? { host: HOST } : {}),
    ...(POOL_SIZE ? { poolSize: Number(POOL_SIZE) } : {}),
    logLevel: LOG_LEVEL === 'debug' || LOG_LEVEL === 'warn' || LOG_LEVEL === 'error' ? LOG_LEVEL : 'info',
    trustProxy: TRUST_PROXY === '1',
  })
  process.stdout.write(`ready http://localhost:${server.port}\n`)
  const end = () => {
    setTimeout(() => process.exit(1), CLOSE_PATIENCE).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (import.meta.main) await main()
