// A process that reads the feed and reports when it has started. Tests kill it. Argument: database URL. The connection
// comes from the environment, as on a server.
import { createBus } from '#server/platform/news/bus.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createLog } from '#server/platform/process/log.ts'
import { readLsportsSettings, startLsports } from '#server/providers/lsports/lsports.ts'

const db = openDatabase({ url: String(process.argv[2]), poolSize: 4 })
const deps = { db, bus: createBus(), clock: systemClock, log: createLog({ level: 'silent' }) }
await startLsports(deps, readLsportsSettings(process.env))
process.stdout.write('reads')
