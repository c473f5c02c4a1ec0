// `npm start`: everything that a working site needs, on one machine, by one command.
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '#server/main.ts'
import { readLsportsSettings } from '#server/providers/lsports/lsports.ts'
import { dataFolder, type OwnDatabase, openOwnDatabase, ownerOfData } from './database.ts'
import { readHouseKey } from './house-key.ts'
import { PLAY_PASSWORD, playLogins } from './play-logins.ts'
import { seed } from './seed.ts'
import { FolderInUse } from './single-owner.ts'
import { explainStart, PORT_MAX, WrongSetting } from './start-fault.ts'
import { whenStarterIsGone } from './starter-watch.ts'
import { buildWebWhenStale } from './web-build.ts'

const CLOSE_PATIENCE_MILLISECONDS = 20_000
const FREE_PATIENCE_MILLISECONDS = 5_000
const FREE_POLL_MILLISECONDS = 200

const port = Number(process.env.PORT || 3000)
/** Play data comes with the embedded database unless refused; on another one only when asked for. */
const playData = process.env.DATABASE_URL
  ? process.env.HANPAN_PLAY_DATA === '1'
  : process.env.HANPAN_PLAY_DATA !== '0'

let opening: Promise<OwnDatabase> | undefined
let starting: Promise<RunningServer> | undefined
let ending = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
process.on('SIGHUP', () => end(0))
whenStarterIsGone(() => end(0))

try {
  await start()
} catch (error) {
  console.error(explainStart(error, { port, dataFolder: dataFolder() }))
  end(1)
}

async function start(): Promise<void> {
  checkSettings()
  await untilFree()
  opening = openOwnDatabase(`http://localhost:${port}`)
  const [database] = await Promise.all([opening, buildWebWhenStale()])
  void database.embedded?.ended.then(() => {
    if (ending) return
    console.error('The embedded PostgreSQL ended unexpectedly; its log lies in the data folder.')
    end(1)
  })
  if (ending) return
  starting = startServer({
    databaseUrl: database.url,
    port,
    logLevel: 'warn',
    houseKey: readHouseKey(dataFolder()),
    playMode: playData,
    ...(playData ? { prepare: seed, playLogins: shownLogins() } : {}),
    ...feedOptions(),
  })
  const server = await starting
  console.log(`ready http://localhost:${server.port}`)
  if (playData) for (const line of loginLines()) console.log(line)
}

/** What cannot be meant is told before anything is started. */
function checkSettings(): void {
  const { PORT, HANPAN_REPLAY: folder } = process.env
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX)
    throw new WrongSetting(`PORT=${PORT} is no port: give a number up to ${PORT_MAX}, or none for 3000.`)
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new WrongSetting(
      `HANPAN_REPLAY=${folder} is no folder: name one with public season files, or none.`,
    )
}

/** A site that is being stopped on the same data is given a moment to be gone; only then its port is free as well. */
async function untilFree(): Promise<void> {
  for (const lookedAt = Date.now(); ; await sleep(FREE_POLL_MILLISECONDS)) {
    const owner = await ownerOfData()
    if (owner === undefined) return tryPort()
    if (Date.now() - lookedAt > FREE_PATIENCE_MILLISECONDS) throw new FolderInUse(owner)
  }
}

/** A port that is taken, or not for us to take, is told before a database is made for nothing. */
async function tryPort(): Promise<void> {
  const probe = createServer().listen({ port, host: '0.0.0.0' })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

// A hoisted function: it is called while the module's top level still awaits the start.
function shownLogins() {
  return playLogins.map(({ userId, note }) => ({ userId, note, password: PLAY_PASSWORD }))
}

/** `HANPAN_FEED=lsports` takes a real subscription (docs/lsports.md); else play data comes with the replay. */
function feedOptions() {
  const { HANPAN_FEED, HANPAN_REPLAY } = process.env
  if (HANPAN_FEED === 'lsports') return { lsports: readLsportsSettings(process.env) }
  if (!playData) return {}
  return { replay: HANPAN_REPLAY ? { folder: HANPAN_REPLAY } : {}, inPlay: true }
}

function loginLines(): string[] {
  const width = Math.max(...playLogins.map(login => login.userId.length))
  return [
    `logins (play money, password ${PLAY_PASSWORD}):`,
    ...playLogins.map(({ userId, note }) => `  ${userId.padEnd(width)}  ${note}`),
  ]
}

/** Requests in work are answered, then the database stops; a second Ctrl-C changes nothing. */
function end(code: number): void {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(1), CLOSE_PATIENCE_MILLISECONDS).unref()
  void close().then(
    () => process.exit(code),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
}

/** Also what is only just starting is waited for and closed. */
async function close(): Promise<void> {
  const server = await starting?.catch(() => undefined)
  await server?.close()
  const database = await opening?.catch(() => undefined)
  await database?.stop()
}
