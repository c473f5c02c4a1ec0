import { expect, test } from 'vitest'
import { LOST, voidLeg, WON } from '#domain/grading/leg-result.ts'
import { type End, useSettledFixtures } from '#tests/support/books/settled-fixtures.ts'
import { type BetSketch, type LegSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { AWAY_WIN, HOME_BY_ONE, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { betSettled } from './settlement.ts'

const database = useDatabase()
const desk = settlementDesk(database, testClock())
const { at, leg, end, endWith } = useSettledFixtures(database, desk)

const HANDICAP = 3
const TOTAL = 2

type Case = {
  readonly name: string
  readonly bet: Omit<BetSketch, 'member' | 'legs'> & { readonly legs: () => LegSketch[] }
  readonly ends: readonly (readonly [offset: number, sheet: End])[]
  readonly status: number
  readonly payout: number | null
}

const cases: readonly Case[] = [
  {
    name: 'FIELD-054 a won single is paid stake times odds, in whole won',
    bet: { stake: 10_001, legs: () => [leg(1, { odds: 185 })] },
    ends: [[1, HOME_WIN]],
    status: 2,
    payout: 18_501,
  },
  {
    name: 'FIELD-053 a lost single is paid nothing',
    bet: { legs: () => [leg(1)] },
    ends: [[1, AWAY_WIN]],
    status: 1,
    payout: 0,
  },
  {
    name: 'FIELD-055 a void fixture refunds a single',
    bet: { legs: () => [leg(1)] },
    ends: [[1, 'void']],
    status: 3,
    payout: 10_000,
  },
  {
    name: 'BETFLOW-026 a slip with a void leg continues at 1.00',
    bet: { legs: () => [leg(1, { odds: 150 }), leg(2, { odds: 200 })] },
    ends: [
      [1, 'void'],
      [2, HOME_WIN],
    ],
    status: 2,
    payout: 20_000,
  },
  {
    name: 'BETFLOW-026 a slip is lost with its first lost leg, while others are open',
    bet: { legs: () => [leg(1), leg(2), leg(3)] },
    ends: [[2, AWAY_WIN]],
    status: 1,
    payout: 0,
  },
  {
    name: 'BETFLOW-026 a slip with an open leg stays in progress',
    bet: { legs: () => [leg(1), leg(2)] },
    ends: [[1, HOME_WIN]],
    status: 0,
    payout: null,
  },
  {
    name: 'BETFLOW-026 all legs void refund the stake and no bonus',
    bet: { bonus: 3, legs: () => [leg(1), leg(2), leg(3)] },
    ends: [
      [1, 'void'],
      [2, 'void'],
      [3, 'void'],
    ],
    status: 3,
    payout: 10_000,
  },
  {
    name: 'BETFLOW-027 never pays more than the maximum at placement',
    bet: { winningsMax: 15_000, legs: () => [leg(1, { odds: 200 })] },
    ends: [[1, HOME_WIN]],
    status: 2,
    payout: 15_000,
  },
  {
    name: 'pays a quarter line in halves: -0.75 at 1.90, won by one',
    bet: { legs: () => [leg(1, { type: HANDICAP, line: -75, odds: 190 })] },
    ends: [[1, HOME_BY_ONE]],
    status: 2,
    payout: 14_500,
  },
  {
    name: 'multiplies a half-won leg in a double',
    bet: { legs: () => [leg(1, { type: HANDICAP, line: -75, odds: 190 }), leg(2, { odds: 200 })] },
    ends: [
      [1, HOME_BY_ONE],
      [2, HOME_WIN],
    ],
    status: 2,
    payout: 29_000,
  },
  {
    name: 'returns half the stake of a half-lost single, and marks it lost',
    bet: { stake: 10_001, legs: () => [leg(1, { type: TOTAL, pick: 'Under', line: 275, odds: 190 })] },
    ends: [[1, HOME_BY_ONE]],
    status: 1,
    payout: 5_000,
  },
  {
    name: 'multiplies a full bonus',
    bet: { bonus: 5, legs: () => [150, 162, 180, 145, 200].map((odds, index) => leg(index + 1, { odds })) },
    ends: [1, 2, 3, 4, 5].map(offset => [offset, HOME_WIN] as const),
    status: 2,
    payout: 133_200,
  },
  {
    name: 'recounts the bonus when a leg is void (handbook 1.6)',
    bet: { bonus: 5, legs: () => [150, 162, 180, 145, 200].map((odds, index) => leg(index + 1, { odds })) },
    ends: [1, 2, 3, 4, 5].map(offset => [offset, offset === 4 ? 'void' : HOME_WIN] as const),
    status: 2,
    payout: 90_100,
  },
  {
    name: 'settles two legs on one fixture together',
    bet: { legs: () => [leg(1, { odds: 150 }), leg(1, { type: TOTAL, pick: 'Over', line: 250, odds: 200 })] },
    ends: [[1, HOME_BY_ONE]],
    status: 2,
    payout: 30_000,
  },
]

test.each(cases)('$name', async ({ bet: { legs, ...bet }, ends, status, payout }) => {
  const member = await desk.newMember()
  const id = await desk.place({ ...bet, member, legs: legs() })
  expect(await desk.bet(id), 'FIELD-052').toMatchObject({ status: 0, payout: null, revision: 0 })
  for (const [offset, sheet] of ends) await end(offset, sheet)
  expect(await desk.bet(id)).toMatchObject({ status, payout, revision: status === 0 ? 0 : 1 })
  expect(await desk.wallet(member)).toBe(1_000_000 - (bet.stake ?? 10_000) + (payout ?? 0))
  for (const [offset] of ends) await desk.settle(at(offset))
  expect(await desk.wallet(member), 'BETFLOW-027 paid once').toBe(
    1_000_000 - (bet.stake ?? 10_000) + (payout ?? 0),
  )
})

test('pays a dead heat by the remaining places', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1, { pick: 'Kim', odds: 300 })] })
  await endWith(1, { Kim: { kind: 'dead-heat', places: 3, tied: 6 } })
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 15_000 })
})

