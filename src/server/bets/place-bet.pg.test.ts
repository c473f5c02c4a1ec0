import { beforeEach, expect, test } from 'vitest'
import type { OddsChangeItem } from '#contract/refusals.ts'
import { won } from '#domain/money.ts'
import { sql } from '#server/platform/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  type PickSketch,
  slip,
  told,
  walletBalance,
} from '#tests/support/bettor.ts'
import { useDatabase } from '#tests/support/database.ts'
import { aFixture, aMarket, later } from '#tests/support/fixture-facts.ts'
import { useHouse } from '#tests/support/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let fixture: number
beforeEach(async () => {
  member = await aBettor(house)
  fixture = await anOfferedFixture(house)
})

const storedBets = async ({ memberId }: Bettor) =>
  database.db.many<{ id: string; stake: number; total_odds: number; odds: number[]; versions: number[] }>(sql`
    select b.id, b.stake, b.total_odds, array_agg(l.odds order by l.leg_no) as odds,
      array_agg(l.version order by l.leg_no) as versions
    from bet b join bet_leg l on l.bet_id = b.id where b.member_id = ${memberId}
    group by b.member_id, b.id order by b.id`)

test('API-023 API-026 BETFLOW-022 books a bet, takes the stake and answers its id and the balance', async () => {
  const other = await anOfferedFixture(house)
  const answer = await bet(
    house,
    member,
    slip(member, [{ fixture }, { fixture: other, type: 2, line: 250, pick: 'Over', odds: 180 }]),
  )
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), emoney: 990_000 })
  expect(await storedBets(member)).toEqual([
    { id: body.id, stake: 10_000, total_odds: 342, odds: [190, 180], versions: [1, 1] },
  ])
  expect(await walletBalance(house, member)).toBe(990_000)
})

test('FIELD-026 takes figures and ids as numbers and as text', async () => {
  const body = slip(member, [{ fixture }])
  const spelled = {
    ...body,
    memberId: String(member.memberId),
    amounts: '10000',
    totalRatio: 1.9,
    bettings: body.bettings.map(one => ({
      ...one,
      betPrice: 1.9,
      betBaseline: null,
      fixtureId: String(fixture),
      oddsId: Number(one.oddsId),
      sportId: '6046',
      version: '1',
    })),
  }
  expect((await bet(house, member, spelled)).status).toBe(200)
})

test('BETFLOW-025 another member’s id is 403 and stores nothing', async () => {
  const other = await aBettor(house)
  expect(await told(await bet(house, member, slip(other, [{ fixture }])))).toMatchObject({
    status: 403,
    refusal: 'OTHER_MEMBER',
  })
  expect(await storedBets(other)).toEqual([])
})

test.each(['admin', 'manager'])('operators and partners cannot bet: %s', async userId => {
  const token = await house.logIn(userId)
  const { id } = await (await house.get('member/user', { token })).json()
  expect(
    await told(await bet(house, { memberId: id, token }, slip({ memberId: id }, [{ fixture }]))),
  ).toMatchObject({
    status: 403,
    refusal: 'OPERATOR_CANNOT_BET',
  })
})

test('a member who is blocked between reading and booking is refused', async () => {
  await database.db.run(sql`update member set status = 'blocked' where id = ${member.memberId}`)
  expect((await told(await bet(house, member, slip(member, [{ fixture }])))).refusal).toBe('MEMBER_BLOCKED')
})

