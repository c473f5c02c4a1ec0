import { afterEach, beforeEach, expect, test } from 'vitest'
import { shippedCrossRules } from '#domain/slip/cross-rules.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type BetBody,
  type Bettor,
  bet,
  offerPriced,
  overOf,
  slip,
  told,
} from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const other = useSecondHouse(database, house)

const SHIPPED = [
  { folds: 3, betPrice: 1.03, useFlag: 1 },
  { folds: 4, betPrice: 1.04, useFlag: 0 },
  { folds: 5, betPrice: 1.05, useFlag: 1 },
  { folds: 6, betPrice: 1.06, useFlag: 0 },
  { folds: 7, betPrice: 1.07, useFlag: 1 },
]
const withTier = (folds: number, change: object) =>
  SHIPPED.map(tier => (tier.folds === folds ? { ...tier, ...change } : tier))

let admin: string
let member: Bettor
beforeEach(async () => {
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
  admin = await house.logIn('admin')
  member = await aBettor(house)
})
afterEach(async () => {
  await database.db.run(sql`delete from setting where key in ('crossRules', 'bonusTiers')`)
  await house.app.site.refresh()
})

const setTiers = (tiers: object[], token = admin) =>
  house.post('admin/terms/bonus', { tiers, reason: '보너스 조정' }, { token })
const setCross = (rules: object, token = admin) =>
  house.post(
    'admin/terms/cross',
    { rules: { ...shippedCrossRules, ...rules }, reason: '규정 조정' },
    { token },
  )
const terms = async () => (await house.get('setting/terms', { token: member.token })).json()
const word = (answer: Response) => [answer.status, answer.headers.get('x-refusal')]

/** Three picks of 1.50, 1.60 and 1.80 with the three-fold bonus at these odds. */
const withBonus = async (price = '1.03', total = '4.45'): Promise<BetBody> => {
  const body = slip(member, await offerPriced(house, 150, 160, 180))
  const bonus = { betBaseline: '', betPrice: price, fixtureId: -1, oddsId: 3, sportId: 0, version: 1 }
  return { ...body, totalRatio: total, bettings: [...body.bettings, bonus] }
}
const ruleOf = (betId: string) =>
  database.db.one(sql`
    select r.tier_folds as folds, r.tier_odds as odds from bet b join payout_rule r on r.id = b.payout_rule
    where b.id = ${betId}`)

test('handbook 1.4, 1.6 members read the default terms, and those that an operator sets', async () => {
  expect(await terms()).toEqual({
    crossRules: JSON.parse(JSON.stringify(shippedCrossRules)),
    bonusTiers: SHIPPED,
  })
  expect((await setTiers(withTier(4, { useFlag: 1 }))).status).toBe(200)
  expect((await setCross({ legsMin: 4 })).status).toBe(200)
  expect(await terms()).toMatchObject({ crossRules: { legsMin: 4 }, bonusTiers: withTier(4, { useFlag: 1 }) })
  const changes = await (await house.get('admin/terms/changes', { token: admin })).json()
  expect(changes).toMatchObject({ crossRules: { operator: 'admin' }, bonusTiers: { operator: 'admin' } })
  const logged = await database.db.many<{ act: string; after: object }>(
    sql`select act, after from act where act in ('change-cross-rules', 'change-bonus-tiers') order by id`,
  )
  expect(logged.map(({ act }) => act)).toEqual(['change-bonus-tiers', 'change-cross-rules'])
})

test('handbook 1.6 a bet keeps the bonuses at its placement, and the next bet uses the current ones', async () => {
  const before = await (await bet(house, member, await withBonus())).json()
  expect((await setTiers(withTier(3, { betPrice: 1.04 }))).status).toBe(200)
  expect(await told(await bet(house, member, await withBonus()))).toEqual({
    status: 409,
    refusal: 'BONUS_CHANGED',
    text: '보너스 배당이 변경되었습니다. 확인 후 다시 베팅해 주세요.',
  })
  const after = await (await bet(house, member, await withBonus('1.04', '4.49'))).json()
  expect([await ruleOf(before.id), await ruleOf(after.id)]).toEqual([
    { folds: [3, 5, 7], odds: [103, 105, 107] },
    { folds: [3, 5, 7], odds: [104, 105, 107] },
  ])
})

