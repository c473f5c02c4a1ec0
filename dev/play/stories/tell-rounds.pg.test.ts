import { expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { visitorOf } from '../visitor.ts'
import { betOnRounds } from './tell-rounds.ts'

const database = useDatabase({ poolSize: 16 })
const clock = testClock()
const house = useHouse(database, { clock, rounds: { linksOf: () => 30 } })

/** Returns bets on minigames as the desk lists them. */
async function listed(): Promise<{ status: number; amounts: number }[]> {
  const token = await house.logIn('admin')
  return (await (await house.get('admin/bets?gameType=3', { token })).json()).bets
}

test('bets on the running rounds of several games and has the bets paid', async () => {
  await betOnRounds(visitorOf(house.origin), ['nobody'])
  expect(await listed()).toEqual([])
  toFullMinute(clock)
  const token = await house.logIn('demo22')
  const round = async () =>
    (await (await house.get('minigame/overview', { token })).json()).games[0].round?.startsAt
  await expect.poll(round, { timeout: 20_000 }).toBe(clock.now())
  await betOnRounds(visitorOf(house.origin), ['demo', 'demo5'])
  expect((await listed()).map(({ amounts }) => amounts).toSorted((a, b) => a - b)).toEqual([
    15_000, 20_000, 25_000, 30_000, 40_000, 50_000,
  ])
  clock.advance(5 * MINUTE)
  await expect
    .poll(async () => (await listed()).filter(({ status }) => status === 0), { timeout: 20_000 })
    .toEqual([])
})
