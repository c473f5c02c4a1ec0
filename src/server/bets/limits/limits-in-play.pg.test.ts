import { beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
  waitOut,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

let member: Bettor
let match: LiveMatch
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
})

const limit = async (amounts: object) => {
  const place = { scope: 'fixture', fixtureId: match.id, marketId: null }
  const none = { stakeMax: null, payoutMax: null, memberStakeMax: null, openPayoutMax: null }
  const body = { place, amounts: { ...none, ...amounts }, revision: 0, reason: '위험 관리' }
  const answer = await house.post('admin/house-limits', body, { token: await house.logIn('admin') })
  expect(answer.status).toBe(200)
}
const stake = (who: Bettor, amounts: number) =>
  liveBet(house, who, liveSlip(who, [{ fixture: match.id }], { amounts }))

test('B11 refuses an in-play bet at once, without delay and without a hold', async () => {
  await limit({ stakeMax: 9_000, openPayoutMax: 18_000 })
  expect(await told(await stake(member, 9_001))).toEqual({
    status: 400,
    refusal: 'HOUSE_STAKE_MAX',
    text: '이 경기의 최대 베팅 금액은 9,000원입니다.',
  })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('B11 a limit set during the delay refuses the waiting bet, and refunds its stake', async () => {
  const answer = await waitOut(house, member, match, { meanwhile: () => limit({ stakeMax: 5_000 }) })
  expect(await told(answer)).toMatchObject({ status: 400, refusal: 'HOUSE_STAKE_MAX' })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('B11 twenty bets that wait concurrently are booked up to the payout cap', async () => {
  await limit({ openPayoutMax: 95_000 })
  const bettors = await Promise.all(Array.from({ length: 20 }, () => aBettor(house)))
  const answers = bettors.map(one => stake(one, 10_000))
  await Promise.all(bettors.map(one => untilWaiting(house, one)))
  house.clock.advance(FOOTBALL_DELAY)
  const refusals = (await Promise.all((await Promise.all(answers)).map(told))).map(one => one.refusal)
  expect(refusals.filter(refusal => refusal === null)).toHaveLength(5)
  expect(refusals.filter(refusal => refusal === 'HOUSE_OPEN_PAYOUT_MAX')).toHaveLength(15)
  const { open } = await database.db.one<{ open: number }>(sql`
    select sum(b.winnings)::bigint as open from bet b where ${match.id} = any(b.fixtures) and b.status = 0`)
  expect(open).toBe(95_000)
  // The limit is used up: the next bet does not even wait.
  expect(await told(await stake(member, 10_000))).toMatchObject({ refusal: 'HOUSE_OPEN_PAYOUT_MAX' })
  expect((await verifyLedger(database.db)).faults).toEqual([])
})
