// A server that is killed and restarted at chosen times draws nothing else (MINI-089).
import { expect, test } from 'vitest'
import type { RoundId } from '#domain/ids.ts'
import { instant, SECOND } from '#domain/instant.ts'
import { listRounds } from '#server/minigames/rounds/rounds.sql.ts'
import { testClock } from './support/house/clock.ts'
import { useDatabase } from './support/house/database.ts'
import { openRoundDesk } from './support/minigames/round-desk.ts'

const POWERBALL = 251
const LINKS = 60
const database = useDatabase()

test('MINI-089 draws the committed seeds when servers restart at arbitrary times', async () => {
  const time = testClock('2026-11-22T12:00:00+09:00')
  const steps = [0, 20, 49, 50, 50, 55, 59, 60, 60, 61, 109, 110, 125, 170, 181, 240, 310]
  const start = time.now()
  const fixed = new Map<RoundId, string>()
  for (const step of steps) {
    time.set(instant(start + step * SECOND))
    const desk = await openRoundDesk({ db: database.db, clock: time, links: LINKS })
    await desk.turn()
    const id = desk.idOf(POWERBALL)
    const running = await desk.round(id)
    const links = running && (await desk.chains.linksOf(running.chainId))
    const seed = links?.link(running?.link ?? 0).toString('hex')
    if (seed) expect(fixed.get(id) ?? seed).toBe(seed)
    if (seed) fixed.set(id, seed)
    await desk.close()
  }
  expect(fixed.size).toBeGreaterThan(3)
  const rounds = await listRounds(database.db, [...fixed.keys()])
  const ended = rounds.filter(({ state }) => state !== 'open')
  expect(ended.length).toBeGreaterThan(2)
  for (const { id, state, seed } of ended) {
    expect(state).toBe('drawn')
    expect(seed?.toString('hex')).toBe(fixed.get(id))
  }
})
