import { expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import type { Message, SentMessage } from '#contract/community/messages.ts'
import type { SettlementDeps } from '#server/settlement/settlement.ts'
import { settleThroughFailures } from '#tests/support/books/broken-settling.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  playedOut,
  slip,
} from '#tests/support/facts/bettor.ts'
import { AWAY_WIN, HOME_WIN, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { tellResettled, unreadChanged } from './community.ts'

const database = useDatabase()
const house = useHouse(database)
const patient = { timeout: 10_000 }

const inbox = async ({ token }: Bettor): Promise<readonly Message[]> => {
  const page: { messages: Message[] } = await (await house.get('message', { token })).json()
  return page.messages
}
const unread = async ({ token }: Bettor): Promise<string> =>
  (await house.get('message/unread', { token })).text()
const betsOf = async ({ token }: Bettor): Promise<readonly Bet[]> => {
  const page: { bets: Bet[] } = await (await house.get('bet_result', { token })).json()
  return page.bets
}
const showsStatuses = (bettor: Bettor, ...statuses: number[]) =>
  expect.poll(async () => (await betsOf(bettor)).map(({ status }) => status), patient).toEqual(statuses)
const showsLegs = (bettor: Bettor, ...statuses: number[]) =>
  expect
    .poll(async () => (await betsOf(bettor)).flatMap(one => one.bettings.map(leg => leg.status)), patient)
    .toEqual(statuses)

async function placed(bettor: Bettor, ...picks: readonly PickSketch[]): Promise<void> {
  const answer = await bet(house, bettor, slip(bettor, picks))
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function operate(path: string, body: object): Promise<void> {
  const token = await house.logIn('admin')
  const answer = await house.post(`admin/fixtures/${path}`, { reason: '시험', ...body }, { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
async function ended(fixture: number, home: number, away: number): Promise<void> {
  await playedOut(house, fixture)
  const sheet = { 10: [0, 0], 20: [home, away], 100: [home, away] }
  await operate(`${fixture}/result`, { sheet, timeConfirmed: true })
}

async function newestSent(): Promise<SentMessage | undefined> {
  const answer = await house.get('admin/messages', { token: await house.logIn('admin') })
  const page: { messages: SentMessage[] } = await answer.json()
  return page.messages[0]
}

test('handbook 1.9 a member whose settled bets a correction changes gets one message with each of them; others get none', async () => {
  const [one, other] = [await aBettor(house), await aBettor(house)]
  const fixture = await anOfferedFixture(house, { home: '울산', away: '서울' })
  await placed(one, { fixture })
  await placed(one, { fixture, type: 3, line: -50, odds: 185 })
  // The pick wins with every one of these results.
  await placed(other, overOf(fixture))
  const told: unknown[] = []
  const stop = house.deps.bus.subscribe(unreadChanged, news => told.push(news))

  await ended(fixture, 5, 3)
  await showsStatuses(one, 2, 2)
  expect(await inbox(one)).toEqual([])
  await ended(fixture, 3, 5)
  await showsStatuses(one, 1, 1)
  await expect.poll(() => told, patient).toEqual([{ memberId: one.memberId }])
  stop()
  const [message, ...more] = await inbox(one)
  expect(more).toEqual([])
  expect(message).toMatchObject({ title: '[경기 결과 정정] 울산 VS 서울', isRead: false })
  expect(message?.contents).toContain('경기 결과: 5:3 → 3:5\n\n')
  expect(message?.contents).toMatch(
    /확인해 주세요\.\n\n\d{4}-\d\d-\d\d \d\d:\d\d 베팅 10,000원 \(No\.[0-9A-Z-]{15}\)\n/,
  )
  expect(message?.contents).toContain('단폴 승무패 · 홈\n당첨 19,000원 → 낙첨\n보유금액 -19,000원')
  expect(message?.contents).toContain('단폴 핸디캡 -0.5 · 홈\n당첨 18,500원 → 낙첨\n보유금액 -18,500원')
  expect(await newestSent()).toMatchObject({
    to: '재정산 회원 (회원별 내역 포함)',
    operator: '',
    recipients: 1,
    reads: 0,
    contents: expect.not.stringContaining('보유금액'),
  })

  await ended(fixture, 4, 2)
  await showsStatuses(one, 2, 2)
  expect((await inbox(one))[0]?.contents).toContain('낙첨 → 당첨 19,000원\n보유금액 +19,000원')
  expect([await unread(one), await unread(other)]).toEqual(['2', '0'])
})

test('handbook 1.9 reports a reversed void as such: in the message, and on the bet when it settles', async () => {
  const bettor = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  await placed(bettor, { fixture })
  const part = { oddsId: outcomeId(fixture, 1, undefined, '1') }
  await operate(`${fixture}/void-part`, { ...part, voided: true })
  await showsStatuses(bettor, 3)
  expect(await inbox(bettor)).toEqual([])
  await operate(`${fixture}/void-part`, { ...part, voided: false })
  await showsStatuses(bettor, 0)
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: null }])
  const [message] = await inbox(bettor)
  expect(message?.title).toContain('[적중특례 철회]')
  expect(message?.contents).toContain('적중특례 10,000원 → 진행중\n보유금액 -10,000원')
  // Its result needed no correction.
  await ended(fixture, 1, 0)
  await showsStatuses(bettor, 2)
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: 'void-withdrawn' }])
  expect(await inbox(bettor)).toHaveLength(1)
})

