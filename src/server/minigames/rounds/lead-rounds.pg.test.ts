import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { HOUR } from '#domain/instant.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { roundAt } from '#domain/minigames/round-times.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { gameId, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { listRounds } from './rounds.sql.ts'

const database = useDatabase({ poolSize: 16 })
const clock = testClock()
let isBroken = false
const random = (bytes: number) => {
  assert(!isBroken, 'the source gives bytes')
  return randomBytes(bytes)
}
useHouse(database, { clock, rounds: { linksOf: () => 30, random } })

const POWERBALL = gameId(251)

async function runningState() {
  const game = findMinigame(String(POWERBALL))
  assert(game, 'it is shipped')
  const { id } = roundAt({ ...game, id: POWERBALL }, 10, clock.now())
  return (await listRounds(database.db, [id]))[0]?.state
}

test('field G5 rounds continue on existing chains while no new one can be created', async () => {
  toFullMinute(clock)
  await expect.poll(runningState, { timeout: 10_000 }).toBe('open')
  isBroken = true
  clock.advance(HOUR)
  await expect.poll(runningState, { timeout: 10_000 }).toBe('open')
})
