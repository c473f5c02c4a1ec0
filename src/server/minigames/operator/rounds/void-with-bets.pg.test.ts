import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, type RoundPickSketch, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { settleRound } from '../../settling/settle-round.ts'
import { countRounds } from '../returns/count-rounds.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
const POWERBALL = 251

let desk: RoundDesk
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 200 })
  toFullMinute(house.clock)
  await desk.turn()
})
afterAll(() => desk.close())

const bet = async (who: Bettor, sketch: RoundPickSketch, amounts: number) =>
  told(await betOnRound(house, who, roundSlip(who, desk.idOf(POWERBALL), sketch, { amounts })))

const post = async (path: string) => {
  const answer = await house.post(path, { reason: '설정 오류' }, { token: await house.logIn('admin') })
  return { status: answer.status, json: await answer.json().catch(() => null) }
}

test('handbook 3.1 a round voided by an operator refuses further bets and refunds every stake, once', async () => {
  const round = desk.idOf(POWERBALL)
  const members = await Promise.all(Array.from({ length: 6 }, () => aBettor(house)))
  const placed = await Promise.all(members.map(who => bet(who, 'power-odd-even odd', 10_000)))
  expect(placed.every(({ status }) => status === 200)).toBe(true)
  // Bets race with the voiding: each is either accepted and refunded, or refused.
  const late = await Promise.all(Array.from({ length: 6 }, () => aBettor(house)))
  const [voided, ...raced] = await Promise.all([
    post(`admin/minigame-rounds/${round}/void`),
    ...late.map(who => bet(who, 'sum-odd-even even', 20_000)),
  ])
  const taken = raced.filter(({ status }) => status === 200).length
  expect(voided).toEqual({
    status: 200,
    json: { id: round, bets: 6 + taken, stakes: 60_000 + taken * 20_000 },
  })
  const [first] = members
  expect(first && (await bet(first, 'sum-odd-even odd', 10_000))).toMatchObject({ status: 400 })
  await Promise.all([settleRound(house.deps, round), settleRound(house.deps, round)])
  for (const who of [...members, ...late]) expect(await walletBalance(house, who)).toBe(1_000_000)
  expect((await verifyLedger(database.db)).faults).toEqual([])
  while ((await countRounds({ db: database.db, games: desk.games })) > 0);
  const day = seoulDay(house.clock.now())
  const answer = await house.get(`admin/minigame-returns?from=${day}&to=${day}`, {
    token: await house.logIn('admin'),
  })
  const { games } = await answer.json()
  expect(games.find(({ gameId }: { gameId: number }) => gameId === POWERBALL)).toMatchObject({
    voidRounds: 1,
    voidBets: 6 + taken,
    bets: 0,
    stakes: 0,
    expectedRate: null,
  })
  house.clock.advance(MINUTE)
})

test('MAINT-009 handbook 3.3 maintenance refuses bets at once; a price applies from the next round on', async () => {
  await desk.turn()
  const who = await aBettor(house)
  const change = async (changes: object) => {
    const token = await house.logIn('admin')
    const { version } = await (await house.get(`admin/minigames/${POWERBALL}`, { token })).json()
    return house.post(
      `admin/minigames/${POWERBALL}/terms`,
      { version, changes, reason: '운영 조정' },
      { token },
    )
  }
  expect((await change({ maintenance: true, maintenanceText: '긴급 점검중입니다.' })).status).toBe(200)
  expect(await bet(who, 'power-odd-even odd', 10_000)).toMatchObject({
    status: 400,
    refusal: 'MINIGAME_MAINTENANCE',
    text: '긴급 점검중입니다.',
  })
  expect((await change({ maintenance: false, maintenanceText: '' })).status).toBe(200)
  const cheaper = { prices: [{ market: 'power-odd-even', pick: 'odd', price: 1.9 }] }
  expect((await change(cheaper)).status).toBe(200)
  expect(await bet(who, 'power-odd-even odd', 10_000)).toMatchObject({ status: 200 })
  house.clock.advance(MINUTE)
  await desk.games.refresh()
  await desk.turn()
  await desk.turn()
  const next = await house.get(`minigame/events?gameId=${POWERBALL}&currentGame=1`, { token: who.token })
  const [{ markets }] = await next.json()
  const { bets } = markets.find(({ id }: { id: string }) => id === 'power-odd-even')
  expect(bets[0]).toMatchObject({ betPrice: 1.9 })
})
