import { beforeEach, expect, test } from 'vitest'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { BASEBALL } from '#domain/sports/sports.ts'
import { verifyActs } from '#server/site/acts.ts'
import { listActs } from '#server/site/site.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { useSettlementRoutes } from '#tests/support/books/settlement-routes.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)
const ask = useSettlementRoutes(desk.deps)
let fixture = 0

beforeEach(async () => {
  await desk.newFixtures({ id: ++fixture, status: 'finished' })
})

const enter = (sheet: object, reason = '공식 기록 확인', as: 'member' | 'operator' = 'operator') =>
  ask(`/api/admin/fixtures/${fixture}/result`, { as, body: { sheet, reason } })
const voidIt = (reason = '경기 취소') =>
  ask(`/api/admin/fixtures/${fixture}/void`, { as: 'operator', body: { reason } })

test('an entered result settles the bets and is logged with its reason', async () => {
  const member = await desk.newMember()
  const bet = await desk.place({ member, legs: [{ fixture }] })
  expect(await enter(HOME_WIN)).toMatchObject({ status: 200, json: { fixtureId: fixture, revision: 1 } })
  await desk.settle(fixture)
  expect(await desk.bet(bet)).toMatchObject({ status: 2, payout: 20_000 })
  const [act] = await listActs(database.db, { subject: `fixture:${fixture}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({ act: 'enter-result', operator: 'admin', reason: '공식 기록 확인' })
  expect(act?.after).toEqual({ revision: 1, sheet: HOME_WIN })
})

test('a corrected result settles again, and the log has both', async () => {
  const member = await desk.newMember()
  const bet = await desk.place({ member, legs: [{ fixture }] })
  await enter(HOME_WIN)
  await desk.settle(fixture)
  expect(await enter({ 100: [0, 1] }, '오기 정정')).toMatchObject({ json: { revision: 2 } })
  await desk.settle(fixture)
  expect(await desk.bet(bet)).toMatchObject({ status: 1, payout: 0 })
  const acts = await listActs(database.db, { subject: `fixture:${fixture}`, limit: 9, offset: 0 })
  expect(acts.map(act => act.act)).toEqual(['correct-result', 'enter-result'])
  expect(acts[0]?.before).toMatchObject({ revision: 1, sheet: HOME_WIN })
})

test('FIELD-055 a voided fixture refunds its bets with the operator’s reason', async () => {
  const member = await desk.newMember()
  const bet = await desk.place({ member, legs: [{ fixture }] })
  expect(await voidIt()).toMatchObject({ status: 200, json: { fixtureId: fixture, revision: 1 } })
  await desk.settle(fixture)
  expect(await desk.bet(bet)).toMatchObject({
    status: 3,
    payout: 10_000,
    legs: [{ reason: '운영자 결정(사유: 경기 취소)에 따라 적특(배당 1.00) 처리되었습니다.' }],
  })
  const acts = await listActs(database.db, { subject: `fixture:${fixture}`, limit: 9, offset: 0 })
  expect(acts).toMatchObject([{ act: 'void-fixture', reason: '경기 취소' }])
  expect(await verifyActs(database.db)).toMatchObject({ brokenAt: null })
})

test.each([
  ['a code unknown to the sport', { 7: [1, 0], 100: [1, 0] }, '이 종목에 없는 구간 코드입니다: 7'],
  [
    'halves with a wrong sum',
    { 10: [1, 0], 20: [0, 0], 100: [2, 0] },
    '종료 스코어가 구간 스코어의 합과 다릅니다',
  ],
  ['half time above full time', { 10: [3, 0], 100: [2, 0] }, '구간 스코어가 종료 스코어보다 많습니다'],
  ['one half only', { 10: [1, 0] }, '종료 스코어(100)가 없습니다'],
  ['nothing', {}, '스코어가 없습니다'],
])('refuses a sheet with %s and changes nothing', async (_, sheet, why) => {
  expect(await enter(sheet)).toMatchObject({
    status: 400,
    refusal: 'RESULT_INCOMPLETE',
    text: `경기결과를 확인해 주세요. (${why})`,
  })
  expect(await listActs(database.db, { subject: `fixture:${fixture}`, limit: 1, offset: 0 })).toEqual([])
})

test('refuses a correction and a void after the configured hours', async () => {
  await enter(HOME_WIN)
  await desk.settle(fixture)
  clock.advance(24 * HOUR)
  expect(await enter({ 100: [3, 0] })).toMatchObject({ status: 200 })
  clock.advance(1)
  const refused = { status: 400, refusal: 'CORRECTION_TOO_LATE' }
  expect(await enter(HOME_WIN)).toMatchObject({
    ...refused,
    text: '결과 정정은 정산 후 24시간 이내에만 가능합니다.',
  })
  expect(await voidIt()).toMatchObject(refused)
})

test('accepts a late sheet while a market is undecided', async () => {
  const member = await desk.newMember()
  const bet = await desk.place({ member, legs: [{ fixture, type: 21, pick: 'Over', line: 50 }] })
  await enter({ 100: [2, 0] })
  await desk.settle(fixture)
  clock.advance(72 * HOUR)
  expect(await enter(HOME_WIN)).toMatchObject({ status: 200 })
  await desk.settle(fixture)
  expect(await desk.bet(bet)).toMatchObject({ status: 2 })
})

const FIRST_TO_SCORE = 16

test('handbook 1.12 the operator enters values missing from the score: the first scorer, also as a correction', async () => {
  const legs = (pick: string) => [{ fixture, type: FIRST_TO_SCORE, pick }]
  const home = await desk.place({ member: await desk.newMember(), legs: legs('1') })
  const away = await desk.place({ member: await desk.newMember(), legs: legs('2') })
  await desk.record(fixture, { 10: [1, 1], 20: [0, 0], 100: [1, 1] })
  await desk.settle(fixture)
  expect(await desk.bets([home, away])).toMatchObject([{ status: 3 }, { status: 3 }])
  const sheet = { 10: [1, 1], 20: [0, 0], 100: [1, 1] }
  const told = (incidents: object) =>
    ask(`/api/admin/fixtures/${fixture}/result`, {
      as: 'operator',
      body: { sheet, incidents, reason: '첫 득점팀 확인' },
    })
  expect(await told({ scoringOrder: ['away'] })).toMatchObject({
    status: 400,
    text: '경기결과를 확인해 주세요. (득점 순서가 스코어와 다릅니다)',
  })
  expect(await told({ firsts: { goat: 'home' } })).toMatchObject({ status: 400 })
  expect(await told({ scoringOrder: ['away', 'home'] })).toMatchObject({ status: 200 })
  await desk.settle(fixture)
  expect(await desk.bets([home, away])).toMatchObject([{ status: 1 }, { status: 2 }])
  const [act] = await listActs(database.db, { subject: `fixture:${fixture}`, limit: 1, offset: 0 })
  expect(act?.after).toMatchObject({ incidents: { scoringOrder: ['away', 'home'] } })
})

test('handbook 1.12 a home side that did not bat in the ninth is entered as null', async () => {
  const game = ++fixture
  await desk.newFixtures({ id: game, sport: BASEBALL })
  const bet = await desk.place({
    member: await desk.newMember(),
    legs: [{ fixture: game, type: 2, pick: 'Over', line: 750 }],
  })
  const innings = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index + 1, [1, 0]]))
  expect(await enter({ ...innings, 9: [0, 0], 3: [null, 0] })).toMatchObject({ status: 400 })
  expect(await enter({ ...innings, 9: [null, 0] })).toMatchObject({ status: 200 })
  await desk.settle(game)
  expect(await desk.bet(bet)).toMatchObject({ status: 2 })
})

test('refuses an unknown fixture, a missing reason, and non-operators', async () => {
  const unknown = { as: 'operator', body: { sheet: HOME_WIN, reason: '확인' } } as const
  const nowhere = '/api/admin/fixtures/999999'
  expect(await ask(`${nowhere}/result`, unknown)).toMatchObject({
    status: 404,
    refusal: 'FIXTURE_UNKNOWN',
  })
  expect(await ask(`${nowhere}/void`, unknown)).toMatchObject({
    status: 404,
    refusal: 'FIXTURE_UNKNOWN',
  })
  expect(await enter(HOME_WIN, '  ')).toMatchObject({ status: 400 })
  expect(await enter({ 100: [1.5, 0] })).toMatchObject({ status: 400 })
  expect(await enter(HOME_WIN, '확인', 'member')).toMatchObject({ status: 403 })
})

test('ten concurrent operators enter ten revisions, and the bets follow the last', async () => {
  const member = await desk.newMember()
  const bet = await desk.place({ member, legs: [{ fixture }] })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => enter({ 100: index % 2 === 0 ? [1, 0] : [0, 1] })),
  )
  expect(answers.map(answer => answer.json.revision).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 1),
  )
  await Promise.all(answers.map(() => desk.settle(fixture)))
  const last = answers.findIndex(answer => answer.json.revision === 10)
  expect(await desk.bet(bet)).toMatchObject({ status: last % 2 === 0 ? 2 : 1 })
})

const inAnHour = async () => {
  await desk.newFixtures({ id: ++fixture, at: clock.now(), startsAt: instant(clock.now() + HOUR) })
}
const enterWith = (timeConfirmed: boolean) =>
  ask(`/api/admin/fixtures/${fixture}/result`, {
    as: 'operator',
    body: { sheet: HOME_WIN, reason: '공식 기록 확인', timeConfirmed },
  })

test('handbook 6.3 refuses a result before the start, even confirmed, and settles no bet', async () => {
  await inAnHour()
  const bet = await desk.place({ member: await desk.newMember(), legs: [{ fixture }] })
  for (const confirmed of [false, true])
    expect(await enterWith(confirmed)).toMatchObject({
      status: 400,
      refusal: 'RESULT_BEFORE_START',
      text: expect.stringContaining('시작 전에는 결과를 입력할 수 없습니다.'),
    })
  expect(await desk.bet(bet)).toMatchObject({ status: 0 })
  expect(await listActs(database.db, { subject: `fixture:${fixture}`, limit: 9, offset: 0 })).toEqual([])
})

test('handbook 6.3 a result before the earliest end requires confirmation', async () => {
  await inAnHour()
  clock.advance(HOUR + 60 * MINUTE)
  expect(await enterWith(false)).toMatchObject({
    status: 400,
    refusal: 'RESULT_UNCONFIRMED',
    text: expect.stringMatching(/^아직 끝날 시간이 아닌 경기입니다\. 시작 .*최소 소요 95분/),
  })
  expect(await enterWith(true)).toMatchObject({ status: 200, json: { revision: 1 } })
  await inAnHour()
  clock.advance(HOUR + 95 * MINUTE)
  expect(await enterWith(false)).toMatchObject({ status: 200 })
})

test('handbook 6.3 a match voided before its start accepts a confirmed result', async () => {
  await inAnHour()
  expect(await voidIt()).toMatchObject({ status: 200 })
  expect(await enterWith(false)).toMatchObject({ status: 400, refusal: 'RESULT_UNCONFIRMED' })
  expect(await enterWith(true)).toMatchObject({ status: 200, json: { revision: 2 } })
  expect(await enter({ 100: [1, 0] }, '오기 정정')).toMatchObject({ status: 200, json: { revision: 3 } })
})
