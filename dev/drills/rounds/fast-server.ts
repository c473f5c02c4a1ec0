// `node fast-server.ts DATABASE_URL BASE SPEED`: a server whose rounds run on a fast clock.

import { startServer } from '#server/main.ts'
import { builtInBeacon } from '#server/minigames/minigames.ts'
import { fastClock } from './fast-clock.ts'

const [databaseUrl = '', base, speed] = process.argv.slice(2)
const server = await startServer({
  databaseUrl,
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  houseKey: Buffer.alloc(32, 7),
  rounds: { clock: fastClock(Number(base), Number(speed)), beacon: builtInBeacon },
})
console.log(`ready http://localhost:${server.port}`)