test('handbook 1.6 a switched-off bonus is refused, in another process as well, and accepted when switched on again', async () => {
  expect((await setTiers(withTier(3, { useFlag: 0 }))).status).toBe(200)
  await other().app.site.refresh()
  for (const one of [house, other()])
    expect(word(await bet(one, member, await withBonus()))).toEqual([400, 'BONUS_NOT_ON_PAGE'])
  expect((await setTiers(SHIPPED)).status).toBe(200)
  expect((await bet(house, member, await withBonus())).status).toBe(200)
})

test('handbook 1.4 accepts a pair that the matrix allows, and refuses any other', async () => {
  const crossed = async () => {
    const fixture = await anOfferedFixture(house)
    const beside = await anOfferedFixture(house)
    return told(await bet(house, member, slip(member, [{ fixture }, overOf(fixture), { fixture: beside }])))
  }
  expect(await crossed()).toMatchObject({
    refusal: 'SAME_FIXTURE_PAIR',
    text: '동일경기 [승패]+[오버] 조합은 베팅이 불가능합니다.',
  })
  expect((await setCross({ sports: [{ sportId: 6046, pairs: ['win-over'] }] })).status).toBe(200)
  expect(await crossed()).toMatchObject({ status: 200 })
  expect((await setCross({ sports: [{ sportId: 6046, pairs: ['win-over'] }], legsMin: 4 })).status).toBe(200)
  expect(await crossed()).toMatchObject({ text: '동일경기 조합은 4폴더 이상부터 가능합니다.' })
})

test('X4 a better bonus and a further pair require a second operator; less does not', async () => {
  await setSecondPerson(database.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
  expect(word(await setTiers(withTier(4, { useFlag: 1 })))).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect(word(await setCross({ others: ['win-over'] }))).toEqual([409, 'SECOND_PERSON_ASKED'])
  expect((await setTiers(withTier(7, { useFlag: 0 }))).status).toBe(200)
  expect((await setCross({ sports: [] })).status).toBe(200)
})

test.each([
  [() => setTiers(SHIPPED.slice(1)), 'SETTING_MEANINGLESS'],
  [() => setTiers(withTier(7, { betPrice: 1.51 })), 'SETTING_MEANINGLESS'],
  [() => setTiers(withTier(5, { betPrice: 1.01 })), 'SETTING_MEANINGLESS'],
  [() => setTiers(withTier(5, { betPrice: 11 })), 'BAD_INPUT'],
  [() => setTiers(withTier(5, { useFlag: true })), 'BAD_INPUT'],
  [() => setTiers(withTier(5, { note: '<script>' })), 'BAD_INPUT'],
  [() => setTiers([...SHIPPED, ...SHIPPED]), 'BAD_INPUT'],
  [() => setCross({ legsMin: 1 }), 'SETTING_MEANINGLESS'],
  [() => setCross({ pairsMax: 0 }), 'BAD_INPUT'],
  [() => setCross({ pairsMax: 6 }), 'SETTING_MEANINGLESS'],
  [() => setCross({ others: ['over-over'] }), 'BAD_INPUT'],
  [() => setCross({ others: ['win-over', 'win-over'] }), 'BAD_INPUT'],
  [
    () =>
      setCross({
        sports: [
          { sportId: 1, pairs: [] },
          { sportId: 1, pairs: [] },
        ],
      }),
    'SETTING_MEANINGLESS',
  ],
])('refuses invalid terms and changes nothing: %#', async (send, code) => {
  const before = await terms()
  const answer = await send()
  expect(word(answer)).toEqual([400, code])
  expect(await terms()).toEqual(before)
})

test('X3 only operators with the permission set the terms', async () => {
  for (const userId of ['admin1', 'content', 'demo']) {
    const token = await house.logIn(userId)
    expect((await setTiers(SHIPPED, token)).status).toBe(403)
    expect((await setCross({}, token)).status).toBe(403)
  }
  expect((await setTiers(SHIPPED, await house.logIn('trader'))).status).toBe(200)
})