const refusalsInOrder: readonly [string, (mine: Bettor) => object, string][] = [
  [
    'VALID-014 no selection',
    mine => slip(mine, [], { totalRatio: '1.00', amounts: 100 }),
    '베팅을 선택해주세요.',
  ],
  [
    'VALID-015 BETFLOW-023 stake below the minimum',
    mine => slip(mine, [{ fixture }], { amounts: 100 }),
    '최소베팅금 5,000원 미만 베팅하실수 없습니다.',
  ],
  [
    'a negative stake',
    mine => slip(mine, [{ fixture }], { amounts: -5_000 }),
    '최소베팅금 5,000원 미만 베팅하실수 없습니다.',
  ],
  [
    'VALID-016 stake above the maximum',
    mine => slip(mine, [{ fixture }], { amounts: 1_000_001 }),
    '최대베팅금 1,000,000원 초과 베팅하실수 없습니다.',
  ],
  [
    'a stake beyond all numbers',
    mine => slip(mine, [{ fixture }], { amounts: '99999999999999999999' }),
    '최대베팅금 1,000,000원 초과 베팅하실수 없습니다.',
  ],
  [
    'VALID-019 a fraction of a won',
    mine => slip(mine, [{ fixture }], { amounts: 5_000.5 }),
    '소수점으로 베팅 불가합니다.',
  ],
  [
    'VALID-020 a total that is not the product',
    mine => slip(mine, [{ fixture }], { totalRatio: '2.50' }),
    '입력항목을 확인해주세요.',
  ],
  [
    'VALID-013 only the first of several',
    mine => slip(mine, [{ fixture }], { amounts: 1.5, totalRatio: '9.99' }),
    '최소베팅금 5,000원 미만 베팅하실수 없습니다.',
  ],
]
test.each(refusalsInOrder)('%s is 400 with its text and changes nothing', async (_, body, text) => {
  expect(await told(await bet(house, member, body(member)))).toMatchObject({ status: 400, text })
  expect(await storedBets(member)).toEqual([])
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

/** Fixtures with a 1X2 home price each. */
const priced = (...prices: readonly number[]) =>
  Promise.all(
    prices.map(async price => {
      const id = await anOfferedFixture(house)
      await offer(house, aMarket({ fixture: id, at: later(1), odds: [price, 400, 400] }))
      return { fixture: id, odds: price, version: price === 190 ? 1 : 2 }
    }),
  )

const overOf = (id: number): PickSketch => ({ fixture: id, type: 2, line: 250, pick: 'Over', odds: 180 })

/** Fixtures of their own with the first half's 1X2, as the special page has it. */
const pricedSpecials = (...prices: readonly number[]) =>
  Promise.all(
    prices.map(async price => {
      const id = await anOfferedFixture(house)
      await offer(house, aMarket({ fixture: id, type: 41, odds: [price, 400] }))
      return { fixture: id, type: 41, odds: price }
    }),
  )

test('VALID-017 LIMIT-010 winnings above the level’s maximum are refused with it', async () => {
  const picks = await priced(300, 250)
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
  const [first, second] = [await priced(1_000), await priced((cap * 100) / 10)]
  const over = await priced((cap * 100) / 10 + 1)
  expect(
    await told(await bet(house, mine, slip(mine, [...first, ...over], { amounts: 5_000 }))),
  ).toMatchObject({
    status: 400,
    text: `최대배당 ${cap}배을 초과하여 베팅하실수 없습니다.`,
  })
  expect((await bet(house, mine, slip(mine, [...first, ...second], { amounts: 5_000 }))).status).toBe(200)
})

test('ROLE-014 LIMIT-009 on the special page the level’s special limits hold, whatever the tendency', async () => {
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

test('LIMIT-006 LIMIT-007 on the proto page every limit is 5,000, so that no bet fits', async () => {
  const picks = await priced(190, 190)
  const proto = { gameDetailType: 6, amounts: 5_000 }
  expect(await told(await bet(house, member, slip(member, picks, proto)))).toMatchObject({
    text: '최대당첨금 5,000원을 초과하여 베팅하실수 없습니다.',
  })
})

test('LIMIT-008 the live page’s limits hold for its detail type', async () => {
  await offer(house, aFixture({ id: fixture, at: later(1), status: 'live' }))
  expect(
    await told(
      await bet(house, member, slip(member, [{ fixture }], { gameDetailType: 5, amounts: 500_001 })),
    ),
  ).toMatchObject({ text: '최대베팅금 500,000원 초과 베팅하실수 없습니다.' })
})

test.each<[string, number, (id: number) => PickSketch[]]>([
  ['1X2 and over of one match that has not begun, as live', 5, id => [{ fixture: id }, overOf(id)]],
  ['1X2 as special', 3, id => [{ fixture: id }]],
  ['over as win-tie-lose', 1, id => [overOf(id)]],
  ['1X2 as handicap', 2, id => [{ fixture: id }]],
])('ROLE-014 a bet cannot take the rules of a page that does not offer it: %s', async (_, type, picks) => {
  const mine = await aBettor(house, { tendency: 38 })
  const body = slip(mine, picks(fixture), { gameDetailType: type, amounts: 5_000 })
  expect(await told(await bet(house, mine, body))).toMatchObject({
    status: 400,
    refusal: 'MARKET_NOT_OFFERED',
  })
  expect(await storedBets(mine)).toEqual([])
})

test('ROLE-010 tendency 36 does not pass its cap by calling a pre-match bet live', async () => {
  const mine = await aBettor(house, { tendency: 36 })
  const picks = await priced(600, 501)
  const live = slip(mine, picks, { gameDetailType: 5, amounts: 5_000 })
  expect((await told(await bet(house, mine, live))).refusal).toBe('MARKET_NOT_OFFERED')
  const cross = slip(mine, picks, { amounts: 5_000 })
  expect((await told(await bet(house, mine, cross))).refusal).toBe('TOTAL_ODDS_ABOVE_MAXIMUM')
})

test.each([
  [1, (id: number) => ({ fixture: id })],
  [2, (id: number) => overOf(id)],
  [4, (id: number) => ({ fixture: id })],
])('LIMIT-017 what the page of detail type %i offers is taken', async (gameDetailType, pick) => {
  const body = slip(member, [pick(fixture)], { gameDetailType })
  expect((await bet(house, member, body)).status).toBe(200)
})

test('LIMIT-020 a level changed by the operator holds from the next bet on', async () => {
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
  const picks = await priced(...Array.from({ length: count }, () => 190))
  const answer = await bet(house, member, slip(member, picks, { betStyle: 'EU', gameDetailType }))
  expect(answer.status).toBe(status)
})

test('BETFLOW-016 a fixture that has started is 400 with the text', async () => {
  const started = await anOfferedFixture(house, { startsAt: later(-1) })
  expect(await told(await bet(house, member, slip(member, [{ fixture: started }])))).toEqual({
    status: 400,
    refusal: 'FIXTURE_CLOSED',
    text: '마감된 경기가 포함되어 있습니다.',
  })
})

test('TIME-007 the server’s clock closes a fixture at its start', async () => {
  const soon = await anOfferedFixture(house, { startsAt: later(10) })
  house.clock.set(later(9))
  expect((await bet(house, member, slip(member, [{ fixture: soon }]))).status).toBe(200)
  house.clock.set(later(10))
  const other = await aBettor(house)
  expect((await told(await bet(house, other, slip(other, [{ fixture: soon }])))).refusal).toBe(
    'FIXTURE_CLOSED',
  )
  house.clock.set(later(0))
})

test.each([
  [
    'a cancelled fixture',
    'FIXTURE_CANCELLED',
    (id: number) => [aFixture({ id, at: later(1), status: 'cancelled' })],
  ],
  ['a fixture in play', 'FIXTURE_CLOSED', (id: number) => [aFixture({ id, at: later(1), status: 'live' })]],
  [
    'a suspended market',
    'MARKET_SUSPENDED',
    (id: number) => [aMarket({ fixture: id, at: later(1), suspended: true })],
  ],
  [
    'a settled outcome',
    'FIXTURE_CLOSED',
    (id: number) => [aMarket({ fixture: id, at: later(1), status: 'settled' })],
  ],
  [
    'a suspended fixture',
    'MARKET_SUSPENDED',
    (id: number) => [{ kind: 'suspension' as const, at: later(1), fixtureId: id as never, suspended: true }],
  ],
])('BETFLOW-016 %s takes no bet', async (_, code, facts) => {
  await offer(house, ...facts(fixture))
  const answer = await told(await bet(house, member, slip(member, [{ fixture }])))
  expect(answer).toMatchObject({ status: 400, refusal: code })
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
  expect(await storedBets(member)).toEqual([])
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

test('FIELD-021 the operator’s price is the one in force', async () => {
  const oddsId = slip(member, [{ fixture }]).bettings[0]?.oddsId
  await database.db.run(
    sql`update outcome set odds_by_operator = 180, version = version + 1 where id = ${oddsId}`,
  )
  const [change] = await changesOf(await bet(house, member, slip(member, [{ fixture }])))
  expect(change?.new).toMatchObject({ betPrice: 1.9, betPriceByAdmin: 1.8, version: 2 })
  expect((await bet(house, member, slip(member, [{ fixture, odds: 180, version: 2 }]))).status).toBe(200)
})

test('BETFLOW-024 with changeFlag 1 the bet is stored at the odds in force', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [175, 200, 210] }))
  const flagged = { changeFlag: 1 as const, betStyle: 'EU' as const, gameDetailType: 91 }
  expect((await bet(house, member, slip(member, [{ fixture }], flagged))).status).toBe(200)
  expect(await storedBets(member)).toMatchObject([{ total_odds: 175, odds: [175], versions: [2] }])
})

test('BETFLOW-024 with changeFlag 1 the limits hold at the odds in force', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [301, 200, 210] }))
  const flagged = { changeFlag: 1 as const, betStyle: 'EU' as const, gameDetailType: 91, amounts: 1_000_000 }
  expect(await told(await bet(house, member, slip(member, [{ fixture }], flagged)))).toMatchObject({
    status: 400,
    text: '최대당첨금 3,000,000원을 초과하여 베팅하실수 없습니다.',
  })
})

