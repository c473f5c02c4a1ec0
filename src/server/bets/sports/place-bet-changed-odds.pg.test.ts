import { beforeEach, expect, test } from 'vitest'
import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { listBookedBets } from '#tests/support/facts/booked-bets.sql.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
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

const changesOf = async (answer: Response): Promise<OddsChangeItem[]> => {
  expect(answer.status).toBe(409)
  return answer.json()
}

test('BETFLOW-014 FIELD-027 FIELD-028 changed odds are 409 with the old and the new', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [195, 200, 210] }))
  const body = slip(member, [{ fixture }])
  const oddsId = Number(body.bettings[0]?.oddsId)
  expect(await changesOf(await bet(house, member, body))).toEqual([
    {
      old: { oddsId, marketName: '1X2', betName: '1', betBaseline: '', betPrice: 1.9 },
      new: {
        id: oddsId,
        version: 2,
        betPrice: 1.95,
        betPriceByAdmin: null,
        betBaseline: '',
        fixtureId: fixture,
      },
    },
  ])
  expect(await listBookedBets(database, member)).toEqual([])
})

test.each([
  ['a lower price', { odds: 200 }],
  ['a higher price', { odds: 180 }],
  ['another version at the same price', { version: 2 }],
])('BETFLOW-014 %s than in force counts as changed', async (_, seen) => {
  expect(await changesOf(await bet(house, member, slip(member, [{ fixture, ...seen }])))).toHaveLength(1)
})

test('BETFLOW-014 lists the changed legs only', async () => {
  const other = await anOfferedFixture(house)
  const [change, ...rest] = await changesOf(
    await bet(house, member, slip(member, [{ fixture }, { fixture: other, odds: 200 }])),
  )
  expect(rest).toEqual([])
  expect(change?.new?.fixtureId).toBe(other)
})

test('FIELD-021 the operator’s price is in force', async () => {
  const oddsId = slip(member, [{ fixture }]).bettings[0]?.oddsId
  await database.db.run(
    sql`update outcome set odds_by_operator = 180, version = version + 1 where id = ${oddsId}`,
  )
  const [change] = await changesOf(await bet(house, member, slip(member, [{ fixture }])))
  expect(change?.new).toMatchObject({ betPrice: 1.9, betPriceByAdmin: 1.8, version: 2 })
  expect((await bet(house, member, slip(member, [{ fixture, odds: 180, version: 2 }]))).status).toBe(200)
})

test('BETFLOW-024 with changeFlag 1 stores the bet at the odds in force', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [175, 200, 210] }))
  const flagged = { changeFlag: 1 as const, betStyle: 'EU' as const, gameDetailType: 91 }
  expect((await bet(house, member, slip(member, [{ fixture }], flagged))).status).toBe(200)
  expect(await listBookedBets(database, member)).toMatchObject([
    { totalOdds: 175, odds: [175], versions: [2] },
  ])
})

test('BETFLOW-024 with changeFlag 1 the limits apply at the odds in force', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [301, 200, 210] }))
  const flagged = { changeFlag: 1 as const, betStyle: 'EU' as const, gameDetailType: 91, amounts: 1_000_000 }
  expect(await told(await bet(house, member, slip(member, [{ fixture }], flagged)))).toMatchObject({
    status: 400,
    text: '최대당첨금 3,000,000원을 초과하여 베팅하실수 없습니다.',
  })
})

test('API-025 changeFlag 1 applies to European style only: a Korean bet must confirm changed odds', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [175, 200, 210] }))
  const answer = await bet(house, member, slip(member, [{ fixture }], { changeFlag: 1 }))
  expect((await changesOf(answer)).map(change => change.new?.betPrice)).toEqual([1.75])
  expect(await listBookedBets(database, member)).toEqual([])
})

test.each([0, 1] as const)('BETFLOW-024 never accepts a changed line, changeFlag %i', async changeFlag => {
  const picks = [{ fixture, type: 3, line: -50, odds: 185 }]
  const body = slip(member, picks, { changeFlag, betStyle: 'EU', gameDetailType: 91 })
  const seen = { ...body, bettings: body.bettings.map(one => ({ ...one, betBaseline: '-1.5' })) }
  const [change] = await changesOf(await bet(house, member, seen))
  expect(change?.old.betBaseline).toBe('-1.5')
  expect(change?.new?.betBaseline).toBe('-0.5')
})

test.each(['0', '2.5', -1])(
  'BETFLOW-024 line %j on a market without lines is a changed line; accepting the change books the bet',
  async betBaseline => {
    const body = slip(member, [{ fixture }], { changeFlag: 1, betStyle: 'EU', gameDetailType: 91 })
    const [seen] = body.bettings
    const [change] = await changesOf(
      await bet(house, member, { ...body, bettings: [{ ...seen, betBaseline }] }),
    )
    expect([change?.old.betBaseline, change?.new?.betBaseline]).toEqual([String(betBaseline), ''])
    expect(await walletBalance(house, member)).toBe(1_000_000)
    const taken = { ...seen, betBaseline: change?.new?.betBaseline }
    expect((await bet(house, member, { ...body, bettings: [taken] })).status).toBe(200)
  },
)

test.each(['none', 'better', 'any'])(
  'BETFLOW-024 CART-026 mode %s requires confirmation of a changed line, even at a better price',
  async mode => {
    const body = slip(member, [{ fixture, type: 3, line: -50, odds: 180 }], {
      betStyle: 'EU',
      gameDetailType: 91,
    })
    const seen = { ...body, bettings: body.bettings.map(one => ({ ...one, betBaseline: '-1.5' })) }
    const answer = await house.post('sports-prematch/betting', seen, {
      token: member.token,
      headers: { 'odds-accept-mode': mode },
    })
    expect((await changesOf(answer)).map(change => change.new?.betBaseline)).toEqual(['-0.5'])
    expect(await walletBalance(house, member)).toBe(1_000_000)
  },
)

test('CART-026 mode better accepts the pick that rose and requires confirmation of the one that fell', async () => {
  const other = await anOfferedFixture(house)
  const picks = [
    { fixture, odds: 180 },
    { fixture: other, odds: 200 },
  ]
  const answer = await house.post('sports-prematch/betting', slip(member, picks), {
    token: member.token,
    headers: { 'odds-accept-mode': 'better' },
  })
  expect((await changesOf(answer)).map(change => change.new?.fixtureId)).toEqual([other])
  expect(await listBookedBets(database, member)).toEqual([])
})

test('BETFLOW-014 BETFLOW-024 handbook 2.5: pre-match bets support the mode better too', async () => {
  const better = (odds: number) =>
    house.post('sports-prematch/betting', slip(member, [{ fixture, odds }]), {
      token: member.token,
      headers: { 'odds-accept-mode': 'better' },
    })
  expect((await better(195)).status).toBe(409)
  const taken = await better(185)
  expect(taken.status).toBe(200)
  expect(await listBookedBets(database, member)).toMatchObject([{ odds: [190] }])
  const wrong = await house.post('sports-prematch/betting', slip(member, [{ fixture }]), {
    token: member.token,
    headers: { 'odds-accept-mode': 'best' },
  })
  expect(await told(wrong)).toMatchObject({ status: 400, refusal: 'BAD_INPUT' })
})
