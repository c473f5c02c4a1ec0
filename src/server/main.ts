import { join } from 'node:path'
import { SECOND } from '#domain/instant.ts'
import { readProxies } from '#server/platform/http/proxies.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { reachDatabase, readDatabaseUrl } from '#server/platform/postgres/database-setting.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { type Clock, systemClock } from '#server/platform/process/clock.ts'
import { type DatabaseClock, followDatabaseClock } from '#server/platform/process/database-clock.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { createLog, type LogOptions } from '#server/platform/process/log.ts'
import { playKey, sealWith } from '#server/platform/process/seal.ts'
import {
  beaconIsMissing,
  beaconsAreTwo,
  CONNECTIONS_USUAL,
  keyIsMissing,
  type LogHeads,
  readConnections,
  readHouseKey,
  readLogHeads,
  readMetrics,
  readPort,
  WrongSetting,
} from '#server/platform/process/settings.ts'
import { makeObjectsYoung } from '#server/platform/process/young-objects.ts'
import { openMetrics } from '#server/platform/watch/metrics.ts'
import { openMetricsServer } from '#server/platform/watch/metrics-server.ts'
import { type AppOptions, createApp } from './app.ts'
import { type GatewaySettings, readGateway } from './cashier/cashier.ts'
import { readFeed } from './feed-setting.ts'
import { ensureOddsDays } from './fixtures/fixtures.ts'
import { type DrandSettings, openDrand, readDrand } from './providers/drand/drand.ts'
import { type KeeperSettings, openKeeper, readKeeper } from './providers/keeper/keeper.ts'
import { openHeadPlace } from './site/site.ts'

export type ServerOptions = {
  readonly databaseUrl: string
  /** 0 takes a free port. */
  readonly port: number
  readonly host?: string
  readonly logLevel?: LogOptions['level']
  /** All connections of this node to its database (`readConnections`); 30 unless said otherwise. */
  readonly connections?: number
  readonly trustProxy?: AppOptions['trustProxy']
  readonly webFolder?: string
  readonly imageFolder?: string
  /**
   * 32-byte key that encrypts personal data in the database. The same on all nodes, stored outside the database;
   * optional only for play data.
   */
  readonly houseKey?: Buffer
  readonly extraFeatures?: AppOptions['extraFeatures']
  /** Whether the pages say that this is play with recorded matches. */
  readonly playMode?: AppOptions['playMode']
  readonly playLogins?: AppOptions['playLogins']
  readonly replay?: AppOptions['replay']
  readonly inPlay?: AppOptions['inPlay']
  readonly lsports?: AppOptions['lsports']
  /** Runs the rounds of the minigames, by the database's clock. */
  readonly rounds?: AppOptions['rounds']
  /** Public randomness as their beacon; the built-in one when omitted. */
  readonly drand?: DrandSettings
  /** A second keeper of seeds as their beacon. */
  readonly keeper?: KeeperSettings
  /** The tether payment gateway; tether is unavailable when omitted. */
  readonly gateway?: GatewaySettings | undefined
  /** Where metrics and health are served; disabled when omitted. */
  readonly metrics?: { readonly port: number; readonly host: string }
  /** Where the heads of the act log are stored outside the database; the process's own log by default (X5). */
  readonly actHeads?: LogHeads
  /** The system clock, unless a test or a replay controls time. */
  readonly clock?: Clock
  /** Runs on the migrated database before the first request, such as seeding play data. */
  readonly prepare?: (deps: Deps) => Promise<void>
}

export type RunningServer = {
  readonly port: number
  /** Port of the metrics; undefined when disabled. */
  readonly metricsPort: number | undefined
  readonly close: () => Promise<void>
}

const CLOSE_PATIENCE = 10 * SECOND
const WEB_FOLDER = join(import.meta.dirname, '../../dist/web')
const IMAGE_FOLDER = join(import.meta.dirname, 'site/images')

/**
 * Starts a node: migrates the database, opens HTTP, and resolves when requests are answered. Throws WrongSetting if
 * real members' data would be encrypted with a key from the source code, or if the house could choose draws for real
 * money.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  checkHouseKey(options)
  checkBeacon(options)
  makeObjectsYoung()
  const deps = makeDeps(options)
  const { db, clock, log } = deps
  const bookingDb = openBookingDb(options, log)
  const deskDb = openDeskDb(options, log)
  const metrics = options.metrics ? openMetrics() : undefined
  let roundClock: DatabaseClock | undefined
  try {
    await migrate(db)
    await ensureMonthPartitions(db, clock.now())
    await ensureOddsDays(db, clock.now())
    await options.prepare?.(deps)
    roundClock = await followDatabaseClock(db, err =>
      log.warn({ err }, 'the database time could not be read'),
    )
    const app = await createApp(deps, {
      trustProxy: options.trustProxy ?? false,
      webFolder: options.webFolder ?? WEB_FOLDER,
      imageFolder: options.imageFolder ?? IMAGE_FOLDER,
      playMode: options.playMode ?? false,
      bookingDb,
      deskDb,
      actHeads: openHeadPlace(options.actHeads ?? 'log', log),
      playLogins: options.playLogins ?? [],
      ...(options.replay ? { replay: options.replay } : {}),
      inPlay: options.inPlay ?? false,
      ...(metrics ? { metrics } : {}),
      ...(options.lsports ? { lsports: options.lsports } : {}),
      ...roundOptions(options, roundClock, deps),
      ...(options.gateway ? { gateway: options.gateway } : {}),
      extraFeatures: options.extraFeatures ?? [],
    })
    await app.fastify.listen({ port: options.port, host: options.host ?? '0.0.0.0' })
    await app.start()
    const watched =
      metrics && options.metrics
        ? await openMetricsServer({ ...options.metrics, metrics, db, log })
        : undefined
    const address = app.fastify.server.address()
    const port = typeof address === 'object' && address ? address.port : options.port
    return {
      port,
      metricsPort: watched?.port,
      close: async () => {
        await watched?.close()
        await app.close()
        roundClock?.close()
        await bookingDb.close()
        await deskDb.close()
        await db.close()
      },
    }
  } catch (error) {
    roundClock?.close()
    await bookingDb.close()
    await deskDb.close()
    await db.close()
    throw error
  }
}

function roundOptions(
  { rounds, drand, keeper }: Pick<ServerOptions, 'rounds' | 'drand' | 'keeper'>,
  clock: Clock,
  deps: Deps,
): Pick<AppOptions, 'rounds'> {
  if (!rounds) return {}
  const beacon = drand ? openDrand(drand, deps) : keeper && openKeeper(keeper, deps)
  return { rounds: { clock, ...(beacon ? { beacon } : {}), ...rounds } }
}

/** Throws WrongSetting without a secret key, except for play data. */
function checkHouseKey({ houseKey, playMode }: Pick<ServerOptions, 'houseKey' | 'playMode'>): void {
  if (!playMode && (!houseKey || houseKey.equals(playKey))) throw keyIsMissing()
}

