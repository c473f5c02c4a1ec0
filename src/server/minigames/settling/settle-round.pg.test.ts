import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BetId, RoundId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { betSettled } from '#server/settlement/settlement.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, type RoundPickSketch, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import {
  changeTerms,
  countPayments,
  endRound,
  endVoid,
  listPicks,
  settledAt,
} from '#tests/support/minigames/round-ends.sql.ts'
import { settlePicks } from './settle-round.sql.ts'
import { settleRound } from './settle-round.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
const [POWERBALL, SIC_BO, BACCARAT] = [251, 303, 252]

let desk: RoundDesk
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 200 })
  return () => desk.close()
})
beforeEach(async () => {
  toFullMinute(house.clock)
  await desk.games.refresh()
  await desk.turn()
})

async function placed(
  round: RoundId,
  who: Bettor,
  sketch: RoundPickSketch,
  amounts = 10_000,
): Promise<string> {
  const version = (await desk.round(round))?.termsVersion ?? 1
  const answer = await told(await betOnRound(house, who, roundSlip(who, round, sketch, { amounts, version })))
  expect(answer).toMatchObject({ status: 200 })
  return JSON.parse(answer.text).id
}

/** Draws the round with the given draw and its kind's results. */
const draw = (round: RoundId, kind: string, drawn: unknown) =>
  endRound(database.db, round, { draw: drawn, results: findKind(kind)?.results(drawn) ?? [] })

const shown = async (who: Bettor, id: string) =>
  (await house.get(`bet_result/${id}`, { token: who.token })).json()

test('MINI-089 a drawn round pays only its winners, once, and shows the reason', async () => {
  const round = desk.idOf(POWERBALL)
  const [winner, loser] = [await aBettor(house), await aBettor(house)]
  const [won, lost] = [
    await placed(round, winner, 'power-odd-even odd', 12_345),
    await placed(round, loser, 'power-odd-even even'),
  ]
  const heard: BetId[] = []
  const stop = house.deps.bus.subscribe(betSettled, ({ betId }) => void heard.push(betId))
  await draw(round, 'powerball', { balls: [28, 15, 9, 20, 9], powerball: 7 })
  await Promise.all([
    settleRound(house.deps, round),
    settleRound(house.deps, round),
    settleRound(house.deps, round),
  ])
  stop()
  expect(heard.toSorted()).toEqual([won, lost].toSorted())
  expect(await walletBalance(house, winner)).toBe(1_000_000 - 12_345 + 24_072)
  expect(await walletBalance(house, loser)).toBe(990_000)
  expect(await countPayments(database.db, round)).toEqual([1, 0])
  expect(await settledAt(database.db, round)).not.toBeNull()
  expect(await shown(winner, won)).toMatchObject({
    status: 2,
    winnings: 24_072,
    settledRatio: 1.95,
    bettings: [
      {
        status: 2,
        result: 'won',
        score: '합 81 / 파워볼 7',
        reason: expect.stringMatching(/^추첨 결과\(합 81 .*\)에 따라 적중되었습니다\.$/),
      },
    ],
  })
  expect(await shown(loser, lost)).toMatchObject({
    status: 1,
    winnings: 0,
    bettings: [{ result: 'lost', reason: expect.stringContaining('낙첨되었습니다.') }],
  })
  const own = await (await house.get(`minigame/bets?gameId=${POWERBALL}`, { token: winner.token })).json()
  expect(own).toMatchObject([{ id: won, status: 2, winnings: 24_072 }])
})