test('API-025 changeFlag 1 counts in European style only: a Korean bet is asked about changed odds', async () => {
  await offer(house, aMarket({ fixture, at: later(1), odds: [175, 200, 210] }))
  const answer = await bet(house, member, slip(member, [{ fixture }], { changeFlag: 1 }))
  expect((await changesOf(answer)).map(change => change.new?.betPrice)).toEqual([1.75])
  expect(await storedBets(member)).toEqual([])
})

test.each([
  [1015, 200],
  ['1015', 200],
  [1014, 400],
  ['01015', 400],
])('API-024 minigameId %j answers %i', async (minigameId, status) => {
  const answer = await bet(house, member, { ...slip(member, [{ fixture }]), minigameId })
  expect(answer.status).toBe(status)
})

test.each([0, 1] as const)('BETFLOW-024 a changed line is never taken, changeFlag %i', async changeFlag => {
  const picks = [{ fixture, type: 3, line: -50, odds: 185 }]
  const body = slip(member, picks, { changeFlag, betStyle: 'EU', gameDetailType: 91 })
  const seen = { ...body, bettings: body.bettings.map(one => ({ ...one, betBaseline: '-1.5' })) }
  const [change] = await changesOf(await bet(house, member, seen))
  expect(change?.old.betBaseline).toBe('-1.5')
  expect(change?.new?.betBaseline).toBe('-0.5')
})

