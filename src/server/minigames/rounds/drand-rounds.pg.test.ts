import { afterAll, beforeAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { hash } from '#tests/support/draws/digests.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { gameId, openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import type { ToldBeacon } from './beacon.ts'
import { voidRound } from './void-round.ts'

const database = useDatabase()
const clock = testClock()
const POWERBALL = 251
/** A powerball, and the ladder that uses its balls. */
const [SHARED, WALKED] = [516, 517]
const value: ToldBeacon = {
  beacon: hash(Buffer.from('a value of drand')),
  source: { genesis: 1_700_000_000, period: 3, round: 9, signature: 'ab' },
}
let told: ToldBeacon | undefined
let desk: RoundDesk

beforeAll(async () => {
  desk = await openRoundDesk({
    db: database.db,
    clock,
    beacon: { kind: 'drand', toldAfter: () => told },
  })
  toFullMinute(clock)
  await desk.turn()
})
afterAll(() => desk.close())

async function end() {
  clock.advance(50 * SECOND)
  await desk.turn()
  clock.advance(10 * SECOND)
  await desk.turn()
}

test('MINI-089 a drand round has no beacon until drand publishes it, and stores its proof', async () => {
  const id = desk.idOf(POWERBALL)
  told = undefined
  await end()
  expect(await desk.round(id)).toMatchObject({
    state: 'closed',
    beaconKind: 'drand',
    beacon: null,
    seed: null,
  })
  // No round opens meanwhile: its commitment would be the seed of this one.
  expect(await desk.round(desk.idOf(POWERBALL))).toBeUndefined()
  told = value
  clock.advance(4 * SECOND)
  await desk.turn()
  const drawn = await desk.round(id)
  expect(drawn).toMatchObject({ state: 'drawn', beaconSource: value.source })
  expect(drawn?.beacon?.equals(value.beacon)).toBe(true)
  expect(await desk.round(desk.idOf(POWERBALL))).toMatchObject({ state: 'open', commitment: drawn?.seed })
})

test('handbook 3.1 without a drand value within ten minutes the round is void, reveals its seed, and the next one opens', async () => {
  toFullMinute(clock)
  await desk.turn()
  const id = desk.idOf(POWERBALL)
  told = undefined
  await end()
  clock.advance(10 * MINUTE)
  await desk.turn()
  expect(await desk.round(id)).toMatchObject({ state: 'closed' })
  clock.advance(1)
  await desk.turn()
  const lost = await desk.round(id)
  expect(lost).toMatchObject({ state: 'void', voidCause: 'no-beacon', draw: null })
  expect(lost?.seed).toHaveLength(32)
  expect(await desk.round(desk.idOf(POWERBALL))).toMatchObject({ state: 'open', commitment: lost?.seed })
})

test('MINI-089 keeps the seed of a void round secret while another round of its draw waits for drand', async () => {
  told = value
  clock.set(instant(Math.floor(clock.now() / (5 * MINUTE) + 1) * 5 * MINUTE))
  await desk.turn()
  const [id, beside] = [desk.idOf(SHARED), desk.idOf(WALKED)]
  const game = desk.games.find(gameId(WALKED))
  assert(game, 'it is shipped')
  const voiding = { id: beside, reason: 'a test', at: clock.now() }
  expect(await database.db.transaction(tx => voidRound(tx, desk, game, voiding))).toBe(true)
  told = undefined
  clock.set((await desk.round(id))?.drawsAt ?? clock.now())
  await desk.turn()
  expect(await desk.round(id)).toMatchObject({ state: 'closed', seed: null })
  expect(await desk.round(beside)).toMatchObject({ state: 'void', seed: null })
  told = value
  clock.advance(4 * SECOND)
  await desk.turn()
  const drawn = await desk.round(id)
  expect(drawn).toMatchObject({ state: 'drawn' })
  expect((await desk.round(beside))?.seed).toEqual(drawn?.seed)
})
