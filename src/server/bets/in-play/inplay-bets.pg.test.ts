import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { sumOfHouseAccount } from '#server/ledger/ledger.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  FIXTURE_CLOSED,
  overOf,
  type PickSketch,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { listBookedBets, listHoldStates } from '#tests/support/facts/booked-bets.sql.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
  waitingBets,
  waitOut,
} from '#tests/support/facts/live-match.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let match: LiveMatch
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
})

test('API-046 FIELD-015 an in-play bet waits with its stake held, then is booked and answered', async () => {
  const body = liveSlip(member, [{ fixture: match.id }])
  const answer = liveBet(house, member, body, { key: 'ring' })
  await untilWaiting(house, member)
  const [waiting] = await waitingBets(house, member)
  expect(waiting).toMatchObject({
    key: 'ring',
    gameDetailType: 5,
    betStyle: 'KR',
    amounts: 10_000,
    totalRatio: 1.9,
    winnings: 19_000,
    seconds: 6,
    leftMs: 6_000,
    dueAt: house.clock.now() + 6_000,
    bettings: [{ fixtureId: match.id, betName: '1', betPrice: 1.9, status: 0, home: `홈${match.id}` }],
  })
  expect(await walletBalance(house, member)).toBe(990_000)
  expect([await listBookedBets(database, member), await listHoldStates(database, member)]).toEqual([
    [],
    ['held'],
  ])

  house.clock.advance(FOOTBALL_DELAY - 1)
  expect((await waitingBets(house, member))[0]?.leftMs).toBe(1)
  house.clock.advance(1)
  const booked = await answer
  expect([booked.status, await booked.json()]).toEqual([200, { id: waiting?.id, emoney: 990_000 }])
  expect(await listBookedBets(database, member)).toEqual([
    {
      id: waiting?.id,
      gameType: 2,
      detailType: 5,
      style: 'KR',
      stake: 10_000,
      totalOdds: 190,
      status: 0,
      odds: [190],
      versions: [1],
    },
  ])
  expect([await listHoldStates(database, member), await waitingBets(house, member)]).toEqual([
    ['captured'],
    [],
  ])
  expect(await sumOfHouseAccount(database.db, 'house:held')).toBe(0)
})

test('handbook 1.8: an in-play bet is listed as 인플레이 and cannot be cancelled by the member', async () => {
  const { id }: { id: string } = await (await waitOut(house, member, match)).json()
  const list = await (await house.get('bet_result?type=2', { token: member.token })).json()
  expect(list.bets).toMatchObject([{ id, gameType: 2, cancellable: false }])
  const cancelled = await house.post(`bet_result/${id}/cancel`, {}, { token: member.token })
  expect(await told(cancelled)).toMatchObject({ status: 400, refusal: 'CANCEL_NOT_POSSIBLE' })
})

test('FIELD-015 the delay is the longest of the legs', async () => {
  const basketball = await aLiveMatch(house, { sport: 48242 })
  await basketball.score(20, 18, { periodCode: 1 })
  const picks = [{ fixture: match.id }, { fixture: basketball.id, sport: 48242 }]
  const answer = liveBet(house, member, liveSlip(member, picks))
  await untilWaiting(house, member)
  expect((await waitingBets(house, member))[0]?.seconds).toBe(6)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await answer).status).toBe(200)
})

test('BETFLOW-016 the raw API refuses at once a pick that is not open in play, and holds no stake', async () => {
  const begun = async (picks: readonly PickSketch[]) =>
    (await told(await liveBet(house, member, liveSlip(member, picks)))).refusal
  const before = await anOfferedFixture(house)
  expect(await begun([{ fixture: before }])).toBe('MARKET_NOT_OFFERED')
  await match.prices([180, 200], { type: 2, line: 250, suspended: true })
  expect(await begun([overOf(match.id)])).toBe('MARKET_SUSPENDED')
  await match.suspend(true)
  expect(await begun([{ fixture: match.id }])).toBe('MARKET_SUSPENDED')
  await match.suspend(false)
  house.clock.advance(16 * SECOND)
  expect(await begun([{ fixture: match.id }])).toBe('MARKET_SUSPENDED')
  expect([await listHoldStates(database, member), await walletBalance(house, member)]).toEqual([
    [],
    1_000_000,
  ])
})

test('API-046 the pre-match route refuses a running match', async () => {
  const answer = await bet(house, member, slip(member, [{ fixture: match.id }]))
  expect(await told(answer)).toEqual(FIXTURE_CLOSED)
  const asLive = await bet(house, member, liveSlip(member, [{ fixture: match.id }]))
  expect(await told(asLive)).toEqual(FIXTURE_CLOSED)
  const asCross = await liveBet(house, member, slip(member, [{ fixture: match.id }]))
  expect(await told(asCross)).toMatchObject({ refusal: 'BAD_INPUT' })
})

