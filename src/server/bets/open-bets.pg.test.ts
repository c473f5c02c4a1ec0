import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let fixture: number
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house, { balance: 100_000_000 })
  fixture = await anOfferedFixture(house)
})

const place = async (picks: Parameters<typeof slip>[1], amounts = 10_000, key?: string) =>
  told(await bet(house, member, slip(member, picks, { amounts }), key))
const accepted = { status: 200 }

test('handbook 1.5 the same slip within ten seconds is a double click', async () => {
  expect(await place([{ fixture }])).toMatchObject(accepted)
  house.clock.advance(10 * SECOND - 1)
  expect(await place([{ fixture }])).toMatchObject({ status: 400, text: '동일한 베팅 조합입니다.' })
  house.clock.advance(1)
  expect(await place([{ fixture }])).toMatchObject(accepted)
})

test('handbook 1.5 requests with different keys are no double click', async () => {
  expect(await place([{ fixture }], 10_000, 'a')).toMatchObject(accepted)
  expect(await place([{ fixture }], 10_000, 'b')).toMatchObject(accepted)
})

test('handbook 1.5 stakes of the same picks add up to the maximum bet', async () => {
  const other = await anOfferedFixture(house)
  const picks = [{ fixture }, { fixture: other }]
  expect(await place(picks, 600_000, 'a')).toMatchObject(accepted)
  expect(await place([...picks].reverse(), 400_001, 'b')).toMatchObject({
    status: 400,
    refusal: 'SAME_PICKS_STAKE_ABOVE_MAXIMUM',
    text: '최대베팅금 1,000,000원 초과 베팅하실수 없습니다. (동일 조합 진행중 600,000원 포함)',
  })
})

test('handbook 1.5 winnings of all bets that share a pick stay below 1.5 times the maximum', async () => {
  const others = await Promise.all([0, 1, 2, 3].map(() => anOfferedFixture(house)))
  const [a = 0, b = 0, c = 0, d = 0] = others
  // 1,444,000 and 1,083,000 are open on the pick; 6.86 x 290,000 = 1,989,400 more would be too much.
  expect(await place([{ fixture }, { fixture: a }], 400_000)).toMatchObject(accepted)
  expect(await place([{ fixture }, { fixture: b }], 300_000)).toMatchObject(accepted)
  expect(await place([{ fixture }, { fixture: c }, { fixture: d }], 290_000)).toMatchObject({
    status: 400,
    text: '축베팅 당첨금 한도 4,500,000원을 초과하였습니다.',
  })
})

test('handbook 1.5 refuses both sides of a market in two bets, including other lines', async () => {
  expect(await place([{ fixture, type: 3, line: -50, odds: 185 }])).toMatchObject(accepted)
  expect(await place([{ fixture, type: 3, line: -50, pick: '2', odds: 195 }])).toMatchObject({
    status: 400,
    text: '동일경기 양방 베팅은 불가합니다.',
  })
  expect(await place([{ fixture, pick: 'X', odds: 200 }])).toMatchObject(accepted)
})

test('handbook 1.5 stakes on one fixture add up to the maximum bet', async () => {
  expect(await place([{ fixture }], 600_000)).toMatchObject(accepted)
  const other = await anOfferedFixture(house)
  const beside = [{ fixture, type: 2, line: 250, pick: 'Over', odds: 180 }, { fixture: other }]
  expect(await place(beside, 400_001)).toMatchObject({
    status: 400,
    text: '경기당 최대 베팅 가능 금액은 1,000,000원 입니다.',
  })
  expect(await place(beside, 400_000)).toMatchObject(accepted)
})

test('bets of other members do not count', async () => {
  expect(await place([{ fixture }])).toMatchObject(accepted)
  const other = await aBettor(house)
  const against = slip(other, [{ fixture, pick: '2', odds: 210 }])
  expect(await told(await bet(house, other, against))).toMatchObject(accepted)
})
