import { beforeEach, expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import type { Message } from '#contract/community/messages.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import type { BetId } from '#domain/ids.ts'
import { listActs } from '#server/site/site.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  playedOut,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { HOME_WIN, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})

async function placed(...picks: readonly PickSketch[]): Promise<BetId> {
  const answer = await bet(house, member, slip(member, picks))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}

const REASON = '회원 요청'
const cancel = async (
  betId: string,
  { as = 'admin', of = member.memberId as number, reason = REASON, token = '' } = {},
) =>
  told(
    await house.post(
      `admin/members/${of}/bets/${betId}/cancel`,
      { reason },
      { token: token || (await house.logIn(as)) },
    ),
  )
const cancelled = { status: 200, refusal: null }

async function messages(): Promise<readonly Message[]> {
  const page: { messages: Message[] } = await (await house.get('message', { token: member.token })).json()
  return page.messages
}

test('BETFLOW-028 an operator cancels a bet before settlement: the stake is refunded once, and the member gets the reason', async () => {
  const one = await anOfferedFixture(house, { home: '울산', away: '서울' })
  const two = await anOfferedFixture(house)
  const id = await placed({ fixture: one }, overOf(two))
  expect(await walletBalance(house, member)).toBe(990_000)
  // Too late for the member: a quarter of an hour has passed.
  house.clock.advance(15 * 60_000)

  const answer = await cancel(id)
  expect(answer).toMatchObject(cancelled)
  expect(JSON.parse(answer.text)).toEqual({ id, emoney: 1_000_000 })
  expect(await walletBalance(house, member)).toBe(1_000_000)
  const shown: Bet = await (await house.get(`bet_result/${id}`, { token: member.token })).json()
  expect(shown).toMatchObject({ status: -1, cancellable: false })
  expect(shown.bettings.map(({ reason }) => reason)).toEqual([
    '관리자가 취소한 베팅입니다.',
    '관리자가 취소한 베팅입니다.',
  ])
  expect((await messages())[0]).toMatchObject({
    title: '[베팅취소] 관리자가 베팅을 취소하였습니다.',
    contents:
      '베팅금액 전액이 환불되었습니다. 자세한 내용은 베팅내역에서 확인해 주세요.\n\n' +
      `2026-11-21 12:00 베팅 10,000원 (No.${betNumber(id)})\n2폴더 울산 VS 서울 외 1경기\n사유: 회원 요청`,
    isRead: false,
  })
  const [act] = await listActs(database.db, { subject: `member:${member.memberId}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({
    act: 'cancel-bet',
    subject: `member:${member.memberId}`,
    reason: REASON,
    after: { bet: id, stake: 10_000 },
  })

  expect(await cancel(id)).toMatchObject({ status: 400, refusal: 'CANCEL_NOT_POSSIBLE' })
  expect(await walletBalance(house, member)).toBe(1_000_000)
  expect(await messages()).toHaveLength(1)
})

test('BETFLOW-028 two concurrent cancellations refund the stake once', async () => {
  const id = await placed({ fixture: await anOfferedFixture(house) })
  const token = await house.logIn('admin')
  const answers = await Promise.all([cancel(id, { token }), cancel(id, { token })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('BETFLOW-028 refuses to cancel a settled bet', async () => {
  const fixture = await anOfferedFixture(house)
  const id = await placed({ fixture })
  await playedOut(house, fixture)
  await house.post(
    `admin/fixtures/${fixture}/result`,
    { sheet: HOME_WIN, reason: '시험' },
    { token: await house.logIn('admin') },
  )
  await expect.poll(() => walletBalance(house, member), { timeout: 10_000 }).toBe(1_009_000)
  expect(await cancel(id)).toMatchObject({ status: 400, refusal: 'CANCEL_NOT_POSSIBLE' })
  expect(await walletBalance(house, member)).toBe(1_009_000)
})

test('BETFLOW-028 only operators with the write permission cancel a bet, of the named member, with a reason', async () => {
  const id = await placed({ fixture: await anOfferedFixture(house) })
  const other = await aBettor(house)
  const unknown = { status: 404, refusal: 'BET_UNKNOWN' }
  expect(await cancel(id, { of: other.memberId })).toMatchObject(unknown)
  expect(await cancel(id, { of: 999_999_999 })).toMatchObject(unknown)
  expect(await cancel(house.deps.newUuid())).toMatchObject(unknown)
  expect(await cancel('nothing')).toMatchObject({ status: 400 })
  expect(await cancel(id, { reason: '' })).toMatchObject({ status: 400 })
  for (const as of ['demo', 'manager', 'admin1']) expect((await cancel(id, { as })).status, as).toBe(403)
  expect(await walletBalance(house, member)).toBe(990_000)
})
