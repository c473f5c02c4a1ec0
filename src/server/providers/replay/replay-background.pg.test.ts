import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createBus } from '#server/platform/news/bus.ts'
import { createLog } from '#server/platform/process/log.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { loadReplayFeed, replayBackground } from './replay.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'hanpan-replay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('reports files of an own folder that cannot be replayed once, though the seed reads the folder too', async () => {
  writeFileSync(
    join(folder, 'season.csv'),
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE0,someday,Alphaton,Betaford,2,1\n',
  )
  writeFileSync(join(folder, 'notes.txt'), 'my own notes\n')
  const told: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      const line: { msg: string; file?: string } = JSON.parse(String(chunk))
      told.push(line.file ? `${line.file}: ${line.msg}` : line.msg)
      done()
    },
  })
  const log = createLog({ level: 'warn' }, sink)
  const deps = { db: database.db, bus: createBus(), clock: testClock(), log }
  const options = { folder, marginBasisPoints: () => 600 }
  await loadReplayFeed(deps, options)
  const stop = await replayBackground(deps, options).start()
  await stop()
  expect(told).toEqual([
    expect.stringMatching(/^left out season\.csv:2: /),
    'notes.txt: no importer knows this file',
  ])
})
