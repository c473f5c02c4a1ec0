import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { outcomeId, START } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, liveBet, liveSlip, PATIENCE, untilWaiting } from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)
let admin = ''

beforeEach(async () => {
  house.clock.set(START)
  admin = await house.logIn('admin')
})

const homeOf = (fixture: number) => outcomeId(fixture, 1, undefined, '1')
const setVoid = (fixture: number, voided: boolean) =>
  house.post(
    `admin/fixtures/${fixture}/void-part`,
    { oddsId: homeOf(fixture), voided, reason: '배당 오류' },
    { token: admin },
  )
const betsOf = ({ memberId }: Bettor) =>
  database.db.many<{ status: number; payout: number | null }>(
    sql`select status, payout from bet where member_id = ${memberId}`,
  )
const SUSPENDED = { status: 400, refusal: 'MARKET_SUSPENDED' }

test('FIELD-055 a voided pick refuses bets on the raw API and accepts them after the reversal', async () => {
  const fixture = await anOfferedFixture(house)
  const member = await aBettor(house)
  expect((await setVoid(fixture, true)).status).toBe(200)
  for (const version of [1, 2])
    expect(await told(await bet(house, member, slip(member, [{ fixture, version }])))).toMatchObject(
      SUSPENDED,
    )
  expect((await bet(house, member, slip(member, [{ fixture, pick: 'X', odds: 200 }]))).status).toBe(200)
  expect((await setVoid(fixture, false)).status).toBe(200)
  expect((await bet(house, member, slip(member, [{ fixture, version: 3 }]))).status).toBe(200)
  expect(await walletBalance(house, member)).toBe(980_000)
})

test('bets sent while a pick is voided are booked before and void, or refused; none stays open', async () => {
  const fixture = await anOfferedFixture(house)
  const members = await Promise.all(Array.from({ length: 40 }, () => aBettor(house)))
  const answers = members.map(member => bet(house, member, slip(member, [{ fixture }])))
  await Promise.race(answers)
  const voided = await setVoid(fixture, true)
  expect(voided.status).toBe(200)
  const statuses = (await Promise.all(answers)).map(answer => answer.status)
  expect(new Set(statuses)).toEqual(new Set(statuses.includes(400) ? [200, 400] : [200]))
  const left = () =>
    database.db.one<{ open: number; void: number }>(sql`
      select count(*) filter (where b.status = 0) as open, count(*) filter (where b.status = 3) as void
      from bet b join bet_leg l on l.bet_id = b.id where l.fixture_id = ${fixture}`)
  await expect
    .poll(left, PATIENCE)
    .toEqual({ open: 0, void: statuses.filter(status => status === 200).length })
  for (const member of members) expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('FIELD-015 an in-play bet that waits while its pick is voided is refused, and its stake refunded', async () => {
  const member = await aBettor(house)
  const match = await aLiveMatch(house)
  const answer = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  expect((await setVoid(match.id, true)).status).toBe(200)
  house.clock.advance(6 * SECOND)
  expect(await told(await answer)).toMatchObject(SUSPENDED)
  expect([await betsOf(member), await walletBalance(house, member)]).toEqual([[], 1_000_000])
})

test('an in-play bet is void at once with its pick, and open again after the reversal', async () => {
  const member = await aBettor(house)
  const match = await aLiveMatch(house)
  const answer = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  house.clock.advance(6 * SECOND)
  expect((await answer).status).toBe(200)
  await setVoid(match.id, true)
  await expect.poll(() => betsOf(member), PATIENCE).toEqual([{ status: 3, payout: 10_000 }])
  await setVoid(match.id, false)
  await expect.poll(() => betsOf(member), PATIENCE).toEqual([{ status: 0, payout: null }])
  expect(await walletBalance(house, member)).toBe(990_000)
})
