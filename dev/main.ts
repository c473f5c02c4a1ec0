// `npm start`: runs everything that a working site needs on one machine.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '#server/main.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dataFolder } from './ground/data-folder.ts'
import { checkPlaceOfData, type OwnDatabase, openOwnDatabase, ownerOfData } from './ground/database.ts'
import { houseKeyOf } from './ground/house-key.ts'
import { keepPostgres } from './ground/keep-postgres.ts'
import { keepGateway, placeGateway } from './ground/sandbox/keep-gateway.ts'
import { keepSupplier, placeSupplier } from './ground/sandbox/keep-supplier.ts'
import { FolderInUse } from './ground/single-owner.ts'
import { explainStart } from './ground/start-fault.ts'
import { readStartSettings, type StartSettings } from './ground/start-settings.ts'
import { whenStarterIsGone } from './ground/starter-watch.ts'
import { buildWebWhenStale } from './ground/web-build.ts'
import { seedCasino } from './play/casino/seed-casino.ts'
import { PLAY_PASSWORD, playLogins } from './play/play-logins.ts'
import { seed } from './play/seed.ts'
import { tellStories } from './play/tell-stories.ts'

const CLOSE_PATIENCE_MILLISECONDS = 20_000
const FREE_PATIENCE_MILLISECONDS = 5_000
const FREE_POLL_MILLISECONDS = 200

let opening: Promise<OwnDatabase> | undefined
let starting: Promise<RunningServer> | undefined
let releaseDatabase = () => {}
let stopGateway = async () => {}
let stopSupplier = async () => {}
let ending = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
process.on('SIGHUP', () => end(0))
whenStarterIsGone(() => end(0))

try {
  // Reports wrong settings before anything is started.
  await start(readStartSettings(process.env))
} catch (error) {
  console.error(explainStart(error, dataFolder()))
  end(1)
}

async function start({
  port,
  connections,
  playData,
  houseKey,
  proxies,
  feed,
  metrics,
  actHeads,
  drand,
  keeper,
  gateway,
}: StartSettings): Promise<void> {
  await untilFree(port)
  await checkPlaceOfData()
  opening = openOwnDatabase(`http://localhost:${port}`)
  const [database] = await Promise.all([opening, buildWebWhenStale()])
  if (ending) return
  if (database.embedded)
    releaseDatabase = keepPostgres(database.embedded, { tell: console.error, giveUp: () => end(1) })
  // Play money uses a sandbox gateway, unless the operator has set one.
  const sandbox = playData && !gateway ? await placeGateway(port) : undefined
  const supplier = playData ? await placeSupplier(port) : undefined
  starting = startServer({
    databaseUrl: database.url,
    port,
    connections,
    logLevel: 'warn',
    trustProxy: proxies,
    houseKey: houseKeyOf(houseKey, dataFolder()),
    metrics,
    actHeads,
    ...feed,
    rounds: {},
    ...(drand ? { drand } : {}),
    ...(keeper ? { keeper } : {}),
    gateway: gateway ?? sandbox,
    ...(supplier ? { playMode: true, prepare: playSeed(supplier.url), playLogins: shownLogins() } : {}),
  })
  const server = await starting
  if (sandbox && !ending)
    stopGateway = keepGateway({
      ...sandbox,
      callbackUrl: `http://127.0.0.1:${server.port}/api/gateway/tether`,
      folder: join(dataFolder(), 'sandbox-gateway'),
      tell: console.error,
    })
  if (supplier && !ending)
    stopSupplier = keepSupplier({
      ...supplier,
      house: `http://127.0.0.1:${server.port}`,
      folder: join(dataFolder(), 'sandbox-supplier'),
      tell: console.error,
    })
  console.log(`ready http://localhost:${server.port}`)
  if (server.metricsPort !== undefined)
    console.log(`figures and health http://localhost:${server.metricsPort}/metrics`)
  if (!playData) return
  for (const line of loginLines()) console.log(line)
  // The site works with or without the stories.
  await tellStories(`http://127.0.0.1:${server.port}`).catch(error => console.error('stories:', error))
}

/** Waits a moment for a site that is being stopped on the same data. Its port is free only after that. */
async function untilFree(port: number): Promise<void> {
  for (const lookedAt = Date.now(); ; await sleep(FREE_POLL_MILLISECONDS)) {
    const owner = await ownerOfData()
    if (owner === undefined) return tryPort(port)
    if (Date.now() - lookedAt > FREE_PATIENCE_MILLISECONDS) throw new FolderInUse(owner)
  }
}

/** Reports a port that is in use or not permitted before a database is created in vain. */
async function tryPort(port: number): Promise<void> {
  const probe = createServer().listen({ port, host: '0.0.0.0' })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Seeds the play data and the games of the sandbox supplier. */
function playSeed(supplier: string) {
  return async (deps: Deps) => {
    await seed(deps)
    await seedCasino(supplier)(deps)
  }
}

// A function declaration, because it is called while the module's top level still awaits the start.
/** Returns play members without a tendency, which visitors need not know, and separately operators and partners. */
function shownLogins() {
  return playLogins
    .filter(({ tendency }) => tendency === undefined)
    .map(({ userId, level = 1, note, operator }) => ({
      userId,
      note: operator ? (note.replace('관리자, ', '').split(', ')[0] ?? note) : `레벨 ${level}`,
      password: PLAY_PASSWORD,
      staff: operator !== undefined,
    }))
}

function loginLines(): string[] {
  const width = Math.max(...playLogins.map(login => login.userId.length))
  return [
    `logins (play money, password ${PLAY_PASSWORD}):`,
    ...playLogins.map(({ userId, note }) => `  ${userId.padEnd(width)}  ${note}`),
  ]
}

/** Answers running requests, then stops the database. A second Ctrl-C has no effect. */
function end(code: number): void {
  if (ending) return
  ending = true
  releaseDatabase()
  setTimeout(() => process.exit(1), CLOSE_PATIENCE_MILLISECONDS).unref()
  void close().then(
    () => process.exit(code),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
}

/** Also waits for parts that are still starting, and closes them. */
async function close(): Promise<void> {
  const server = await starting?.catch(() => undefined)
  await stopGateway()
  await stopSupplier()
  await server?.close()
  const database = await opening?.catch(() => undefined)
  await database?.stop()
}
