import { beforeEach, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  offerPriced,
  overOf,
  type PickSketch,
  slip,
  told,
} from '#tests/support/facts/bettor.ts'
import { listBookedBets } from '#tests/support/facts/booked-bets.sql.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let fixture: number
beforeEach(async () => {
  member = await aBettor(house)
  fixture = await anOfferedFixture(house)
})

/** Separate fixtures with the first half's 1X2, as on the special page. */
const pricedSpecials = (...prices: readonly number[]) =>
  Promise.all(
    prices.map(async price => {
      const id = await anOfferedFixture(house)
      await offer(house, aMarket({ fixture: id, type: 41, odds: [price, 400] }))
      return { fixture: id, type: 41, odds: price }
    }),
  )

test('VALID-017 LIMIT-010 refuses winnings above the level’s maximum and names it', async () => {
  const picks = await offerPriced(house, 300, 250)
  const answer = await told(await bet(house, member, slip(member, picks, { amounts: 400_001 })))
  expect(answer).toMatchObject({
    status: 400,
    text: '최대당첨금 3,000,000원을 초과하여 베팅하실수 없습니다.',
  })
  expect((await bet(house, member, slip(member, picks, { amounts: 400_000 }))).status).toBe(200)
})

test.each([
  ['ROLE-010 ROLE-015', 36, 20],
  ['ROLE-011', 37, 30],
  ['ROLE-012', 38, 40],
  ['ROLE-013', 0, 100],
])('%s total odds above the cap of tendency %i are refused with %i', async (_, tendency, cap) => {
  const mine = await aBettor(house, { tendency })
  const [first, second] = [await offerPriced(house, 1_000), await offerPriced(house, (cap * 100) / 10)]
  const over = await offerPriced(house, (cap * 100) / 10 + 1)
  expect(
    await told(await bet(house, mine, slip(mine, [...first, ...over], { amounts: 5_000 }))),
  ).toMatchObject({
    status: 400,
    text: `최대배당 ${cap}배을 초과하여 베팅하실수 없습니다.`,
  })
  expect((await bet(house, mine, slip(mine, [...first, ...second], { amounts: 5_000 }))).status).toBe(200)
})

test('ROLE-014 LIMIT-009 the special page applies the level’s special limits, at any tendency', async () => {
  const mine = await aBettor(house, { tendency: 36 })
  const picks = await pricedSpecials(600, 501)
  const special = { gameDetailType: 3, amounts: 5_000 }
  expect(await told(await bet(house, mine, slip(mine, picks, special)))).toMatchObject({
    text: '최대배당 30배을 초과하여 베팅하실수 없습니다.',
  })
  expect(
    await told(await bet(house, mine, slip(mine, picks.slice(0, 1), { ...special, amounts: 300_001 }))),
  ).toMatchObject({
    text: '최대베팅금 300,000원 초과 베팅하실수 없습니다.',
  })
})

const proto = { gameDetailType: 6, amounts: 5_000 }

