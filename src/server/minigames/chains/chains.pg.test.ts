import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hexOf } from '#domain/draws/hex.ts'
import { HOUR, SECOND } from '#domain/instant.ts'
import { findAlarms } from '#domain/watch/alarms.ts'
import { readHouseFigures } from '#server/back-office/back-office.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { createLog } from '#server/platform/process/log.ts'
import { sealWith } from '#server/platform/process/seal.ts'
import { hash } from '#tests/support/draws/digests.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { gameId, openRoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { builtInBeacon } from '../rounds/beacon.ts'
import { roundsBackground } from '../rounds/lead-rounds.ts'
import { listChainsOf } from './chains.sql.ts'
import { openChains } from './chains.ts'
import { findRandomCheck } from './random-check.sql.ts'

const database = useDatabase()
const clock = testClock()
const POWERBALL = gameId(251)

const silent = createLog({ level: 'silent' })
const seal = sealWith(randomBytes(32))

test('field G21 a broken random source creates no chain', async () => {
  const desk = await openRoundDesk({ db: database.db, clock })
  const game = desk.games.all().find(({ id }) => id === 302)
  if (!game) throw new Error('no game')
  const chains = openChains({
    db: database.db,
    clock,
    seal,
    log: silent,
    random: Buffer.alloc,
    linksOf: () => 9,
  })
  await expect(chains.makeDue([game])).rejects.toThrow('random source')
  expect(await listChainsOf(database.db, game.id, 1)).toEqual([])
  await desk.close()
})

test('field G5 a source that fails at the start raises the alarm of the house, and existing chains continue', async () => {
  const bus = createBus()
  let isBroken = false
  let asked = 0
  const random = (bytes: number) => {
    asked++
    return isBroken ? Buffer.alloc(bytes, 0x55) : randomBytes(bytes)
  }
  const desk = await openRoundDesk({ db: database.db, clock })
  const games = { ...desk.games, all: () => desk.games.all().filter(({ id }) => id === 252 || id === 302) }
  const lead = {
    db: database.db,
    clock,
    bus,
    log: silent,
    seal,
    games,
    beacon: builtInBeacon,
    random,
    linksOf: () => 40,
  }
  const start = () => roundsBackground(lead).start()
  const alarms = async () => findAlarms([], await readHouseFigures({ db: database.db, clock }), clock.now())
  const broken = { code: 'random-source', subject: '', figure: null }
  // A healthy source makes the chain of one game.
  await openChains({ ...lead }).makeDue(games.all().filter(({ id }) => id === 252))
  isBroken = true
  toFullMinute(clock)
  let stop = await start()
  await expect.poll(() => findRandomCheck(database.db)).toMatchObject({ isHealthy: false })
  expect(await alarms()).toContainEqual(broken)
  await expect.poll(() => desk.round(desk.idOf(252))).toMatchObject({ state: 'open' })
  expect(await desk.round(desk.idOf(302))).toBeUndefined()
  expect(await listChainsOf(database.db, gameId(302), 1)).toEqual([])
  // It stays failed for the life of the process, even if the source recovers.
  isBroken = false
  const before = asked
  clock.advance(HOUR)
  await expect.poll(async () => (await findRandomCheck(database.db))?.at).toBe(clock.now())
  expect([asked, await alarms()]).toEqual([before, expect.arrayContaining([broken])])
  await stop()
  stop = await start()
  await expect.poll(() => findRandomCheck(database.db)).toMatchObject({ isHealthy: true })
  expect(await alarms()).not.toContainEqual(broken)
  toFullMinute(clock)
  await expect.poll(() => desk.round(desk.idOf(302)), { timeout: 10_000 }).toMatchObject({ state: 'open' })
  await stop()
  await desk.close()
})

test('does not use a chain of another key, and creates another one', async () => {
  const desk = await openRoundDesk({ db: database.db, clock })
  const game = desk.games.all().find(({ id }) => id === 303)
  if (!game) throw new Error('no game')
  const made = { db: database.db, clock, log: silent, linksOf: () => 9 }
  await openChains({ ...made, seal: sealWith(randomBytes(32)) }).makeDue([game])
  const [foreign] = await listChainsOf(database.db, game.id, 5)
  const chains = openChains({ ...made, seal })
  expect((await chains.inUse()).get(game.id)).toBeUndefined()
  await chains.makeDue([game])
  const own = (await chains.inUse()).get(game.id)
  expect(own?.length).toBe(1)
  expect(own?.[0]?.id).not.toBe(foreign?.id)
  await desk.close()
})

test('two processes that start concurrently create one chain for each game', async () => {
  const desk = await openRoundDesk({ db: database.db, clock })
  const game = desk.games.all().find(({ id }) => id === 304)
  if (!game) throw new Error('no game')
  const both = [1, 2].map(() => openChains({ db: database.db, clock, seal, log: silent, linksOf: () => 9 }))
  await Promise.all(both.map(chains => chains.makeDue([game])))
  expect((await listChainsOf(database.db, game.id, 5)).length).toBe(1)
  await desk.close()
})

test('every link of a walked chain is the hash of the link above it', async () => {
  const secret = randomBytes(32)
  const { walkChain } = await import('./chain-links.ts')
  const links = await walkChain(secret, 200)
  for (let number = 200; number > 0; number--)
    expect(hexOf(hash(links.link(number)))).toBe(links.link(number - 1).toString('hex'))
  expect(() => links.link(201)).toThrow()
})

test('MINI-089 when a chain runs out the next one continues; its end was published while the old one ran', async () => {
  const desk = await openRoundDesk({ db: database.db, clock, links: 3 })
  toFullMinute(clock)
  await desk.turn()
  const ids = [desk.idOf(POWERBALL)]
  for (let minute = 0; minute < 7; minute++) {
    clock.advance(50 * SECOND)
    await desk.turn()
    clock.advance(10 * SECOND)
    await desk.turn()
    ids.push(desk.idOf(POWERBALL))
  }
  const rounds = await Promise.all(ids.map(id => desk.round(id)))
  expect(rounds.map(round => round?.link)).toEqual([1, 2, 3, 1, 2, 3, 1, 2])
  const chains = new Map((await listChainsOf(database.db, POWERBALL, 10)).map(chain => [chain.id, chain]))
  for (const round of rounds.slice(0, -1)) {
    const before = round?.link === 1 ? chains.get(round.chainId)?.chainEnd : round?.commitment
    expect(Buffer.from(hash(round?.seed ?? Buffer.alloc(0))).equals(before ?? Buffer.alloc(0))).toBe(true)
    expect(round?.commitment).toEqual(before)
  }
  for (const round of rounds.filter(one => one?.link === 1).slice(1))
    expect(chains.get(round?.chainId ?? 0)?.committedAt).toBeLessThan(round?.startsAt ?? 0)
  await desk.close()
})