test('MINI-094 a tie refunds the stakes on player and banker, and pays the tie', async () => {
  const round = desk.idOf(BACCARAT)
  const [one, two, three] = [await aBettor(house), await aBettor(house), await aBettor(house)]
  const back = await placed(round, one, 'winner player')
  await placed(round, two, 'winner tie')
  await placed(round, three, 'player-pair player-pair')
  await draw(round, 'baccarat', {
    player: ['4S', '5H'],
    banker: ['9D', 'KC'],
    playerPoints: 9,
    bankerPoints: 9,
  })
  await settleRound(house.deps, round)
  expect(await walletBalance(house, one)).toBe(1_000_000)
  expect(await walletBalance(house, two)).toBe(1_080_000)
  expect(await walletBalance(house, three)).toBe(990_000)
  expect(await shown(one, back)).toMatchObject({
    status: 3,
    winnings: 10_000,
    settledRatio: 1,
    bettings: [{ status: 3, result: 'void', reason: expect.stringContaining('베팅금이 반환되었습니다.') }],
  })
})

test('MINI-097 a number of three dice pays one more stake for each further die, up to the maximum', async () => {
  const round = desk.idOf(SIC_BO)
  const members = await Promise.all(Array.from({ length: 4 }, () => aBettor(house)))
  const [one, two, three, four] = members as [Bettor, Bettor, Bettor, Bettor]
  const triple = await placed(round, one, 'single 5', 10_000)
  await placed(round, two, 'single 2')
  await placed(round, three, 'size big')
  await placed(round, four, 'any-triple any')
  await draw(round, 'sic-bo', { dice: [5, 5, 5] })
  await settleRound(house.deps, round)
  expect(await Promise.all(members.map(member => walletBalance(house, member)))).toEqual([
    1_030_000, 990_000, 990_000, 1_300_000,
  ])
  expect(await shown(one, triple)).toMatchObject({ status: 2, winnings: 40_000, settledRatio: 4 })
  await changeTerms(database.db, SIC_BO, { payout_max: 30_000 })
  await desk.games.refresh()
  toFullMinute(house.clock)
  await desk.turn()
  const capped = desk.idOf(SIC_BO)
  await placed(capped, two, 'single 5')
  await draw(capped, 'sic-bo', { dice: [5, 5, 5] })
  await settleRound(house.deps, capped)
  expect(await walletBalance(house, two)).toBe(1_010_000)
  await changeTerms(database.db, SIC_BO, { payout_max: null })
})

test('a void round refunds all stakes, with the reason', async () => {
  const round = desk.idOf(POWERBALL)
  const members = await Promise.all(Array.from({ length: 5 }, () => aBettor(house)))
  const ids = []
  for (const member of members) ids.push(await placed(round, member, 'sum-odd-even odd'))
  await endVoid(database.db, round, '장비 점검')
  await settleRound(house.deps, round)
  await settleRound(house.deps, round)
  expect(await Promise.all(members.map(member => walletBalance(house, member)))).toEqual([
    1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000,
  ])
  expect(await shown(members[0] as Bettor, ids[0] as string)).toMatchObject({
    status: 3,
    bettings: [{ status: 3, reason: '회차가 무효 처리되어 베팅금이 반환되었습니다. (장비 점검)' }],
  })
  expect(await countPayments(database.db, round)).toEqual([1, 1, 1, 1, 1])
})

test('settling interrupted within or between chunks continues and pays each bet once', async () => {
  const round = desk.idOf(POWERBALL)
  const members = await Promise.all(Array.from({ length: 30 }, () => aBettor(house)))
  for (const member of members) await placed(round, member, 'power-odd-even odd')
  await draw(round, 'powerball', { balls: [28, 15, 9, 20, 9], powerball: 7 })
  const { db, newUuid, clock } = house.deps
  const startsAt = (await desk.round(round))?.startsAt ?? clock.now()
  const from = { memberId: 0, betId: '00000000-0000-0000-0000-000000000000' }
  const stretch = (picks: number) => ({
    roundId: round,
    startsAt,
    after: from,
    picks,
    ref: newUuid(),
    at: clock.now(),
  })
  await db.transaction(tx => settlePicks(tx, stretch(7)))
  await expect(
    db.transaction(async tx => {
      await settlePicks(tx, stretch(9))
      throw new Error('the process ends here')
    }),
  ).rejects.toThrow('ends here')
  expect((await listPicks(database.db, round)).filter(({ result }) => result === 'won')).toHaveLength(7)
  expect(await settledAt(database.db, round)).toBeNull()
  // Another process runs, then two at once.
  await Promise.all([settleRound(house.deps, round), settleRound(house.deps, round)])
  expect(new Set(await Promise.all(members.map(member => walletBalance(house, member))))).toEqual(
    new Set([1_009_500]),
  )
  expect(new Set(await countPayments(database.db, round))).toEqual(new Set([1]))
  expect(await settledAt(database.db, round)).not.toBeNull()
})

