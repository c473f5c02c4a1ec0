import { beforeEach, expect, test } from 'vitest'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import type { Message } from '#contract/community/messages.ts'
import { MINUTE } from '#domain/instant.ts'
import { sumOfHouseAccount } from '#server/ledger/ledger.ts'
import { listActs } from '#server/site/site.ts'
import { aBettor, type Bettor, told, walletBalance, whole } from '#tests/support/facts/bettor.ts'
import { listHoldStates } from '#tests/support/facts/booked-bets.sql.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
  waitingBets,
} from '#tests/support/facts/live-match.ts'
import { insertStuckBet } from '#tests/support/facts/stuck-bet.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 20 })
const clock = testClock(START)
const house = useHouse(database, { clock })
const other = useSecondHouse(database, house)

let member: Bettor
let match: LiveMatch
let token: string
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
  token = await house.logIn('admin')
})

const body = () => liveSlip(member, [{ fixture: match.id }])
const idOfWaiting = async () => (await waitingBets(house, member))[0]?.id ?? ''
const REASON = '시스템 지연'
const end = (betId: string, { of = member.memberId as number, reason = REASON, as = token } = {}) =>
  house.post(`admin/members/${of}/waiting-bets/${betId}/end`, { reason }, { token: as })

test('BETFLOW-028 an operator ends a waiting bet: the member is answered at once, the stake is refunded, and a message gives the reason', async () => {
  const asked = liveBet(house, member, body(), { key: 'by hand' })
  await untilWaiting(house, member)
  const betId = await idOfWaiting()
  expect(await walletBalance(house, member)).toBe(990_000)

  const ended = await end(betId)
  expect([ended.status, await ended.json()]).toEqual([200, { id: betId, emoney: 1_000_000 }])
  const answer = await whole(await asked)
  expect(answer).toMatchObject({
    status: 400,
    refusal: 'ENDED_BY_OPERATOR',
    bytes: '관리자가 접수 중인 베팅을 취소하였습니다. 베팅금액은 환불되었습니다.',
  })
  expect([await walletBalance(house, member), await listHoldStates(database, member)]).toEqual([
    1_000_000,
    ['released'],
  ])
  expect([await countBets(database, member), await waitingBets(house, member)]).toEqual([0, []])

  clock.advance(FOOTBALL_DELAY)
  expect(await whole(await liveBet(other(), member, body(), { key: 'by hand' }))).toEqual(answer)
  expect(await sumOfHouseAccount(database.db, 'house:held')).toBe(0)
  const page: { messages: Message[] } = await (await house.get('message', { token: member.token })).json()
  expect(page.messages).toMatchObject([
    {
      title: '[베팅취소] 관리자가 접수 중인 베팅을 취소하였습니다.',
      contents:
        '접수되지 않은 베팅이므로 베팅금액 전액이 환불되었습니다.\n\n' +
        `2026-11-21 12:00 베팅 10,000원\n단폴 홈${match.id} VS 원정${match.id} · 승무패 · 홈\n사유: ${REASON}`,
    },
  ])
  const [act] = await listActs(database.db, { subject: `member:${member.memberId}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({ act: 'end-waiting-bet', reason: REASON, after: { bet: betId, stake: 10_000 } })
})

test('refuses to end a bet that has ended or never waited; ending requires the write permission', async () => {
  const asked = liveBet(house, member, body())
  await untilWaiting(house, member)
  const betId = await idOfWaiting()
  const stranger = await aBettor(house)
  expect(await told(await end(betId, { of: stranger.memberId }))).toMatchObject({ refusal: 'BET_UNKNOWN' })
  expect(await told(await end(house.deps.newUuid()))).toMatchObject({ status: 404, refusal: 'BET_UNKNOWN' })
  expect((await end(betId, { reason: '' })).status).toBe(400)
  for (const as of ['demo', 'manager', 'admin1'])
    expect((await end(betId, { as: await house.logIn(as) })).status, as).toBe(403)
  clock.advance(FOOTBALL_DELAY)
  expect((await asked).status).toBe(200)
  expect(await told(await end(betId))).toEqual({
    status: 409,
    refusal: 'WAITING_ENDED',
    text: '이미 처리된 베팅입니다.',
  })
  expect(await walletBalance(house, member)).toBe(990_000)
})

test('concurrent ends by operator, by the accepting process and by another’s sweep: a bet ends once', async () => {
  const ways = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const bettor = await aBettor(house)
    match = await aLiveMatch(house)
    const asked = liveBet(house, bettor, liveSlip(bettor, [{ fixture: match.id }]))
    await untilWaiting(house, bettor)
    const betId = (await waitingBets(house, bettor))[0]?.id ?? ''
    const hands = () => [1, 2].map(() => end(betId, { of: bettor.memberId }))
    const early = round % 2 ? hands() : []
    clock.advance(FOOTBALL_DELAY + 2_000)
    const acts = await Promise.all([...early, ...hands()])
    const answer = await told(await asked)
    const byHand = acts.filter(act => act.status === 200)
    ways.add(`${answer.status}`)
    if (answer.status === 200) expect(byHand).toHaveLength(0)
    else expect([answer.refusal, byHand.length]).toEqual(['ENDED_BY_OPERATOR', 1])
    expect(acts.every(act => act.status === 200 || act.status === 409)).toBe(true)
    expect([await countBets(database, bettor), await walletBalance(house, bettor)]).toEqual(
      answer.status === 200 ? [1, 990_000] : [0, 1_000_000],
    )
  }
  expect(await sumOfHouseAccount(database.db, 'house:held')).toBe(0)
})

test('the desk lists overdue waiting bets with member and time', async () => {
  type Desk = { overdueBets: number; overdue: readonly unknown[]; fixtures: readonly TradingFixture[] }
  const desk = async (): Promise<Desk> =>
    (await house.get('admin/trading/fixtures', { token: await house.logIn('admin') })).json()
  expect(await desk()).toMatchObject({ overdueBets: 0, overdue: [] })
  const dueAt = clock.now()
  const betId = await insertStuckBet(house.deps.db, dueAt, member)
  clock.advance(MINUTE)
  expect(await desk()).toMatchObject({
    overdueBets: 1,
    overdue: [
      {
        id: betId,
        memberId: member.memberId,
        userId: expect.stringMatching(/^b[a-jx]+$/),
        amounts: 5_000,
        dueAt,
      },
    ],
  })
})
