// An event of virtual sports from opening to payment, through member and operator routes.
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OfferedMarket, OfferedRound } from '#contract/minigame/minigames.ts'
import { assert } from '#domain/assert.ts'
import type { RoundId } from '#domain/ids.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { pickIdOf } from '#domain/minigames/pick-ids.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openRoundDesk, type RoundDesk } from '#tests/support/minigames/round-desk.ts'
import { listPicks } from '#tests/support/minigames/round-ends.sql.ts'
import { countRounds } from './operator/returns/count-rounds.ts'
import { listPickSums } from './operator/returns/return-sums.sql.ts'
import { settleRound } from './settling/settle-round.ts'

const database = useDatabase()
const house = useHouse(database)
const EUROCUPS = 601
const VICTORIA = 633
const POWERBALL = 251
const CYCLE = 3 * MINUTE

let desk: RoundDesk
let member: Bettor
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 100 })
  return () => desk.close()
})
beforeEach(async () => {
  // Twenty seconds into a cycle of the venues, whatever state the previous test left: all have an event that takes
  // bets.
  house.clock.set(instant(Math.floor(house.clock.now() / CYCLE + 1) * CYCLE))
  for (const seconds of [0, 10, 10]) {
    house.clock.advance(seconds * SECOND)
    await desk.turn()
  }
  member = await aBettor(house)
})

const read = async (path: string) => {
  const answer = await house.get(path, { token: member.token })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}
/** The event that takes bets. The server caches reads for a moment, and another process opens the rounds. */
const eventOf = async (gameId: number): Promise<OfferedRound> => {
  const first = async () => (await read(`minigame/events?gameId=${gameId}&currentGame=1`))[0]
  await expect.poll(async () => (await first())?.closesAt ?? 0).toBeGreaterThan(house.clock.now())
  return first()
}
const offered = ({ markets }: OfferedRound, market: string): OfferedMarket['bets'] =>
  markets.find(({ id }) => id === market)?.bets ?? []

type Slip = { readonly round: OfferedRound; readonly market: string; readonly pick: string }

async function place({ round, market, pick }: Slip, door = 'virtual/betting', price?: number) {
  const bet = offered(round, market).find(({ betName }) => betName === pick)
  const betPrice = (price ?? bet?.betPrice ?? 0).toFixed(2)
  const { gameId } = round
  const one = { betBaseline: '', betPrice, fixtureId: round.id, oddsId: bet?.id ?? '', sportId: gameId }
  const body = {
    ...{
      memberId: member.memberId,
      totalRatio: betPrice,
      amounts: 10_000,
      gameDetailType: 7,
      betStyle: 'KR',
    },
    ...{ minigameId: gameId, changeFlag: 0, bettings: [{ ...one, version: bet?.version ?? 1 }] },
  }
  return told(await house.post(door, body, { token: member.token }))
}

/** Advances the clock until the round is drawn. */
async function drawn(round: OfferedRound): Promise<RoundId> {
  const id = Number(round.id) as RoundId
  house.clock.advance(Math.max(0, round.closesAt - house.clock.now()))
  await desk.turn()
  house.clock.advance(Math.max(0, round.drawsAt - house.clock.now()))
  await desk.turn()
  expect((await desk.round(id))?.state).toBe('drawn')
  return id
}

test('VIRT-020 an event opens with its sides and its own prices, closes ten seconds before its start, and the next events are listed', async () => {
  const event = await eventOf(EUROCUPS)
  expect(event.drawsAt - event.startsAt).toBe(3 * MINUTE)
  expect(event.drawsAt - event.closesAt).toBe(10 * SECOND)
  const kind = kinds['virtual-soccer'].at({ gameId: EUROCUPS, roundId: event.roundId })
  expect(event.event).toEqual(kind.event)
  expect(event.markets.map(({ bets }) => bets.map(({ betPrice }) => Math.round(betPrice * 100)))).toEqual(
    kind.markets.map(({ picks }) => picks.filter(({ isClosed }) => !isClosed).map(({ odds }) => odds)),
  )
  const upcoming = await read(`virtual/upcoming?gameId=${EUROCUPS}`)
  expect(upcoming).toHaveLength(5)
  expect(upcoming[0].startsAt).toBe(event.drawsAt)
  expect(upcoming[0].bets).toHaveLength(3)
  expect(upcoming[0].event).not.toEqual(event.event)
  // Venues begin one after the other.
  const horses = await eventOf(VICTORIA)
  expect((horses.startsAt - event.startsAt) % (3 * MINUTE)).not.toBe(0)
})