test('LIMIT-008 BETFLOW-023 checks the slip rules at once: live limits, balance, ownership', async () => {
  const refused = async (over: object, bettor = member) =>
    (await told(await liveBet(house, bettor, liveSlip(member, [{ fixture: match.id }], over)))).refusal
  expect(await refused({ amounts: 100 })).toBe('STAKE_BELOW_MINIMUM')
  expect(await refused({ amounts: 50_000_001 })).toBe('STAKE_ABOVE_MAXIMUM')
  const poor = await aBettor(house, { balance: 9_999 })
  expect(await refused({ memberId: poor.memberId }, poor)).toBe('INSUFFICIENT_BALANCE')
  expect(await refused({ memberId: member.memberId + 1 })).toBe('OTHER_MEMBER')
  expect(await refused({ bettings: [] })).toBe('NO_SELECTION')
  expect(await listHoldStates(database, member)).toEqual([])
})

test('PICK-008 two picks of different families of one match wait and are booked together', async () => {
  const picks = [{ fixture: match.id }, overOf(match.id)]
  const answer = await waitOut(house, member, match, { picks })
  expect(answer.status).toBe(200)
  expect(await listBookedBets(database, member)).toMatchObject([{ totalOdds: 342 }])
})

test('handbook 1.5: waiting bets count for double clicks, both sides and the maximum of waiting bets', async () => {
  const first = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  const now = async (picks: readonly PickSketch[], key?: string) =>
    told(await liveBet(house, member, liveSlip(member, picks, { amounts: 5_000 }), { ...(key && { key }) }))
  expect((await now([{ fixture: match.id }])).refusal).toBe('BET_REPEATED')
  expect((await now([{ fixture: match.id, pick: '2', odds: 210 }])).refusal).toBe('BOTH_SIDES_OPEN')
  const others = await Promise.all(
    Array.from({ length: 9 }, async (_, index) => {
      const other = await aLiveMatch(house)
      return liveSlip(member, [{ fixture: other.id }], { amounts: 5_000 + index })
    }),
  )
  const further = others.map(body => liveBet(house, member, body))
  await untilWaiting(house, member, 10)
  const last = await aLiveMatch(house)
  expect(await now([{ fixture: last.id }])).toEqual({
    status: 400,
    refusal: 'WAITING_ABOVE_MAXIMUM',
    text: '접수 중인 베팅은 10건까지 가능합니다. 잠시 후 다시 베팅해 주세요.',
  })
  house.clock.advance(FOOTBALL_DELAY)
  const answers = await Promise.all([first, ...further])
  expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
})

test('FIELD-015 a delay of 0 does not wait', async () => {
  const none = { baseball: 0, basic: 0, basketball: 0, hockey: 0, soccer: 0, volleyball: 0 }
  const usual = house.app.site.settings().liveBettingTime
  await changeSettings(house, { liveBettingTime: none })
  try {
    expect((await liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))).status).toBe(200)
  } finally {
    await changeSettings(house, { liveBettingTime: usual })
  }
})

test('handbook 2.9: a football handicap stores the score at the bet, other markets store none', async () => {
  const handicap = { fixture: match.id, type: 3, line: -50, odds: 185 }
  const { id }: { id: string } = await (await waitOut(house, member, match, { picks: [handicap] })).json()
  const { bettings } = await (await house.get(`bet_result/${id}`, { token: member.token })).json()
  expect(bettings).toMatchObject([{ marketId: 3, scoreAtBet: '1:0' }])
  const plain: { id: string } = await (await waitOut(house, member, match)).json()
  const other = await (await house.get(`bet_result/${plain.id}`, { token: member.token })).json()
  expect(other.bettings).toMatchObject([{ marketId: 1, scoreAtBet: '' }])
})

test.each([undefined, 'better', 'any'])(
  'BETFLOW-024 CART-026 in play too, a line on a market without lines is a changed line, in every accept mode (%s)',
  async mode => {
    const body = liveSlip(member, [{ fixture: match.id }])
    const bettings = body.bettings.map(one => ({ ...one, betBaseline: '2.5' }))
    const asked = await liveBet(house, member, { ...body, bettings }, mode === undefined ? {} : { mode })
    expect(await told(asked)).toMatchObject({ status: 409, refusal: 'ODDS_CHANGED' })
    expect(await walletBalance(house, member)).toBe(1_000_000)
  },
)
