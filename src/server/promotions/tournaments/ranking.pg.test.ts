import { beforeAll, expect, test } from 'vitest'
import { HOUR } from '#domain/instant.ts'
import { maskedName } from '#domain/members/masked.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { clientOf, connectSuppliers, enterGame, newRef } from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { AWAY_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { tournamentGround } from '#tests/support/promotions/tournament-ground.ts'
import { payDuePrizes } from './pay-prizes.ts'

const database = useDatabase({ poolSize: 12 })
const clock = testClock()
const house = useHouse(database, { clock })
const { aBet, aTournament, bet, boardOf, end, desk, follow, pointsOf, sessionOf, toTheEnd } =
  tournamentGround({
    database,
    clock,
    house,
  })

beforeAll(() => connectSuppliers(house))

const nicknameOf = async (member: Bettor): Promise<string> =>
  (await (await house.get('member/user', { token: await sessionOf(member) })).json()).nickname

test('CASINO-009 ROUTE-014 ranks members by winnings less stakes of bets settled in the period, with masked nicknames', async () => {
  const [first, second, loser, early] = [
    await aBettor(house),
    await aBettor(house),
    await aBettor(house),
    await aBettor(house),
  ]
  await bet(early, 100_000, 'won')
  const id = await aTournament()
  await bet(second, 10_000, 'won')
  await bet(first, 50_000, 'won')
  await bet(first, 20_000, 'lost')
  await bet(loser, 30_000, 'lost')
  await bet(loser, 999, 'won')
  await Promise.all([follow(), follow()])
  const board = await boardOf(id, second)
  expect(board.board).toEqual([
    {
      place: 1,
      nickname: maskedName(await nicknameOf(first)),
      isOwn: false,
      score: 30_000,
      plays: 2,
      prize: 5_000,
    },
    {
      place: 2,
      nickname: maskedName(await nicknameOf(second)),
      isOwn: true,
      score: 10_000,
      plays: 1,
      prize: 1_000,
    },
  ])
  expect(board.own).toEqual({
    place: 2,
    score: 10_000,
    plays: 1,
    prize: 1_000,
    stake: 10_000,
    payout: 20_000,
    target: 30_001,
  })
  expect((await boardOf(id, first)).own).toMatchObject({ place: 1, target: null })
  // Stakes below the minimum don't count; a loss gives no place.
  expect((await boardOf(id, loser)).own).toMatchObject({ place: null, score: -30_000, plays: 1, target: 1 })
  expect((await boardOf(id, early)).own).toMatchObject({ place: null, score: 0, plays: 0 })
  expect(
    (await (await house.get(`tournament/${id}`, { token: await house.logIn('admin') })).json()).own,
  ).toBeNull()
})

test('CASINO-009 a correction, a void and a bet that ends in time change the score exactly', async () => {
  const member = await aBettor(house)
  const id = await aTournament()
  const fixture = await bet(member, 10_000, 'won')
  await bet(member, 40_000, 'won', 150)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 30_000, plays: 2 })
  await end(fixture, AWAY_WIN)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 10_000, stake: 50_000, payout: 60_000 })
  await desk.recordVoid(fixture)
  await desk.settle(fixture)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 20_000, plays: 1 })
  // A result after the end does not count; a correction after it does.
  const late = await aBet(member, 10_000)
  clock.advance(HOUR)
  await end(late)
  await end(fixture)
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({ score: 30_000, plays: 2, target: null })
})

test('CASINO-009 of two equal scores the one reached first ranks higher', async () => {
  const [later, sooner] = [await aBettor(house), await aBettor(house)]
  const id = await aTournament({ rule: 'multiple' })
  await bet(sooner, 5_000, 'won', 310)
  await bet(later, 90_000, 'won', 310)
  await bet(sooner, 5_000, 'won', 150)
  await follow()
  expect((await boardOf(id, sooner)).own).toMatchObject({ place: 1, score: 310, plays: 2 })
  expect((await boardOf(id, later)).own).toMatchObject({ place: 2, score: 310, target: 311 })
})

test('CASINO-009 ROUTE-015 casino and slots rank by rounds, without sports bets', async () => {
  const [member, other] = [await aBettor(house), await aBettor(house)]
  const id = await aTournament({ product: 'casino', rule: 'multiple', stakeMin: 2_000 })
  const wallet = clientOf(house, 'command')
  const player = await enterGame(house, member.memberId)
  const stake = async (round: string, amount: number) => {
    const ref = newRef()
    expect(await wallet.call({ kind: 'bet', ref, round, amount, ...player })).toMatchObject({ ok: true })
    return ref
  }
  const win = (betRef: string, round: string, amount: number) =>
    wallet.call({ kind: 'win', user: player.user, ref: newRef(), betRef, round, amount, endsRound: true })
  // The win of a round is stored with its first bet: its multiple is that of all stakes on the round.
  const round = newRef('r')
  const first = await stake(round, 1_000)
  await stake(round, 9_000)
  await win(first, round, 25_000)
  const small = newRef('r')
  await win(await stake(small, 1_000), small, 90_000)
  await bet(other, 50_000, 'won')
  await follow()
  expect((await boardOf(id, member)).own).toMatchObject({
    place: 1,
    score: 250,
    plays: 1,
    stake: 10_000,
    payout: 25_000,
  })
  expect((await boardOf(id, other)).own).toMatchObject({ place: null, plays: 0 })
})

test('CASINO-009 an excluded or blocked member has no place, and the others move up', async () => {
  const [excluded, blocked, member] = [await aBettor(house), await aBettor(house), await aBettor(house)]
  const id = await aTournament()
  await bet(excluded, 90_000, 'won')
  await bet(blocked, 80_000, 'won')
  await bet(member, 10_000, 'won')
  await follow()
  expect((await boardOf(id, member)).own.place).toBe(3)
  const exclusion = { period: '1-day', reason: '회원 요청' }
  const path = `admin/protection/${excluded.memberId}/exclusion`
  expect((await house.post(path, exclusion, { token: await house.logIn('admin') })).status).toBe(200)
  await database.db.run(sql`update member set status = 'blocked' where id = ${blocked.memberId}`)
  expect(await boardOf(id, member)).toMatchObject({ ranked: 1, own: { place: 1, prize: 5_000 } })
  toTheEnd()
  await payDuePrizes(house.deps)
  expect([await pointsOf(excluded), await pointsOf(blocked), await pointsOf(member)]).toEqual([0, 0, 5_000])
})