test('handbook 3.7 a pick whose fair price is above 500.00 is not offered, and a bet on it is refused', async () => {
  const round = await eventOf(VICTORIA)
  const kind = kinds['virtual-horse'].at({ gameId: VICTORIA, roundId: round.roundId })
  const closed = kind.markets.flatMap(({ id, picks }) =>
    picks.filter(({ isClosed }) => isClosed).map(pick => ({ market: id, pick: pick.id })),
  )
  const [first] = closed
  assert(first, 'an event with eight runners has such picks')
  expect(
    closed.filter(({ market, pick }) => offered(round, market).some(one => one.betName === pick)),
  ).toEqual([])
  const oddsId = pickIdOf(kinds['virtual-horse'], first) ?? ''
  const body = {
    ...{
      memberId: member.memberId,
      totalRatio: '500.00',
      amounts: 10_000,
      gameDetailType: 7,
      betStyle: 'KR',
    },
    ...{ minigameId: VICTORIA, changeFlag: 0 },
    bettings: [
      {
        ...{ betBaseline: '', betPrice: '500.00', fixtureId: round.id, oddsId, sportId: VICTORIA },
        version: 1,
      },
    ],
  }
  const answer = await told(await house.post('virtual/betting', body, { token: member.token }))
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('해당 유형의 베팅은 현재 불가합니다.')
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('VIRT-019 VIRT-023 ROUTE-068 a bet on an event has game type 4, is settled by its draw, and shows the reason', async () => {
  const round = await eventOf(VICTORIA)
  const taken = await place({ round, market: 'winner', pick: '3' })
  expect(taken).toMatchObject({ status: 200 })
  const { id } = JSON.parse(taken.text)
  expect(await walletBalance(house, member)).toBe(990_000)
  const roundId = await drawn(round)
  const result = (await desk.round(roundId))?.draw as { order: number[]; event: unknown }
  expect(result.event).toEqual(round.event)
  await settleRound(house.deps, roundId)
  const won = result.order[0] === 3
  const price = offered(round, 'winner')[2]?.betPrice ?? 0
  const shown = await read(`bet_result/${id}`)
  expect(shown).toMatchObject({
    gameType: 4,
    status: won ? 2 : 1,
    rules: { key: 'virtual' },
    bettings: [
      {
        sportName: '가상게임',
        home: expect.stringMatching(/^빅토리아 파크 \d{8}-\d{4}회$/),
        marketNameKorean: '1착',
        betNameKorean: expect.stringMatching(/^3 \([가-힣]+\)$/),
        score: expect.stringMatching(
          new RegExp(`^${result.order[0]}번 [가-힣]+, ${result.order[1]}번 [가-힣]+, `),
        ),
        reason: expect.stringContaining('추첨 결과'),
      },
    ],
  })
  expect(await walletBalance(house, member)).toBe(
    990_000 + (won ? Math.floor(Math.round(price * 100) * 100) : 0),
  )
  const inHorses = await read('game_result/virtuals?sport=horse')
  expect(inHorses.rounds).toContainEqual(
    expect.objectContaining({ gameId: VICTORIA, roundId: round.roundId, state: 'drawn' }),
  )
  const all = await read('game_result/virtuals')
  for (const one of [...inHorses.rounds, ...all.rounds]) expect(['drawn', 'void']).toContain(one.state)
  for (const one of inHorses.rounds) expect([631, 632, 633]).toContain(one.gameId)
  expect(all.totalCount).toBeGreaterThanOrEqual(inHorses.totalCount)
  const { rounds } = await read(`game_result/virtuals?gameId=${VICTORIA}`)
  expect(rounds.find((one: { roundId: string }) => one.roundId === round.roundId)).toMatchObject({
    roundId: round.roundId,
    state: 'drawn',
    draw: { order: result.order },
  })
  expect((await read('bet_result?type=4')).bets).toHaveLength(1)
  expect((await read('bet_result?type=3')).bets).toHaveLength(0)
})

test('VIRT-023 each route accepts its own games, and reports changed odds for a price not offered', async () => {
  const round = await eventOf(EUROCUPS)
  const home = { round, market: '1x2', pick: 'home' }
  expect(await place(home, 'minigame/betting')).toMatchObject({ refusal: 'MINIGAME_UNKNOWN' })
  expect(await place(home, 'virtual/betting', 9.99)).toMatchObject({ refusal: 'ODDS_CHANGED' })
  expect(await place(home)).toMatchObject({ status: 200 })
  expect(await place({ ...home, pick: 'away' })).toMatchObject({ refusal: 'ROUND_OPPOSITE_PICK' })
  const powerball = await eventOf(POWERBALL)
  expect(await place({ round: powerball, market: 'power-odd-even', pick: 'odd' })).toMatchObject({
    refusal: 'MINIGAME_UNKNOWN',
  })
  expect(
    (await house.get(`game_result/minigame?gameId=${EUROCUPS}`, { token: member.token })).status,
  ).not.toBe(200)
  house.clock.advance(round.closesAt - house.clock.now())
  expect(await place({ ...home, market: 'score', pick: '1-1' })).toMatchObject({ refusal: 'FIXTURE_CLOSED' })
  expect(await listPicks(database.db, Number(round.id) as RoundId)).toHaveLength(1)
})

test('sums the expected return of an event with its stakes', async () => {
  const round = await eventOf(EUROCUPS)
  expect(await place({ round, market: 'under-over', pick: 'over' })).toMatchObject({ status: 200 })
  const roundId = await drawn(round)
  await settleRound(house.deps, roundId)
  while ((await countRounds({ db: database.db, games: desk.games })) > 0);
  const day = round.date
  const sums = await listPickSums(database.db, [round.gameId as never], { from: day, to: day })
  const sum = sums.find(({ market, pick }) => market === 'under-over' && pick === 'over')
  const table = kinds['virtual-soccer'].at({ gameId: EUROCUPS, roundId: round.roundId }).payTable()
  const pick = table.find(({ id }) => id === 'under-over')?.picks[1]
  const expected = pick && 1 - Number(pick.edge.numerator) / Number(pick.edge.denominator)
  expect(Number(sum?.expected) / 1e10).toBeCloseTo(expected ?? 0, 6)
  expect(sum?.variance).toBeGreaterThan(0)
})

test('operators set the payout rate of a market, and the prices of later events use it', async () => {
  const operator = await house.logIn('admin')
  const path = `admin/minigames/${VICTORIA}`
  const detail = async () => (await house.get(path, { token: operator })).json()
  const before = await detail()
  expect(before.returns).toEqual(
    expect.arrayContaining([{ market: 'winner', label: '1착', percent: 90, ownPercent: 90 }]),
  )
  const send = (changes: object) =>
    house.post(
      `${path}/terms`,
      { version: before.version, changes, reason: '배당 조정' },
      { token: operator },
    )
  for (const percent of [69, 99, 92.5])
    expect((await send({ returns: [{ market: 'winner', percent }] })).status).toBe(400)
  expect((await send({ prices: [{ market: 'winner', pick: '1', price: 3 }] })).status).toBe(400)
  const saved = await send({ returns: [{ market: 'winner', percent: 85 }] })
  expect(saved.status, await saved.clone().text()).toBe(200)
  await desk.games.refresh()
  const round = await eventOf(VICTORIA)
  await drawn(round)
  const next = await eventOf(VICTORIA)
  const kind = kinds['virtual-horse'].at({ gameId: VICTORIA, roundId: next.roundId }, { winner: 85 })
  expect(offered(next, 'winner').map(({ betPrice }) => Math.round(betPrice * 100))).toEqual(
    kind.markets[0]?.picks.map(({ odds }) => odds),
  )
})

test('MAINT-009 virtual sports have their own switch: events are hidden, bets refused, minigames continue', async () => {
  const event = await eventOf(EUROCUPS)
  onTestFinished(() => changeSettings(house, { virtualMaintenanceFlag: 0 }))
  await changeSettings(house, { virtualMaintenanceFlag: 1 })
  const refused = { status: 400, refusal: 'MINIGAME_MAINTENANCE', text: '점검중입니다.' }
  expect(await place({ round: event, market: '1x2', pick: 'home' })).toEqual(refused)
  expect(await walletBalance(house, member)).toBe(1_000_000)
  expect(await read(`settingMinigame/${EUROCUPS}`)).toMatchObject({
    systemMaintenanceFlg: 1,
    state: 'maintenance',
  })
  expect(await read(`settingMinigame/${POWERBALL}`)).toMatchObject({ systemMaintenanceFlg: 0, state: 'open' })
  await changeSettings(house, { virtualMaintenanceFlag: 0 })
  expect(await read(`settingMinigame/${EUROCUPS}`)).toMatchObject({ systemMaintenanceFlg: 0, state: 'open' })
})
