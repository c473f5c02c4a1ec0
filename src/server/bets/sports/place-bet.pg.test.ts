import { beforeEach, expect, test } from 'vitest'
import { won } from '#domain/money.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offerPriced,
  overOf,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { listBookedBets } from '#tests/support/facts/booked-bets.sql.ts'
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

test('API-023 API-026 BETFLOW-022 books a bet, debits the stake and answers its id and the balance', async () => {
  const other = await anOfferedFixture(house)
  const answer = await bet(house, member, slip(member, [{ fixture }, overOf(other)]))
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), emoney: 990_000 })
  expect(await listBookedBets(database, member)).toEqual([
    {
      id: body.id,
      gameType: 1,
      detailType: 4,
      style: 'KR',
      stake: 10_000,
      totalOdds: 342,
      status: 0,
      odds: [190, 180],
      versions: [1, 1],
    },
  ])
  expect(await walletBalance(house, member)).toBe(990_000)
})

test('FIELD-026 accepts figures and ids as numbers and as text', async () => {
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
  expect(await listBookedBets(database, other)).toEqual([])
})

test.each([
  ['admin', 'OPERATOR_CANNOT_BET'],
  ['manager', 'PARTNER_CANNOT_BET'],
])('operators and partners cannot bet: %s', async (userId, refusal) => {
  const token = await house.logIn(userId)
  const { id } = await (await house.get('member/user', { token })).json()
  expect(
    await told(await bet(house, { memberId: id, token }, slip({ memberId: id }, [{ fixture }]))),
  ).toMatchObject({
    status: 403,
    refusal,
  })
})

test('refuses a member who is blocked between reading and booking', async () => {
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
    'an overflowing stake',
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
  expect(await listBookedBets(database, member)).toEqual([])
  expect(await walletBalance(house, member)).toBe(1_000_000)
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

test('refuses a stake above the balance', async () => {
  const poor = await aBettor(house, { balance: 9_999 })
  expect(await told(await bet(house, poor, slip(poor, [{ fixture }])))).toEqual({
    status: 400,
    refusal: 'INSUFFICIENT_BALANCE',
    text: '보유금액이 부족합니다.',
  })
  expect(await walletBalance(house, poor)).toBe(9_999)
})

test('handbook 1.4 the server applies the same-fixture matrix', async () => {
  const crossed = [{ fixture }, overOf(fixture)]
  expect((await told(await bet(house, member, slip(member, crossed)))).text).toBe(
    '동일경기 [승패]+[오버] 조합은 베팅이 불가능합니다.',
  )
})

test('handbook 1.4 refuses both sides of a market, or one outcome twice', async () => {
  const sides = [{ fixture }, { fixture, pick: '2', odds: 210 }]
  expect((await told(await bet(house, member, slip(member, sides)))).refusal).toBe('BOTH_SIDES_IN_SLIP')
  expect((await told(await bet(house, member, slip(member, [{ fixture }, { fixture }])))).refusal).toBe(
    'OUTCOME_REPEATED',
  )
})

test('refuses an outcome of another fixture, or of none', async () => {
  const other = await anOfferedFixture(house)
  const body = slip(member, [{ fixture }])
  const swapped = { ...body, bettings: body.bettings.map(one => ({ ...one, fixtureId: other })) }
  expect((await told(await bet(house, member, swapped))).refusal).toBe('BAD_INPUT')
  const unknown = { ...body, bettings: body.bettings.map(one => ({ ...one, oddsId: '9223372036854775807' })) }
  expect((await told(await bet(house, member, unknown))).refusal).toBe('MARKET_NOT_OFFERED')
})

test('handbook 1.6 a bonus multiplies the odds, is stored with the bet and must be offered', async () => {
  const picks = await offerPriced(house, 150, 160, 180)
  const bonus = { betBaseline: '', betPrice: '1.03', fixtureId: -1, oddsId: 3, sportId: 0, version: 1 }
  const body = slip(member, picks)
  // 1.50 x 1.60 x 1.80 x 1.03 = 4.4496
  const withBonus = { ...body, totalRatio: '4.45', bettings: [...body.bettings, bonus] }
  const dearer = {
    ...withBonus,
    totalRatio: '4.54',
    bettings: [...body.bettings, { ...bonus, betPrice: '1.05' }],
  }
  expect((await told(await bet(house, member, dearer))).refusal).toBe('BONUS_CHANGED')
  expect((await bet(house, member, withBonus)).status).toBe(200)
  expect(await listBookedBets(database, member)).toMatchObject([{ totalOdds: 445 }])
})

test('VALID-032 refuses a leg at exactly 1.30 with a bonus', async () => {
  const picks = await offerPriced(house, 130, 160, 180)
  const bonus = { betBaseline: '', betPrice: '1.03', fixtureId: -1, oddsId: 3, sportId: 0, version: 1 }
  const body = slip(member, picks)
  const answer = await bet(house, member, {
    ...body,
    totalRatio: '3.86',
    bettings: [...body.bettings, bonus],
  })
  expect((await told(answer)).text).toBe('보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.')
})

test('stores the winnings limit at placement with the bet', async () => {
  await bet(house, member, slip(member, [{ fixture }]))
  expect(
    await database.db.one(sql`select winnings, winnings_max from bet where member_id = ${member.memberId}`),
  ).toEqual({ winnings: won(19_000), winnings_max: won(3_000_000) })
})
