import { expect, test } from 'vitest'
import type { LiveMinigameFrame } from '#contract/live/live-minigames.ts'
import { assert } from '#domain/assert.ts'
import { SECOND } from '#domain/instant.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { roundAt } from '#domain/minigames/round-times.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { openConnection } from '#tests/support/feeds/live-connection.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { roundsChanged } from './round-news.ts'

const database = useDatabase({ poolSize: 16 })
const clock = testClock()
const house = useHouse(database, { clock, rounds: { linksOf: () => 30 } })
/** A process that runs no rounds and receives their events from the other. */
const other = useSecondHouse(database, house)

/** The running round of a one-minute game. */
function firstRound(): number {
  const game = findMinigame('251')
  assert(game, 'it is shipped')
  return roundAt(game, 10, clock.now()).id
}

type Round = LiveMinigameFrame['rounds'][number]
/** Excludes the speed tables, of half a minute, and the venues of virtual sports, which begin at other seconds. */
const ofMinute = ({ gameId }: Round) => gameId !== 403 && gameId !== 404 && gameId < 601

test('MINI-085 opening, closing and draw of all games arrive as one frame each, in every process', async () => {
  // The other process must receive the opening before a client listens there: otherwise there would be another frame.
  const heard = new Set<number>()
  const stop = other().deps.bus.subscribe(roundsChanged, ({ opened }) => {
    for (const id of opened) heard.add(id)
  })
  toFullMinute(clock)
  const first = firstRound()
  const read = async () => (await house.get('minigame/overview', { token })).json()
  const { token } = await aBettor(house)
  const starts = async () => (await read()).games[0].round?.startsAt
  await expect.poll(starts, { timeout: 10_000 }).toBe(clock.now())
  await expect.poll(() => heard.has(first)).toBe(true)
  stop()
  const connection = await openConnection(`${other().origin}/api/live?topics=minigame`, `Bearer ${token}`)
  await connection.has('ready')
  const frames = () => connection.told<LiveMinigameFrame>('minigame')
  const running = frames()[0]?.rounds ?? []
  expect(running.length).toBeGreaterThan(50)
  expect(new Set(running.map(({ state }) => state))).toEqual(new Set(['open']))

  clock.advance(50 * SECOND)
  await expect.poll(() => frames().length, { timeout: 10_000 }).toBe(2)
  // The speed tables ended half a minute ago.
  expect(frames()[1]?.drawn.filter(ofMinute)).toEqual([])
  expect(
    frames()[1]
      ?.rounds.filter(ofMinute)
      .every(({ state }) => state === 'closed'),
  ).toBe(true)
  clock.advance(10 * SECOND)
  await expect.poll(() => frames().length, { timeout: 10_000 }).toBe(3)
  const last = frames()[2]
  expect(last?.now).toBe(clock.now())
  expect(last?.drawn.length).toBeGreaterThan(20)
  const gamesOf = (rounds: readonly Round[] = []) => rounds.filter(ofMinute).map(({ gameId }) => gameId)
  expect(gamesOf(last?.rounds).toSorted()).toEqual(gamesOf(last?.drawn).toSorted())
  for (const round of last?.drawn ?? []) {
    expect(round.results.length).toBeGreaterThan(0)
    expect(round).not.toHaveProperty('seed')
  }
  await connection.hangUp()
})
