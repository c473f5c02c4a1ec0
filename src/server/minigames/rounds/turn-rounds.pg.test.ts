import assert from 'node:assert/strict'
import { afterEach, expect, test } from 'vitest'
import { betsBeacon } from '#domain/draws/beacon.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { hash } from '#tests/support/draws/digests.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { putPick } from '#tests/support/minigames/round-picks.sql.ts'
import { type TurnDeps, turnRounds } from './turn-rounds.ts'

const database = useDatabase()
const clock = testClock()
const desks: RoundDesk[] = []
const POWERBALL = 251
/** A one-minute game with another draw. */
const RING = 254

async function aDesk(options: Partial<Parameters<typeof openRoundDesk>[0]> = {}): Promise<RoundDesk> {
  const desk = await openRoundDesk({ db: database.db, clock, ...options })
  desks.push(desk)
  return desk
}

afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close()
  clock.advance(60 * MINUTE)
})

test('a starting server opens the running rounds of all games at once', async () => {
  clock.advance(17 * SECOND)
  const desk = await aDesk()
  const next = await desk.turn()
  const opened = desk.told.flatMap(({ opened }) => opened)
  expect(opened.length).toBe(desk.games.all().length)
  const round = await desk.round(desk.idOf(POWERBALL))
  expect(round).toMatchObject({ state: 'open', beacon: null, seed: null, draw: null })
  expect(next).toBeGreaterThan(clock.now())
})

test('MINI-088 MINI-089 a round closes, is drawn at its end, and the next one opens with its seed as the commitment', async () => {
  const desk = await aDesk()
  toFullMinute(clock)
  await desk.turn()
  const id = desk.idOf(POWERBALL)
  const name = { gameId: POWERBALL, roundId: roundName((await desk.round(id)) ?? { day: '', number: 0 }) }
  const bets = [
    { betId: '019ab000-0000-7000-8000-000000000002', word: '행운' },
    { betId: '019ab000-0000-7000-8000-000000000001', word: '' },
  ]
  for (const { betId, word } of bets) await putPick(database.db, { round: id, bet: betId, word })
  clock.advance(50 * SECOND)
  await desk.turn()
  const closed = await desk.round(id)
  expect(closed).toMatchObject({ state: 'closed', seed: null, draw: null, results: null })
  expect(closed?.beacon?.toString('hex')).toBe(Buffer.from(betsBeacon(hash, name, bets)).toString('hex'))
  clock.advance(10 * SECOND - 1)
  await desk.turn()
  expect(await desk.round(id)).toMatchObject({ state: 'closed' })
  clock.advance(1)
  await desk.turn()
  const drawn = await desk.round(id)
  expect(drawn).toMatchObject({ state: 'drawn', drawnAt: clock.now() })
  expect(Buffer.from(hash(drawn?.seed ?? Buffer.alloc(0)))).toEqual(drawn?.commitment)
  const following = await desk.round(desk.idOf(POWERBALL))
  expect(following).toMatchObject({ state: 'open', link: (drawn?.link ?? 0) + 1, startsAt: drawn?.drawsAt })
  expect(following?.commitment).toEqual(drawn?.seed)
})

test('a process that was down draws the rounds that it may and voids the rest', async () => {
  const desk = await aDesk()
  toFullMinute(clock)
  await desk.turn()
  const id = desk.idOf(POWERBALL)
  clock.advance(10 * MINUTE)
  await desk.turn()
  expect(await desk.round(id)).toMatchObject({ state: 'drawn' })
  const second = desk.idOf(POWERBALL)
  clock.advance(MINUTE + 10 * MINUTE + 1)
  await desk.turn()
  const missed = await desk.round(second)
  expect(missed).toMatchObject({ state: 'void', voidCause: 'missed', draw: null })
  // Its seed leaves no gap.
  expect(Buffer.from(hash(missed?.seed ?? Buffer.alloc(0)))).toEqual(missed?.commitment)
  expect(await desk.round(desk.idOf(POWERBALL))).toMatchObject({ state: 'open', commitment: missed?.seed })
})

test('MINI-089 two concurrent processes open, close and draw each round once', async () => {
  const desks = [await aDesk(), await aDesk()]
  toFullMinute(clock)
  const turns = () => Promise.all(desks.map(desk => desk.turn()))
  await turns()
  for (let minute = 0; minute < 5; minute++) {
    clock.advance(50 * SECOND)
    await turns()
    clock.advance(10 * SECOND)
    await turns()
  }
  const drawn = desks.flatMap(({ told }) => told.flatMap(news => news.drawn))
  expect(drawn.length).toBeGreaterThan(100)
  expect(new Set(drawn).size).toBe(drawn.length)
  const opened = desks.flatMap(({ told }) => told.flatMap(news => news.opened))
  expect(new Set(opened).size).toBe(opened.length)
})

test('a closed game gets no further round, and a reopened one gets the running round', async () => {
  let maintenance = true
  const desk = await aDesk({ siteMaintenance: () => maintenance })
  toFullMinute(clock)
  await desk.turn()
  expect(await desk.round(desk.idOf(POWERBALL))).toBeUndefined()
  maintenance = false
  clock.set(instant(clock.now() + 20 * SECOND))
  await desk.turn()
  expect(await desk.round(desk.idOf(POWERBALL))).toMatchObject({ state: 'open' })
})

test('a failed draw blocks no other game', async () => {
  const desk = await aDesk()
  toFullMinute(clock)
  await desk.turn()
  const [bad, good] = [desk.idOf(POWERBALL), desk.idOf(RING)]
  const broken = (await desk.round(bad))?.chainId
  const chains: TurnDeps['chains'] = {
    ...desk.chains,
    linksOf: async id => (id === broken ? { link: () => assert.fail('no link') } : desk.chains.linksOf(id)),
  }
  clock.advance(MINUTE)
  await turnRounds({ ...desk.deps, chains })
  expect(await desk.round(bad)).toMatchObject({ state: 'closed', seed: null })
  expect(await desk.round(good)).toMatchObject({ state: 'drawn' })
  expect(await desk.round(desk.idOf(RING))).toMatchObject({ state: 'open' })
  await desk.turn()
  expect(await desk.round(bad)).toMatchObject({ state: 'drawn' })
})
