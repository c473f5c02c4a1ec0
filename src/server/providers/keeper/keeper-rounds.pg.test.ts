// Rounds with two keepers, from the commitment to the published proof: the site's part against the real keeper.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { checkRounds } from '#domain/minigames/check-rounds.ts'
import { readChains } from '#server/minigames/chains/read-chains.ts'
import { readMinigameFigures } from '#server/minigames/minigames.ts'
import { exportRounds } from '#server/minigames/results/export-rounds.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { sealWith } from '#server/platform/process/seal.ts'
import { isSigned } from '#server/platform/process/signatures.ts'
import { hash, hmac } from '#tests/support/draws/digests.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { gameId, openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { keeperServer } from '../../../../sandbox/keeper/keeper-http.ts'
import { openStore } from '../../../../sandbox/keeper/keeper-store.ts'
import { openSeedKeeper } from '../../../../sandbox/keeper/seed-keeper.ts'
import { openKeeper } from './keeper-beacon.ts'
import { listSigner } from './list-signature.ts'

const database = useDatabase()
const clock = testClock()
const POWERBALL = 251
const seal = sealWith(Buffer.alloc(32, 9))
const store = openStore(':memory:')
const keeper = openSeedKeeper({ store, now: () => clock.now(), houseKey: listSigner(seal).publicKey })
let isAway = true
const answering = keeperServer({ keeper, store, now: () => clock.now() })
const listeners = answering.listeners('request')
let server: Server
let desk: RoundDesk

beforeAll(async () => {
  answering.removeAllListeners('request')
  server = answering.on('request', (request, response) => {
    if (isAway) request.socket.destroy()
    else for (const listener of listeners) listener.call(answering, request, response)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = { address: `http://127.0.0.1:${port}`, publicKey: Buffer.from(keeper.publicKey, 'hex') }
  const beacon = openKeeper(settings, { log: createLog({ level: 'silent' }), seal })
  desk = await openRoundDesk({ db: database.db, clock, beacon })
  toFullMinute(clock)
})
afterAll(async () => {
  await desk.close()
  server.close()
})

/** Closes the running round, and lets its draw fall due. */
async function end() {
  clock.advance(50 * SECOND)
  await desk.turn()
  clock.advance(10 * SECOND)
  await desk.turn()
}
const stateOf = async (id: Parameters<RoundDesk['round']>[0]) => {
  await desk.turn()
  return (await desk.round(id))?.state
}

test('MINI-089 a round opens only after the keeper has committed to its chain', async () => {
  await desk.turn()
  expect(await desk.round(desk.idOf(POWERBALL))).toBeUndefined()
  isAway = false
  await desk.turn()
  const round = await desk.round(desk.idOf(POWERBALL))
  expect(round).toMatchObject({ state: 'open', beaconKind: 'keeper', betsDigest: null })
  const game = desk.games.find(gameId(POWERBALL))
  assert(game, 'it is shipped')
  const [chain] = await readChains({ db: database.db }, game)
  expect(chain?.keepers).toMatchObject([
    { keeperKey: keeper.publicKey, keeperEnd: round?.keeperEnd?.toString('hex') },
  ])
})

test('MINI-089 the list is fixed at closing, the keeper is asked then, and everything is published and checked', async () => {
  const id = desk.idOf(POWERBALL)
  clock.advance(50 * SECOND)
  await desk.turn()
  const closed = await desk.round(id)
  expect(closed).toMatchObject({ state: 'closed', beacon: null, seed: null })
  expect(closed?.betsDigest).toHaveLength(32)
  await expect.poll(() => store.lastAnswer(POWERBALL)).toBeDefined()
  // Neither the digest nor the chain can be exchanged afterwards.
  await expect(
    database.db.run(sql`update minigame_round set bets_digest = sha256('x') where id = ${id}`),
  ).rejects.toThrow('a round stays')
  await expect(
    database.db.run(sql`update minigame_keeper_chain set keeper_end = sha256('x')`),
  ).rejects.toThrow('what was in force stays')
  clock.advance(10 * SECOND)
  await expect.poll(() => stateOf(id)).toBe('drawn')
  const game = desk.games.find(gameId(POWERBALL))
  assert(game && closed, 'it was closed')
  const day = closed.day
  const exported = await exportRounds({ db: database.db, games: desk.games }, game, { from: day, to: day })
  assert(exported, 'a day can be exported')
  const round = exported.rounds.find(({ state }) => state === 'drawn')
  expect(round).toMatchObject({ beaconKind: 'keeper', bets: [], keeper: { keeperKey: keeper.publicKey } })
  const faults = checkRounds({ hash, hmac, isSigned }, game.kind, exported).flatMap(one => one.faults)
  expect(faults).toEqual([])
})

test('handbook 3.1 without an answer within ten minutes the round is void and raises an alarm, and the next ones are drawn again', async () => {
  toFullMinute(clock)
  await desk.turn()
  const id = desk.idOf(POWERBALL)
  expect(await stateOf(id)).toBe('open')
  isAway = true
  await end()
  expect(await stateOf(id)).toBe('closed')
  clock.advance(MINUTE)
  expect((await readMinigameFigures(database.db, clock.now())).withoutBeacon.rounds).toBeGreaterThan(0)
  clock.advance(9 * MINUTE + 1)
  await desk.turn()
  expect(await desk.round(id)).toMatchObject({ state: 'void', voidCause: 'no-beacon', draw: null })
  expect((await desk.round(id))?.seed).toHaveLength(32)
  isAway = false
  toFullMinute(clock)
  await desk.turn()
  const next = desk.idOf(POWERBALL)
  expect(await stateOf(next)).toBe('open')
  await end()
  await expect.poll(() => stateOf(next)).toBe('drawn')
  // The keeper has noted that the link of the void round was passed over.
  expect(store.answers(POWERBALL, 0).map(({ skipped }) => skipped)).toContain(1)
})