test('the legs of a lost bet still get their own results and reasons', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1), leg(2, { odds: 150 }), leg(3)] })
  await end(1, AWAY_WIN)
  await end(2, HOME_WIN)
  await end(3, 'void')
  expect(await desk.bet(id)).toEqual({
    status: 1,
    payout: 0,
    revision: 1,
    legs: [
      { result: 'lost', score: '0:2', reason: '최종 스코어 0:2, 원정 승리로 낙첨입니다.', revision: 1 },
      { result: 'won', score: '2:0', reason: '최종 스코어 2:0, 홈 승리로 적중입니다.', revision: 1 },
      {
        result: 'void',
        score: '',
        reason: '운영자 결정에 따라 적특(배당 1.00) 처리되었습니다.',
        revision: 1,
      },
    ],
  })
})

test('BETFLOW-028 FIELD-051 never changes a cancelled bet', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1)] })
  await desk.cancel(id)
  await end(1, HOME_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: -1, payout: null, legs: [{ result: null }] })
  expect(await desk.wallet(member)).toBe(1_000_000)
})

test.each([
  ['an unknown market', { type: 99_999 }, '등록되지 않은 마켓입니다.'],
  ['an unknown pick', { pick: 'Nobody' }, '마켓에 없는 선택입니다: Nobody'],
  ['a missing line', { type: HANDICAP }, '기준점이 없습니다.'],
])('%s, which no sheet can decide, is void with its reason', async (_, sketch, why) => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1, sketch)] })
  await end(1, HOME_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 3, payout: 10_000, legs: [{ result: 'void' }] })
  expect((await desk.bet(id)).legs[0]?.reason).toContain(why)
})

test('notifies members of balances and settled bets after the commit, once', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1)] })
  const told: unknown[] = []
  const stop = desk.bus.subscribe(betSettled, news => told.push(news))
  await end(1, HOME_WIN)
  await desk.settle(at(1))
  stop()
  expect(told).toEqual([{ memberId: member, betId: id, statusCode: 2, payout: 20_000 }])
})

test('handbook 1.9 notifies exactly the members whose bets a corrected result settled again', async () => {
  const [one, two] = [await desk.newMember(), await desk.newMember()]
  const again = await desk.place({ member: one, legs: [leg(1)] })
  const open = await desk.place({ member: one, legs: [leg(1), leg(2)] })
  const lost = await desk.place({ member: two, legs: [leg(1, { pick: 'X' })] })
  await end(1, HOME_WIN)
  const told: unknown[] = []
  const stop = desk.bus.subscribe(betSettled, news => told.push(news))
  await end(1, AWAY_WIN)
  stop()
  expect(told).toEqual([
    { memberId: one, betId: again, statusCode: 1, payout: 0, again: 'corrected' },
    { memberId: one, betId: open, statusCode: 1, payout: 0 },
  ])
  expect(await desk.bet(lost)).toMatchObject({ status: 1, revision: 1 })
})

test('the leg results decide, in any order of the fixtures’ ends', async () => {
  const member = await desk.newMember()
  const legs = [leg(1, { odds: 150 }), leg(2, { odds: 170 }), leg(3, { odds: 210 })]
  const id = await desk.place({ member, legs })
  await endWith(3, { '1': WON })
  await endWith(1, { '1': voidLeg('push') })
  expect(await desk.bet(id)).toMatchObject({ status: 0 })
  await endWith(2, { '1': LOST })
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0 })
})