test.each(['0', '2.5', -1])(
  'BETFLOW-024 line %j where the market has none is a changed line; taken as it is, the bet stands',
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

test('a stake above the balance is refused', async () => {
  const poor = await aBettor(house, { balance: 9_999 })
  expect(await told(await bet(house, poor, slip(poor, [{ fixture }])))).toEqual({
    status: 400,
    refusal: 'INSUFFICIENT_BALANCE',
    text: '보유금액이 부족합니다.',
  })
  expect(await walletBalance(house, poor)).toBe(9_999)
})

test('handbook 1.4 the same-fixture matrix holds on the server', async () => {
  const crossed = [{ fixture }, { fixture, type: 2, line: 250, pick: 'Over', odds: 180 }]
  expect((await told(await bet(house, member, slip(member, crossed)))).text).toBe(
    '동일경기 [승패]+[오버] 조합은 베팅이 불가능합니다.',
  )
})

test('handbook 1.4 both sides of a market, or one outcome twice, are refused', async () => {
  const sides = [{ fixture }, { fixture, pick: '2', odds: 210 }]
  expect((await told(await bet(house, member, slip(member, sides)))).refusal).toBe('BOTH_SIDES_IN_SLIP')
  expect((await told(await bet(house, member, slip(member, [{ fixture }, { fixture }])))).refusal).toBe(
    'OUTCOME_REPEATED',
  )
})

test('an outcome of another fixture, or of none, is refused', async () => {
  const other = await anOfferedFixture(house)
  const body = slip(member, [{ fixture }])
  const swapped = { ...body, bettings: body.bettings.map(one => ({ ...one, fixtureId: other })) }
  expect((await told(await bet(house, member, swapped))).refusal).toBe('BAD_INPUT')
  const unknown = { ...body, bettings: body.bettings.map(one => ({ ...one, oddsId: '9223372036854775807' })) }
  expect((await told(await bet(house, member, unknown))).refusal).toBe('MARKET_NOT_OFFERED')
})

test('handbook 1.6 a bonus multiplies the odds, is kept with the bet and must be offered', async () => {
  const picks = await priced(150, 160, 180)
  const bonus = { betBaseline: '', betPrice: '1.03', fixtureId: -1, oddsId: 3, sportId: 0, version: 1 }
  const body = slip(member, picks)
  // 1.50 x 1.60 x 1.80 x 1.03 = 4.4496
  const withBonus = { ...body, totalRatio: '4.45', bettings: [...body.bettings, bonus] }
  const dearer = {
    ...withBonus,
    totalRatio: '4.54',
    bettings: [...body.bettings, { ...bonus, betPrice: '1.05' }],
  }
  expect((await told(await bet(house, member, dearer))).refusal).toBe('BONUS_NOT_ON_PAGE')
  expect((await bet(house, member, withBonus)).status).toBe(200)
  expect(await storedBets(member)).toMatchObject([{ total_odds: 445 }])
})

test('VALID-032 a leg at exactly 1.30 beside a bonus is refused', async () => {
  const picks = await priced(130, 160, 180)
  const bonus = { betBaseline: '', betPrice: '1.03', fixtureId: -1, oddsId: 3, sportId: 0, version: 1 }
  const body = slip(member, picks)
  const answer = await bet(house, member, {
    ...body,
    totalRatio: '3.86',
    bettings: [...body.bettings, bonus],
  })
  expect((await told(answer)).text).toBe('보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.')
})

test('the winnings of a bet are kept with the limit of its time', async () => {
  await bet(house, member, slip(member, [{ fixture }]))
  expect(
    await database.db.one(sql`select winnings, winnings_max from bet where member_id = ${member.memberId}`),
  ).toEqual({ winnings: won(19_000), winnings_max: won(3_000_000) })
})
