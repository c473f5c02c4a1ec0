// The server that is flooded: as `npm start` runs it, with members and a book for the drill in addition to the play
// data. It runs in its own process, because its event loop is measured. The first argument is the address of its
// database.
import { seed } from '#dev/play/seed.ts'
import { startServer } from '#server/main.ts'
import { insertSessions } from '../../bench/bets/bet-sessions.sql.ts'
import { insertBook, insertMembers, listBettors } from '../../bench/bets/bet-world.sql.ts'
import type { SiteReady } from './figures.ts'
import { watchLoop } from './loop-watch.ts'

const WORLD = { members: 8, fixtures: 300, poorShare: 0 }

let members: readonly number[] = []
const server = await startServer({
  databaseUrl: process.argv[2] ?? '',
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  playMode: true,
  replay: {},
  inPlay: true,
  prepare: async deps => {
    const now = deps.clock.now()
    await insertMembers(deps.db, WORLD, now)
    await insertBook(deps.db, WORLD, now)
    await seed(deps)
    members = await listBettors(deps.db)
    await insertSessions(deps.db, members, now)
  },
})
const loop = watchLoop()
process.on('message', (order: 'begin' | 'end') => {
  if (order === 'begin') loop.begin()
  else process.send?.(loop.end())
})
process.send?.({ port: server.port, members } satisfies SiteReady)
process.once('disconnect', () => void server.close().then(() => process.exit(0)))
