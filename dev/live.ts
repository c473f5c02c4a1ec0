// `npm run dev`: like `npm start`, but reloads the web app on every change and restarts the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { dataFolder } from './ground/data-folder.ts'
import { checkPlaceOfData, openOwnDatabase } from './ground/database.ts'
import { houseKeyOf } from './ground/house-key.ts'
import { keepPostgres } from './ground/keep-postgres.ts'
import { keepGateway, placeGateway } from './ground/sandbox/keep-gateway.ts'
import { explainStart } from './ground/start-fault.ts'
import { readStartSettings } from './ground/start-settings.ts'
import { seed } from './play/seed.ts'

const { port, playData, houseKey, own, gateway } = await open().catch(error => {
  console.error(explainStart(error, dataFolder()))
  process.exit(1)
})
const apiPort = port + 1
await prepare()
const sandbox = playData && !gateway ? await placeGateway(port) : undefined
const api = spawn(
  process.execPath,
  ['--watch-path=src/server', '--watch-path=src/domain', '--watch-path=src/contract', 'src/server/main.ts'],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      // The seeded matches of the play data continue, as with `npm start`.
      ...(playData ? { HANPAN_FEED: 'replay' } : {}),
      ...process.env,
      DATABASE_URL: own.url,
      PORT: String(apiPort),
      HANPAN_KEY: houseKey.toString('hex'),
      ...(sandbox ? { HANPAN_GATEWAY_URL: sandbox.url, HANPAN_GATEWAY_SECRET: sandbox.secret } : {}),
    },
  },
)
const stopGateway = sandbox
  ? keepGateway({
      ...sandbox,
      callbackUrl: `http://127.0.0.1:${apiPort}/api/gateway/tether`,
      folder: join(dataFolder(), 'sandbox-gateway'),
      tell: console.error,
    })
  : async () => {}
process.env.HANPAN_API = `http://localhost:${apiPort}`
const web = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  server: { port },
})
await web.listen()
web.printUrls()

const releaseDatabase = own.embedded
  ? keepPostgres(own.embedded, { tell: console.error, giveUp: () => void end(1) })
  : () => {}
let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

async function open() {
  const settings = readStartSettings(process.env)
  await checkPlaceOfData()
  const houseKey = houseKeyOf(settings.houseKey, dataFolder())
  const own = await openOwnDatabase(`npm run dev on port ${settings.port}`)
  return { ...settings, houseKey, own }
}

async function prepare(): Promise<void> {
  const deps = makeDeps({ databaseUrl: own.url, houseKey, logLevel: 'warn' })
  await migrate(deps.db)
  await ensureMonthPartitions(deps.db, deps.clock.now())
  if (playData) await seed(deps)
  await deps.db.close()
}

async function end(code = 0): Promise<void> {
  if (ending) return
  ending = true
  releaseDatabase()
  const ended = new Promise(resolve => api.once('exit', resolve))
  api.kill('SIGTERM')
  await Promise.all([ended, web.close(), stopGateway()])
  await own.stop()
  process.exit(code)
}