test('LIMIT-007 the proto page accepts bets of 5,000 won under the default limits', async () => {
  const picks = await offerPriced(house, 190, 190)
  expect((await bet(house, member, slip(member, picks, proto))).status).toBe(200)
  for (const [amounts, text] of [
    [4_999, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
    [5_001, '최대베팅금 5,000원 초과 베팅하실수 없습니다.'],
  ] as const)
    expect(await told(await bet(house, member, slip(member, picks, { ...proto, amounts })))).toMatchObject({
      status: 400,
      text,
    })
})

test.each([
  [36, 20],
  [37, 30],
  [38, 40],
])('LIMIT-007 on the proto page tendency %i keeps its cap of %i', async (tendency, cap) => {
  const mine = await aBettor(house, { tendency })
  const picks = await offerPriced(house, 1_000, cap * 10 + 1)
  expect(await told(await bet(house, mine, slip(mine, picks, proto)))).toMatchObject({
    status: 400,
    text: `최대배당 ${cap}배을 초과하여 베팅하실수 없습니다.`,
  })
})

test('LIMIT-006 LIMIT-007 a site without proto limits uses 5,000 for each, so that no bet fits', async () => {
  await database.db.run(sql`update setting set key = 'put-by' where key = 'protoLimits'`)
  await house.app.site.refresh()
  const picks = await offerPriced(house, 190, 190)
  const answer = await told(await bet(house, member, slip(member, picks, proto)))
  await database.db.run(sql`update setting set key = 'protoLimits' where key = 'put-by'`)
  await house.app.site.refresh()
  expect(answer).toMatchObject({ text: '최대당첨금 5,000원을 초과하여 베팅하실수 없습니다.' })
})

test('LIMIT-008 the live page’s limits apply to its detail type', async () => {
  await offer(house, aFixture({ id: fixture, at: later(1), status: 'live' }))
  expect(
    await told(
      await bet(house, member, slip(member, [{ fixture }], { gameDetailType: 5, amounts: 500_001 })),
    ),
  ).toMatchObject({ text: '최대베팅금 500,000원 초과 베팅하실수 없습니다.' })
})

test.each<[string, number, (id: number) => PickSketch[]]>([
  ['1X2 and over of one upcoming match, as live', 5, id => [{ fixture: id }, overOf(id)]],
  ['1X2 as special', 3, id => [{ fixture: id }]],
  ['over as win-tie-lose', 1, id => [overOf(id)]],
  ['1X2 as handicap', 2, id => [{ fixture: id }]],
])('ROLE-014 refuses a bet under the rules of a page that does not offer it: %s', async (_, type, picks) => {
  const mine = await aBettor(house, { tendency: 38 })
  const body = slip(mine, picks(fixture), { gameDetailType: type, amounts: 5_000 })
  expect(await told(await bet(house, mine, body))).toMatchObject({
    status: 400,
    refusal: 'MARKET_NOT_OFFERED',
  })
  expect(await listBookedBets(database, mine)).toEqual([])
})

test('ROLE-010 tendency 36 cannot exceed its cap by calling a pre-match bet live', async () => {
  const mine = await aBettor(house, { tendency: 36 })
  const picks = await offerPriced(house, 600, 501)
  const live = slip(mine, picks, { gameDetailType: 5, amounts: 5_000 })
  expect((await told(await bet(house, mine, live))).refusal).toBe('MARKET_NOT_OFFERED')
  const cross = slip(mine, picks, { amounts: 5_000 })
  expect((await told(await bet(house, mine, cross))).refusal).toBe('TOTAL_ODDS_ABOVE_MAXIMUM')
})

test.each([
  [1, (id: number) => ({ fixture: id })],
  [2, (id: number) => overOf(id)],
  [4, (id: number) => ({ fixture: id })],
])(
  'LIMIT-017 accepts a bet on a market that the page of detail type %i offers',
  async (gameDetailType, pick) => {
    const body = slip(member, [pick(fixture)], { gameDetailType })
    expect((await bet(house, member, body)).status).toBe(200)
  },
)

test('LIMIT-020 an operator’s change of a level applies from the next bet on', async () => {
  await database.db.run(sql`update level_setting set general_stake_max = 9000 where level = 7`)
  const mine = await aBettor(house, { level: 7 })
  expect(await told(await bet(house, mine, slip(mine, [{ fixture }])))).toMatchObject({
    text: '최대베팅금 9,000원 초과 베팅하실수 없습니다.',
  })
})

test.each([
  ['LIMIT-012 91 for one selection', 1, 91, 200],
  ['LIMIT-013 92 for two', 2, 92, 200],
  ['LIMIT-014 93 for three', 3, 93, 200],
  ['91 for two is refused', 2, 91, 400],
  ['no page sends 77', 1, 77, 400],
])('European detail type: %s', async (_, count, gameDetailType, status) => {
  const picks = await offerPriced(house, ...Array.from({ length: count }, () => 190))
  const answer = await bet(house, member, slip(member, picks, { betStyle: 'EU', gameDetailType }))
  expect(answer.status).toBe(status)
})