/** Throws WrongSetting where rounds for real money would be drawn by the digest of bets alone. */
function checkBeacon({
  playMode,
  rounds,
  drand,
  keeper,
}: Pick<ServerOptions, 'playMode' | 'rounds' | 'drand' | 'keeper'>): void {
  if (drand && keeper) throw beaconsAreTwo()
  if (!playMode && rounds && !rounds.beacon && !drand && !keeper) throw beaconIsMissing()
}

/** Number of connections that booking uses concurrently: three pre-match and two in play. */
const BOOKING_CONNECTIONS = 5
/** One connection listens to what other nodes publish. */
const LISTENING_CONNECTIONS = 1

const openBookingDb = ({ databaseUrl }: ServerOptions, log: Deps['log']) =>
  openDatabase({
    url: databaseUrl,
    poolSize: BOOKING_CONNECTIONS,
    onFault: fault => log.warn({ err: fault }, 'booking connection'),
  })

/**
 * A separate pool, so that operators' queries wait for each other and not members for them: one back-office page runs
 * dozens of queries, some over the whole site (decision 63).
 */
const DESK_CONNECTIONS = 4

const openDeskDb = ({ databaseUrl }: ServerOptions, log: Deps['log']) =>
  openDatabase({
    url: databaseUrl,
    poolSize: DESK_CONNECTIONS,
    onFault: fault => log.warn({ err: fault }, 'desk connection'),
  })

type ToolOptions = Pick<ServerOptions, 'databaseUrl' | 'logLevel' | 'connections' | 'houseKey'>

/** Creates the shared dependencies. The caller must close `db`. */
export function makeDeps({
  databaseUrl,
  logLevel,
  connections = CONNECTIONS_USUAL,
  houseKey,
}: ToolOptions): Deps {
  const log = createLog({ level: logLevel ?? 'info' })
  if (!houseKey) log.warn('no house key is set: personal data is encrypted with the key of play data')
  const db = openDatabase({
    url: databaseUrl,
    poolSize: connections - BOOKING_CONNECTIONS - DESK_CONNECTIONS - LISTENING_CONNECTIONS,
    onFault: fault => log.warn({ err: fault }, 'database connection'),
  })
  return {
    db,
    clock: systemClock,
    newUuid: uuidSource(systemClock),
    bus: createBus(fault => log.error({ err: fault }, 'an event subscriber failed')),
    seal: sealWith(houseKey ?? playKey),
    log,
  }
}

/**
 * Run directly, a node reads its settings from the environment; pass it the flags of dev/bootstrap.mjs (`node
 * --max-semi-space-size=128 src/server/main.ts`).
 */
async function main(): Promise<void> {
  const { env } = process
  const { HOST, LOG_LEVEL } = env
  const databaseUrl = readDatabaseUrl(env)
  if (!databaseUrl)
    throw new WrongSetting('Set DATABASE_URL, or use `npm start`, which brings its own PostgreSQL.')
  const houseKey = readHouseKey(env)
  const metrics = readMetrics(env)
  const actHeads = readLogHeads(env)
  const drand = readDrand(env)
  const keeper = readKeeper(env)
  const gateway = readGateway(env)
  const options = {
    databaseUrl,
    port: readPort(env),
    ...(HOST ? { host: HOST } : {}),
    connections: readConnections(env),
    logLevel: LOG_LEVEL === 'debug' || LOG_LEVEL === 'warn' || LOG_LEVEL === 'error' ? LOG_LEVEL : 'info',
    trustProxy: readProxies(env),
    ...readFeed(env),
    rounds: {},
    ...(houseKey ? { houseKey } : {}),
    ...(metrics ? { metrics } : {}),
    ...(actHeads ? { actHeads } : {}),
    ...(drand ? { drand } : {}),
    ...(keeper ? { keeper } : {}),
    ...(gateway ? { gateway } : {}),
  } satisfies ServerOptions
  checkHouseKey(options)
  checkBeacon(options)
  await reachDatabase(databaseUrl)
  const server = await startServer(options)
  process.stdout.write(`ready http://localhost:${server.port}\n`)
  const end = () => {
    setTimeout(() => process.exit(1), CLOSE_PATIENCE).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (import.meta.main)
  await main().catch(error => {
    if (!(error instanceof WrongSetting)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