test('the settling process finds and pays rounds without a notification', async () => {
  const round = desk.idOf(POWERBALL)
  const member = await aBettor(house)
  await placed(round, member, 'power-odd-even odd')
  house.clock.advance(60 * SECOND)
  await desk.turn()
  await vi.waitUntil(async () => (await settledAt(database.db, round)) !== null, {
    timeout: 15_000,
    interval: 100,
  })
  const [pick] = await listPicks(database.db, round)
  expect(pick?.result).toBe(pick?.status === 2 ? 'won' : 'lost')
  expect(await walletBalance(house, member)).toBe(pick?.status === 2 ? 1_009_500 : 990_000)
})

test('BETFLOW-028 a member cannot cancel a bet on a round; an operator can while it is open, and two after its closing', async () => {
  const round = desk.idOf(POWERBALL)
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const first = await placed(round, one, 'power-odd-even odd')
  const second = await placed(round, two, 'power-odd-even odd')
  const asked = await told(await house.post(`bet_result/${first}/cancel`, {}, { token: one.token }))
  expect(asked).toMatchObject({ status: 400, refusal: 'CANCEL_NOT_POSSIBLE' })
  const token = await house.logIn('admin')
  const cancel = async (who: Bettor, id: string) =>
    told(
      await house.post(`admin/members/${who.memberId}/bets/${id}/cancel`, { reason: '회원 요청' }, { token }),
    )
  expect(await cancel(one, first)).toMatchObject({ status: 200 })
  expect(await walletBalance(house, one)).toBe(1_000_000)
  // The pick is available again; the cancelled bet stays in the beacon's list and is not paid.
  const again = await placed(round, one, 'power-odd-even odd')
  house.clock.advance(50 * SECOND)
  expect(await cancel(two, second)).toMatchObject({
    refusal: expect.stringMatching(/^(SECOND_PERSON_ASKED|CANCEL_OUTCOME_KNOWN)$/),
  })
  await draw(round, 'powerball', { balls: [28, 15, 9, 20, 9], powerball: 7 })
  expect((await cancel(two, second)).status).not.toBe(200)
  await settleRound(house.deps, round)
  expect(await walletBalance(house, one)).toBe(1_009_500)
  expect(await walletBalance(house, two)).toBe(1_009_500)
  expect(await shown(one, first)).toMatchObject({
    status: -1,
    bettings: [{ status: -1, reason: '관리자가 취소한 베팅입니다.' }],
  })
  expect(await shown(one, again)).toMatchObject({ status: 2 })
  expect(await settledAt(database.db, round)).not.toBeNull()
})

test('operators see bets on rounds with game, round and pick, in lists and details', async () => {
  const round = desk.idOf(POWERBALL)
  const member = await aBettor(house)
  const id = await placed(round, member, 'power-odd-even odd')
  const token = await house.logIn('admin')
  const { bets } = await (await house.get(`admin/bets?memberId=${member.memberId}`, { token })).json()
  expect(bets).toMatchObject([
    {
      id,
      gameType: 3,
      legCount: null,
      firstPick: {
        fixtureId: round,
        home: expect.stringContaining('파워볼 1분'),
        away: '',
        market: '파워볼 홀짝',
        pick: '홀',
      },
    },
  ])
  const detail = await (await house.get(`admin/bets/${id}`, { token })).json()
  expect(detail).toMatchObject({
    bet: { bettings: [{ round: { gameId: POWERBALL } }] },
    books: [],
    cancellable: true,
    ledger: { staked: 10_000, agrees: true },
  })
})
