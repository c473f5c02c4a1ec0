import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { settleRound } from '../settling/settle-round.ts'

const database = useDatabase()
const house = useHouse(database)
const [POWERBALL, BACCARAT, VENUE] = [251, 252, 601]

let desk: RoundDesk
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 200 })
  return () => desk.close()
})
beforeEach(async () => {
  toFullMinute(house.clock)
  await desk.turn()
})

type Lobby = {
  readonly games: readonly {
    readonly gameId: number
    readonly market: { readonly id: string; readonly bets: readonly { readonly betPrice: number }[] }
    readonly last: readonly { readonly id: string; readonly pick: string | null }[]
  }[]
  readonly played: readonly number[]
  readonly own: readonly unknown[]
}
const read = async (token: string): Promise<Lobby> => (await house.get('minigame/lobby', { token })).json()

test('answers prices and the last five results of each minigame, without virtual sports', async () => {
  const { token } = await aBettor(house)
  for (let round = 0; round < 6; round++) {
    house.clock.advance(MINUTE)
    await desk.turn()
  }
  const { games } = await read(token)
  const powerball = games.find(({ gameId }) => gameId === POWERBALL)
  expect(powerball?.market).toMatchObject({
    id: 'power-odd-even',
    bets: [{ betPrice: 1.95 }, { betPrice: 1.95 }],
  })
  expect(powerball?.last).toHaveLength(5)
  const recent = await (await house.get(`minigame/recent?gameId=${POWERBALL}`, { token })).json()
  expect(powerball?.last).toEqual(
    recent.slice(0, 5).map(({ id, round, results }: (typeof recent)[number]) => ({
      id,
      round,
      pick: results.find(({ market }: { market: string }) => market === 'power-odd-even').won[0],
    })),
  )
  expect(games.some(({ gameId }) => gameId === VENUE)).toBe(false)
})

test('answers the games that the member played, and open bets of that member only', async () => {
  const [member, other] = [await aBettor(house), await aBettor(house)]
  const bet = async (gameId: number, pick: Parameters<typeof roundSlip>[2]) => {
    const on = desk.idOf(gameId)
    const version = (await desk.round(on))?.termsVersion ?? 1
    expect(await betOnRound(house, member, roundSlip(member, on, pick, { version }))).toMatchObject({
      status: 200,
    })
    return on
  }
  const settled = await bet(BACCARAT, 'winner banker')
  house.clock.advance(MINUTE)
  await desk.turn()
  await settleRound(house.deps, settled)
  const open = await bet(POWERBALL, 'power-odd-even odd')
  expect(await read(member.token)).toMatchObject({
    played: [POWERBALL, BACCARAT],
    own: [{ fixtureId: String(open), market: 'power-odd-even', pick: 'odd' }],
  })
  expect(await read(other.token)).toMatchObject({ played: [], own: [] })
})
