// `npm run dev`: as `npm start`, with the web app reloaded at every change and the server restarted.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/partitions.sql.ts'
import { dataFolder, openOwnDatabase } from './database.ts'
import { readHouseKey } from './house-key.ts'
import { seed } from './seed.ts'

const port = Number(process.env.PORT || 3000)
const apiPort = port + 1

const own = await openOwnDatabase(`npm run dev on port ${port}`)
const houseKey = readHouseKey(dataFolder())
await prepare()
const api = spawn(
  process.execPath,
  ['--watch-path=src/server', '--watch-path=src/domain', '--watch-path=src/contract', 'src/server/main.ts'],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      // The matches that the play data was seeded with go on, as by `npm start`.
      ...(own.embedded ? { HANPAN_FEED: 'replay' } : {}),
      ...process.env,
      DATABASE_URL: own.url,
      PORT: String(apiPort),
      HANPAN_KEY: houseKey.toString('hex'),
    },
  },
)
process.env.HANPAN_API = `http://localhost:${apiPort}`
const web = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  server: { port },
})
await web.listen()
web.printUrls()

let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

async function prepare(): Promise<void> {
  const deps = makeDeps({ databaseUrl: own.url, houseKey, logLevel: 'warn' })
  await migrate(deps.db)
  await ensureMonthPartitions(deps.db, deps.clock.now())
  if (own.embedded) await seed(deps)
  await deps.db.close()
}

async function end(): Promise<void> {
  if (ending) return
  ending = true
  const ended = new Promise(resolve => api.once('exit', resolve))
  api.kill('SIGTERM')
  await Promise.all([ended, web.close()])
  await own.stop()
  process.exit(0)
}
