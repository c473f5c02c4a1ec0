// Response fields that other programs rely on: games, rounds, bets and results.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { findKind, kinds } from '#domain/minigames/kinds.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'

const database = useDatabase()
const house = useHouse(database)
const POWERBALL = 251
let desk: RoundDesk
let member: Bettor
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 100 })
  return () => desk.close()
})
beforeEach(async () => {
  toFullMinute(house.clock)
  await desk.turn()
  member = await aBettor(house)
})

const read = async (path: string) => {
  const answer = await house.get(path, { token: member.token })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}
const refusedAt = async (path: string) => told(await house.get(path, { token: member.token }))
const names = (value: object) => Object.keys(value)

test('lists every shown game with its number, address, seconds and state', async () => {
  const games = await read('minigame/games')
  expect(games.length).toBe(67)
  for (const game of games) {
    expect(names(game)).toEqual(
      expect.arrayContaining([
        ...['gameId', 'route', 'title', 'kind', 'intervalSeconds', 'closeSeconds', 'state'],
      ]),
    )
    expect(findKind(game.kind)).toBeDefined()
  }
  expect(games.find(({ route }: { route: string }) => route === 'next/powerball')).toMatchObject({
    gameId: 251,
    title: '파워볼 1분',
    kind: 'powerball',
    state: 'open',
    intervalSeconds: 60,
    closeSeconds: 10,
  })
})

test('API-018 the round open for bets comes first, with every market and price of its game', async () => {
  const [round, ...others] = await read(`minigame/events?gameId=${POWERBALL}&currentGame=1`)
  expect(others).toEqual([])
  expect(names(round)).toEqual(
    expect.arrayContaining([
      ...['id', 'gameId', 'round', 'roundId', 'date', 'closesAt', 'drawsAt', 'state'],
      ...['commitment', 'markets'],
    ]),
  )
  expect(round).toMatchObject({
    id: String(desk.idOf(POWERBALL)),
    gameId: POWERBALL,
    roundId: expect.stringMatching(/^20261121-\d{4}$/),
    date: '2026-11-21',
    state: 'open',
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(round.round).toBe(Number(round.roundId.slice(-4)))
  expect([round.closesAt, round.drawsAt].map(at => at - house.clock.now())).toEqual([50 * SECOND, MINUTE])
  expect(round.markets.map(({ id }: { id: string }) => id)).toEqual(
    kinds.powerball.markets.map(({ id }) => id),
  )
  expect(round.markets[0]).toMatchObject({
    marketName: 'Powerball Odd/Even',
    marketNameKorean: '파워볼 홀짝',
    bets: [
      { id: '101', betName: 'odd', betPrice: 1.95, version: 1 },
      { id: '102', betName: 'even', betPrice: 1.95, version: 1 },
    ],
  })
  // Closed, and the next round not open yet: it is still returned, with its state.
  house.clock.advance(50 * SECOND)
  await desk.turn()
  await expect
    .poll(() => read(`minigame/events?gameId=${POWERBALL}&currentGame=1`))
    .toMatchObject([{ id: round.id, state: 'closed' }])
})

test('FIELD-017 API-017 the setting of a game has its maintenance flag and the member’s own limits', async () => {
  expect(await read(`settingMinigame/${POWERBALL}`)).toMatchObject({
    systemMaintenanceFlg: 0,
    stakeMin: 5_000,
    stakeMax: 1_000_000,
    payoutMax: 3_000_000,
    slipsMax: 3,
  })
})

test('a round in the results has its seed only after the draw', async () => {
  const results = () => read(`game_result/minigame?gameId=${POWERBALL}&date=2026-11-21&page=1`)
  const { rounds, pageCount, totalCount } = await results()
  expect([pageCount, totalCount]).toEqual([1, rounds.length])
  const wanted = ['roundId', 'round', 'drawsAt', 'state', 'draw', 'results', 'commitment', 'beacon', 'seed']
  expect(names(rounds[0])).toEqual(expect.arrayContaining(wanted))
  expect(rounds[0]).toMatchObject({ state: 'open', draw: null, results: [], beacon: null, seed: null })
  house.clock.advance(50 * SECOND)
  await desk.turn()
  expect((await results()).rounds[0]).toMatchObject({ state: 'closed', draw: null, results: [], seed: null })
  house.clock.advance(10 * SECOND)
  await desk.turn()
  const drawn = (await results()).rounds.find(
    ({ roundId }: { roundId: string }) => roundId === rounds[0].roundId,
  )
  expect(drawn).toMatchObject({
    state: 'drawn',
    draw: { balls: expect.any(Array), powerball: expect.any(Number) },
    commitment: rounds[0].commitment,
    beacon: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(drawn.results.map(({ market }: { market: string }) => market)).toEqual(
    kinds.powerball.markets.map(({ id }) => id),
  )
})

test.each([
  ...['', '=x', '=-1', '=1.5', '=', '=99999999999999999999', "=251'--", '=251&gameId=252'].map(
    end => `minigame/events?gameId${end}`,
  ),
  'minigame/events?gameId=251&currentGame=x',
  ...['x', '-1', '1.5', '99999999999999999'].map(id => `settingMinigame/${id}`),
  ...[
    'date=2026-02-31',
    'date=x',
    'date=0000-00-00',
    'date=2026-11-21%00',
    'page=0',
    'page=-1',
    'page=1.5',
  ].map(query => `game_result/minigame?gameId=251&${query}`),
  ...['page=99999999999', 'page=1e3', 'page=0x1'].map(query => `game_result/minigame?gameId=251&${query}`),
  'game_result/minigame',
  ...['x', '0', ''].map(id => `minigame/chains?gameId=${id}`),
  'minigame/rounds?gameId=251',
  'minigame/rounds?gameId=251&from=x&to=y',
])('refuses invalid input in Korean: %s', async path => {
  const { status, refusal, text } = await refusedAt(path)
  expect([status, refusal]).toEqual([400, 'BAD_INPUT'])
  expect(text).toMatch(/^입력항목을 확인해주세요\./)
})

test.each([
  'minigame/events?gameId=9999&currentGame=1',
  'settingMinigame/1015',
  'game_result/minigame?gameId=9999',
  'minigame/rounds?gameId=9999&from=2026-11-21&to=2026-11-21',
  ...['chains', 'bets', 'recent'].map(call => `minigame/${call}?gameId=9999`),
])('refuses an unknown game number: %s', async path => {
  expect(await refusedAt(path)).toEqual({
    status: 404,
    refusal: 'MINIGAME_UNKNOWN',
    text: '존재하지 않는 게임입니다.',
  })
})
