import { beforeAll, expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import type { OwnCoupon } from '#contract/promotions/coupons.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { sumOfHouseAccount, verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { followFreeBets } from '#server/promotions/coupons/follow-free-bets.ts'
import { compareReports } from '#server/reports/reports.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const database = useDatabase({ poolSize: 8 })
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
})

/** Gives a member a free bet, of 10,000 won unless `more` says otherwise. */
async function given({ memberId, token }: Bettor, more: object = {}): Promise<string> {
  const name = (await (await house.get(`admin/members/${memberId}`, { token: admin })).json()).userId
  const title = `프리벳 ${crypto.randomUUID()}`.slice(0, 40)
  const answer = await house.post(
    'admin/coupons',
    {
      ...{ name: title, kind: 'free-bet', amount: 10_000, percent: null, turnoverPercent: 0 },
      ...{ minOdds: 100, minLegs: 1, lastDay: seoulDay(instant(clock.now() + DAY)) },
      ...{ to: { kind: 'member', name }, reason: '이벤트', key: crypto.randomUUID(), ...more },
    },
    { token: admin },
  )
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { coupons }: { coupons: readonly OwnCoupon[] } = await (await house.get('coupon', { token })).json()
  return coupons.find(coupon => coupon.name === title)?.id ?? ''
}

const place = (member: Bettor, couponId: string, body: object, key?: string): Promise<Response> =>
  house.post(
    'sports-prematch/betting/free',
    { ...body, couponId },
    {
      token: member.token,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    },
  )

async function placed(member: Bettor, couponId: string, fixture: number): Promise<string> {
  const answer = await place(member, couponId, slip(member, [{ fixture }]))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}

const end = async (fixture: number, sheet: Parameters<typeof desk.record>[1] | 'void') => {
  await (sheet === 'void' ? desk.recordVoid(fixture) : desk.record(fixture, sheet))
  await desk.settle(fixture)
  await followFreeBets(house.deps)
}
const read = async ({ token }: Bettor, path: string) => (await house.get(path, { token })).json()
const usable = async (member: Bettor): Promise<number> =>
  (await read(member, 'coupon/free-bets')).coupons.length
const ownBet = (member: Bettor, id: string): Promise<Bet> => read(member, `bet_result/${id}`)
const given10k = async () => {
  const member = await aBettor(house)
  return { member, coupon: await given(member), fixture: await anOfferedFixture(house) }
}

test('handbook 5.7 a free stake leaves the balance unchanged, and pays only the winnings beyond it', async () => {
  const { member, coupon, fixture } = await given10k()
  const id = await placed(member, coupon, fixture)
  expect(await walletBalance(house, member)).toBe(1_000_000)
  expect(await sumOfHouseAccount(database.db, 'house:free-stakes')).toBe(-10_000)
  expect(await ownBet(member, id)).toMatchObject({ isFree: true, amounts: 10_000, winnings: 9_000 })
  expect(await usable(member)).toBe(0)
  await end(fixture, HOME_WIN)
  expect(await walletBalance(house, member)).toBe(1_009_000)
  expect(await ownBet(member, id)).toMatchObject({ status: 2, winnings: 9_000 })
  const owner = await house.get(`admin/bets/${id}`, { token: admin })
  expect(owner.status, await owner.clone().text()).toBe(200)
  const { bets } = await (await house.get('admin/bets', { token: admin })).json()
  expect(bets.map((one: { id: string }) => one.id)).toContain(id)
})

test('handbook 5.7 a lost free bet costs the member nothing, a void one returns the coupon and no money', async () => {
  const { member, coupon, fixture } = await given10k()
  const other = await anOfferedFixture(house)
  await placed(member, coupon, fixture)
  await end(fixture, 'void')
  expect([await walletBalance(house, member), await usable(member)]).toEqual([1_000_000, 1])
  await placed(member, coupon, other)
  await end(other, AWAY_WIN)
  expect([await walletBalance(house, member), await usable(member)]).toEqual([1_000_000, 0])
})

