import { beforeAll, beforeEach, expect, test } from 'vitest'
import { roundBetContract } from '#contract/minigame/round-bets.ts'
import { assert } from '#domain/assert.ts'
import { betsBeacon } from '#domain/draws/beacon.ts'
import type { RoundId } from '#domain/ids.ts'
import { instant, SECOND } from '#domain/instant.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { openDatabase, sql } from '#server/platform/postgres/postgres.ts'
import { hash } from '#tests/support/draws/digests.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type House, useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { betOnRound, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { changeTerms, listPicks } from '#tests/support/minigames/round-ends.sql.ts'
import { openGames } from '../games/games-state.ts'
import { openRoundBetting } from './open-round-betting.ts'
import { readRoundBet } from './read-round-bet.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
const other = useSecondHouse(database, house)
const POWERBALL = 251
const SIC_BO = 303
const ODD = 'power-odd-even odd'

let desk: RoundDesk
let round: RoundId
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 200 })
  return () => desk.close()
})

const nextRound = async (game = POWERBALL) => {
  toFullMinute(house.clock)
  await desk.games.refresh()
  await desk.turn()
  round = desk.idOf(game)
}
beforeEach(() => nextRound())

const bettors = (count: number) => Promise.all(Array.from({ length: count }, () => aBettor(house)))
const at = (index: number): House => (index % 2 ? house : other())

async function place(
  from: House,
  who: Bettor,
  sketch: `${string} ${string}` = ODD,
  amounts = 10_000,
  key?: string,
) {
  const version = (await desk.round(round))?.termsVersion ?? 1
  return told(await betOnRound(from, who, roundSlip(who, round, sketch, { amounts, version }), key))
}

test('MINI-088 MINI-089 a hundred bets in two processes while the round closes: the beacon covers exactly the accepted ones', async () => {
  const members = await bettors(100)
  house.clock.set(instant(house.clock.now() + 50 * SECOND - 1))
  const placed = members.map(async (member, index) => {
    if (index === 50) {
      house.clock.advance(1)
      await desk.turn()
    }
    return place(at(index), member)
  })
  const answers = await Promise.all(placed)
  const taken = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ refusal }) => refusal === 'FIXTURE_CLOSED')
  expect(taken.length + refused.length).toBe(100)
  const closed = await desk.round(round)
  expect(closed).toMatchObject({ state: 'closed' })
  const bets = await database.db.many<{ betId: string; word: string }>(
    sql`select bet_id as "betId", word from round_pick where round_id = ${round}`,
  )
  expect(bets.length).toBe(taken.length)
  const name = { gameId: POWERBALL, roundId: roundName(closed ?? { day: '', number: 0 }) }
  expect(closed?.beacon?.toString('hex')).toBe(Buffer.from(betsBeacon(hash, name, bets)).toString('hex'))
  const balances = await Promise.all(members.map(member => walletBalance(house, member)))
  expect(balances.filter(balance => balance === 990_000)).toHaveLength(taken.length)
})

test('ten requests with one key in two processes are one bet', async () => {
  const member = await aBettor(house)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => place(at(index), member, ODD, 10_000, 'same')),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await listPicks(database.db, round)).toHaveLength(1)
})

test('MINI-090 concurrent slips in two processes: one of two on one market, and three of six, are booked', async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const sides = await Promise.all([
    place(house, one, ODD),
    place(other(), one, 'power-odd-even even'),
    place(house, one, 'power-odd-even even'),
    place(other(), one, ODD),
  ])
  expect(sides.filter(({ status }) => status === 200)).toHaveLength(1)
  const free = [
    'power-odd-even odd',
    'sum-odd-even odd',
    'sum-under-over over',
    'power-under-over over',
  ] as const
  const slips = await Promise.all([...free, ...free].map((sketch, index) => place(at(index), two, sketch)))
  expect(slips.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await walletBalance(house, two)).toBe(970_000)
})

test('LIMIT two concurrent processes fill the payout limit of a pick exactly and never exceed it', async () => {
  await changeTerms(database.db, POWERBALL, { pick_payout_max: 195_000 })
  await nextRound()
  const members = await bettors(40)
  const answers = await Promise.all(members.map((member, index) => place(at(index), member)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 400,
    refusal: 'ROUND_PICK_FULL',
    text: '이 회차의 이 선택은 베팅 한도가 모두 찼습니다.',
  })
  const { open } = await database.db.one<{ open: number }>(sql`
    select sum(b.winnings)::bigint as open from round_pick p join bet b on b.id = p.bet_id where p.round_id = ${round}`)
  expect(open).toBe(195_000)
  // The opposite side is another pick, and another round starts from zero; the response contains what is left.
  expect(await place(house, await aBettor(house), 'power-odd-even even')).toMatchObject({ status: 200 })
  await nextRound()
  expect(await place(house, await aBettor(house), ODD, 90_000)).toMatchObject({ status: 200 })
  expect(await place(house, await aBettor(house), ODD, 20_000)).toMatchObject({
    text: '이 회차의 이 선택에는 지금 10,000원까지 베팅할 수 있습니다.',
  })
  expect(await place(house, await aBettor(house), ODD, 10_000)).toMatchObject({ status: 200 })
  await changeTerms(database.db, POWERBALL, { pick_payout_max: null })
})

test('LIMIT the payout limit of a pick includes the highest bonus above its odds', async () => {
  await changeTerms(database.db, SIC_BO, { pick_payout_max: 100_000 })
  await nextRound(SIC_BO)
  // Three equal dice pay 2.00 plus two stakes.
  expect(await place(house, await aBettor(house), 'single 1', 20_000)).toMatchObject({ status: 200 })
  expect(await place(house, await aBettor(house), 'single 1', 10_000)).toMatchObject({
    refusal: 'ROUND_PICK_FULL',
    text: '이 회차의 이 선택에는 지금 5,000원까지 베팅할 수 있습니다.',
  })
  expect(await place(house, await aBettor(house), 'single 1', 5_000)).toMatchObject({ status: 200 })
})

test('a stake without balance does not use the payout limit', async () => {
  await changeTerms(database.db, POWERBALL, { pick_payout_max: 195_000 })
  await nextRound()
  const members = [await aBettor(house, { balance: 5_000 }), ...(await bettors(10))]
  const answers = await Promise.all(members.map(member => place(house, member)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    400,
  ])
  await changeTerms(database.db, POWERBALL, { pick_payout_max: null })
})

test('a bet under terms new to its process needs no further connection', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1 })
  const games = await openGames({ ...house.deps, db, site: house.app.site })
  await changeTerms(database.db, POWERBALL, { stake_min: 6_000 })
  await nextRound()
  const free = Promise.withResolvers<void>()
  const held = db.session(() => free.promise)
  const { site } = house.app
  const betting = openRoundBetting({
    ...house.deps,
    site,
    games,
    product: 'minigame',
    roundClock: house.clock,
  })
  const who = await aBettor(house)
  const version = (await desk.round(round))?.termsVersion ?? 0
  const body = roundBetContract.place.body?.parse(roundSlip(who, round, ODD, { version }))
  assert(body, 'bets have one')
  const asking = {
    body,
    memberId: who.memberId,
    header: () => undefined,
    device: undefined,
    address: '203.0.113.7',
  }
  const request = readRoundBet({ ...asking, door: undefined })
  assert(request.ok, 'it is a right one')
  expect(await betting.place(request.value)).toMatchObject({ ok: true })
  free.resolve()
  await held
  await games.close()
  await db.close()
})