test('handbook 1.9 reports a void match that gets a result, and a result that becomes void', async () => {
  const bettor = await aBettor(house)
  const fixture = await anOfferedFixture(house, { home: '울산', away: '서울' })
  await placed(bettor, { fixture })
  await operate(`${fixture}/void`, {})
  await showsStatuses(bettor, 3)
  await ended(fixture, 2, 1)
  await showsStatuses(bettor, 2)
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: 'void-withdrawn' }])
  await operate(`${fixture}/void`, {})
  await showsStatuses(bettor, 3)
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: 'voided' }])
  expect((await inbox(bettor)).map(({ title }) => title)).toEqual([
    '[적중특례 처리] 울산 VS 서울',
    '[적중특례 철회] 울산 VS 서울',
  ])
})

test('handbook 1.9 a void reversed while its bet waited for another match is not part of the bet’s settlement', async () => {
  const bettor = await aBettor(house)
  const [a, b] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  await placed(bettor, { fixture: a }, { fixture: b })
  await ended(a, 0, 1)
  await showsStatuses(bettor, 1)
  await ended(a, 0, 2)
  await operate(`${a}/void`, {})
  await showsStatuses(bettor, 0)
  await ended(a, 2, 1)
  await showsLegs(bettor, 2, 0)
  await ended(b, 0, 1)
  await showsStatuses(bettor, 1)
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: 'void-withdrawn' }])
})

test('handbook 1.9 a bet lost by another match meanwhile does not name the reversed void either', async () => {
  const bettor = await aBettor(house)
  const [a, b] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  await placed(bettor, { fixture: a }, { fixture: b })
  await ended(a, 0, 1)
  await showsStatuses(bettor, 1)
  await operate(`${a}/void`, {})
  await showsStatuses(bettor, 0)
  await ended(b, 0, 1)
  await showsStatuses(bettor, 1)
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: 'voided' }])
  await ended(a, 2, 1)
  await showsLegs(bettor, 2, 1)
  expect(await betsOf(bettor)).toMatchObject([{ status: 1, resettledBy: 'void-withdrawn' }])
})

test('handbook 1.9 a renewed void is reported as a void, not as a reversal', async () => {
  const bettor = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  await placed(bettor, { fixture })
  const part = { oddsId: outcomeId(fixture, 1, undefined, '1') }
  for (const [voided, status] of [
    [true, 3],
    [false, 0],
    [true, 3],
  ] as const) {
    await operate(`${fixture}/void-part`, { ...part, voided })
    await showsStatuses(bettor, status)
  }
  expect(await betsOf(bettor)).toMatchObject([{ resettledBy: 'voided' }])
})

test('handbook 1.9 a combination is named by its first leg, whichever match was corrected', async () => {
  const bettor = await aBettor(house)
  const corrected = await anOfferedFixture(house, { home: '울산', away: '서울' })
  const first = await anOfferedFixture(house, { home: '전북', away: '포항' })
  await placed(bettor, { fixture: first }, { fixture: corrected }, { fixture: await anOfferedFixture(house) })
  await ended(corrected, 0, 1)
  await showsStatuses(bettor, 1)
  await ended(corrected, 1, 0)
  await showsStatuses(bettor, 0)
  const [message] = await inbox(bettor)
  expect(message?.title).toBe('[경기 결과 정정] 울산 VS 서울')
  expect(message?.contents).toMatch(
    /베팅 10,000원 \(No\.[0-9A-Z-]{15}\)\n3폴더 전북 VS 포항 외 2경기\n낙첨 → 진행중\n/,
  )
})

test('handbook 1.9 one member’s bets in several chunks, with database failures, become one message with all of them', async () => {
  const desk = settlementDesk(database, house.clock)
  const deps: SettlementDeps = {
    ...desk.deps(),
    tellResettled: (tx, resettled) => tellResettled(house.deps, tx, resettled),
  }
  const bettor = await aBettor(house, { balance: 10_000_000 })
  const fixture = 90_001
  await desk.newFixtures({ id: fixture })
  await desk.placeAll(Array.from({ length: 400 }, () => ({ member: bettor.memberId, legs: [{ fixture }] })))
  await desk.record(fixture, HOME_WIN)
  await desk.settle(fixture)
  await desk.record(fixture, AWAY_WIN)
  await settleThroughFailures(deps, fixture)
  await settleThroughFailures(deps, fixture)
  const [message, ...more] = await inbox(bettor)
  expect(more).toEqual([])
  expect(countTold(message)).toBe(400)
  expect(await unread(bettor)).toBe('1')
  expect(await newestSent()).toMatchObject({ recipients: 1 })
})

/** Number of bets mentioned in a message, one by one or summarised. */
function countTold(message: Message | undefined): number {
  const text = message?.contents ?? ''
  const others = [...text.matchAll(/외 (\d+)건/g)].map(([, count]) => Number(count))
  return (text.match(/베팅 10,000원/g)?.length ?? 0) + others.reduce((sum, count) => sum + count, 0)
}