test('handbook 1.9 corrections take back their payouts: winnings, and a coupon that is unused', async () => {
  const { member, coupon, fixture } = await given10k()
  await placed(member, coupon, fixture)
  await end(fixture, HOME_WIN)
  await end(fixture, AWAY_WIN)
  expect([await walletBalance(house, member), await usable(member)]).toEqual([1_000_000, 0])
  await end(fixture, 'void')
  expect([await walletBalance(house, member), await usable(member)]).toEqual([1_000_000, 1])
  await end(fixture, HOME_WIN)
  expect([await walletBalance(house, member), await usable(member)]).toEqual([1_009_000, 0])
})

test('handbook 1.8 a cancelled free bet returns its coupon, once', async () => {
  const { member, coupon, fixture } = await given10k()
  const id = await placed(member, coupon, fixture)
  const cancel = () => house.post(`bet_result/${id}/cancel`, {}, member)
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await followFreeBets(house.deps)
  expect([await walletBalance(house, member), await usable(member)]).toEqual([1_000_000, 1])
})

test('one coupon gives one bet under concurrent requests; a repeated key gets the first answer', async () => {
  const { member, coupon, fixture } = await given10k()
  const key = crypto.randomUUID()
  const body = slip(member, [{ fixture }])
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => place(member, coupon, body, key)),
    ...Array.from({ length: 4 }, () => place(member, coupon, body, crypto.randomUUID())),
  ])
  const taken = await Promise.all(answers.filter(({ status }) => status === 200).map(answer => answer.json()))
  expect(new Set(taken.map(({ id }) => id)).size).toBe(1)
  const { totalCount } = await read(member, 'bet_result')
  expect(totalCount).toBe(1)
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('refuses a coupon that is no free stake for the bet, and keeps the coupon', async () => {
  const { member, fixture } = await given10k()
  const [other, second] = [await aBettor(house), await anOfferedFixture(house)]
  const coupon = await given(member, { minOdds: 250, minLegs: 2 })
  const money = await given(member, { kind: 'money', minOdds: null, minLegs: null, amount: 1 })
  const refusalOf = async (picks: readonly { fixture: number }[], over = {}, who = member, id = coupon) =>
    (await told(await place(who, id, slip(who, picks, over)))).refusal
  const two = [{ fixture }, { fixture: second }]
  expect(await refusalOf([{ fixture }])).toBe('FREE_BET_LEGS')
  expect(await refusalOf(two, { amounts: 20_000 })).toBe('FREE_BET_STAKE')
  expect(await refusalOf(two, {}, other)).toBe('COUPON_UNKNOWN')
  expect(await refusalOf(two, { amounts: 100 })).toBe('STAKE_BELOW_MINIMUM')
  expect(await refusalOf(two, {}, member, money)).toBe('COUPON_NO_FREE_BET')
  expect(await refusalOf(two, {}, member, 'no-uuid')).toBe('BAD_INPUT')
  const use = await house.post(`coupon/${coupon}/use`, {}, member)
  expect((await told(use)).refusal).toBe('COUPON_AT_BET')
  expect((await place(member, coupon, slip(member, two))).status).toBe(200)
  expect(await refusalOf(two)).toBe('COUPON_USED')
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('a free stake does not count towards the member’s own limits', async () => {
  const { member, coupon, fixture } = await given10k()
  const own = await anOfferedFixture(house)
  expect((await bet(house, member, slip(member, [{ fixture: own }]))).status).toBe(200)
  await placed(member, coupon, fixture)
  const { use } = await database.db.one<{ use: number }>(
    sql`select staked_day as use from ledger_account where id = ledger_wallet(${member.memberId})`,
  )
  expect(use).toBe(10_000)
})

test('ledger and reports are consistent at the end', async () => {
  expect((await verifyLedger(database.db)).faults).toEqual([])
  const { booked, inProgress } = await desk.openStakes()
  expect(booked).toBe(inProgress)
  await followReportsToEnd(database.db, clock)
  expect((await compareReports(database.db)).faults).toEqual([])
})
