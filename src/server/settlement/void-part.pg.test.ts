import { beforeEach, expect, test } from 'vitest'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { BetId, FixtureId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import { applyFacts, type FeedFact } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { testClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { aMarket, later, outcomeId, START } from '#tests/support/fixture-facts.ts'
import { type LegSketch, settlementDesk } from '#tests/support/settlement-desk.ts'
import { useSettlementRoutes } from '#tests/support/settlement-routes.ts'
import { listDueFixtures } from './settlement.sql.ts'

const database = useDatabase()
const clock = testClock(START)
const desk = settlementDesk(database, clock)
const ask = useSettlementRoutes(desk.deps)
let fixture = 0

const told = (...facts: FeedFact[]) => applyFacts({ db: database.db, clock, bus: desk.bus }, facts)

/** Football with 1X2, handicap -1 and totals 2.5 and 3.5; beside it another match. */
beforeEach(async () => {
  clock.set(START)
  fixture += 2
  await desk.newFixtures({ id: fixture }, { id: fixture + 1 })
  await told(
    aMarket({ fixture }),
    aMarket({ fixture, type: 3, line: -100 }),
    aMarket({ fixture, type: 2, line: 250 }),
    aMarket({ fixture, type: 2, line: 350 }),
  )
})

type Part = { readonly marketId: string } | { readonly oddsId: string }

const market = async (type = 1, line: number | null = null): Promise<Part> => {
  const { id } = await database.db.one<{ id: string }>(sql`
    select id::text from market
    where fixture_id = ${fixture} and type_id = ${type} and line is not distinct from ${line}`)
  return { marketId: id }
}
const outcome = (pick: string, type = 1, line?: number): Part => ({
  oddsId: outcomeId(fixture, type, line, pick),
})

const send = (path: string, body: object, as: 'member' | 'operator' = 'operator') =>
  ask(`/api/admin/fixtures/${fixture}/void-part${path}`, { as, body })
const voidIt = (part: Part, reason = '배당 오류') => send('', { ...part, voided: true, reason })
const takeBack = (part: Part, reason = '확인 완료') => send('', { ...part, voided: false, reason })
const preview = async (part: Part, voided: boolean) => (await send('/preview', { ...part, voided })).json
const settle = () => desk.settle(fixture)
const judge = (seconds: number, code: SettlementCode, pick = '1') =>
  told({
    kind: 'settlement',
    at: later(seconds),
    fixtureId: fixture as FixtureId,
    source: 'lsports',
    verdicts: [{ outcomeId: outcomeId(fixture, 1, undefined, pick), code }],
  })

const bet = async (...legs: LegSketch[]): Promise<BetId> =>
  desk.place({
    member: await desk.newMember(),
    legs: (legs.length > 0 ? legs : [{}]).map(leg => ({ fixture, ...leg })),
  })
const status = async (pick: string, type = 1, line?: number) => {
  const { status, version } = await database.db.one<{ status: string; version: number }>(sql`
    select case when m.suspended then 'market' else o.status end as status, o.version
    from outcome o join market m on m.id = o.market_id where o.id = ${outcomeId(fixture, type, line, pick)}`)
  return [status, version]
}
const HOME_WIN = { 10: [1, 0], 20: [1, 0], 100: [2, 0] } as const
const REASON = '운영자 결정(사유: 배당 오류)에 따라 적특(배당 1.00) 처리되었습니다.'

test('FIELD-055 a voided market gives its stakes back before the match, and every leg says why', async () => {
  const [home, draw, over] = [
    await bet(),
    await bet({ pick: 'X' }),
    await bet({ type: 2, line: 250, pick: 'Over' }),
  ]
  expect(await voidIt(await market())).toMatchObject({
    status: 200,
    json: { fixtureId: fixture, revision: 1 },
  })
  await settle()
  expect(await desk.bet(home)).toMatchObject({
    status: 3,
    payout: 10_000,
    legs: [{ result: 'void', reason: REASON }],
  })
  expect(await desk.bet(draw)).toMatchObject({ status: 3, payout: 10_000 })
  expect(await desk.bet(over)).toMatchObject({ status: 0, payout: null })
})

test('a voided outcome leaves the others of its market; a result that comes later does not count for it', async () => {
  const [home, away] = [await bet(), await bet({ pick: '2' })]
  await voidIt(outcome('1'))
  await settle()
  expect([await desk.bet(home), await desk.bet(away)]).toMatchObject([{ status: 3 }, { status: 0 }])
  await desk.record(fixture, HOME_WIN)
  await settle()
  expect(await desk.bet(home)).toMatchObject({ status: 3, payout: 10_000, legs: [{ reason: REASON }] })
  expect(await desk.bet(away)).toMatchObject({ status: 1, payout: 0 })
  await desk.record(fixture, { 100: [3, 0] }, 'operator')
  await settle()
  expect(await desk.bet(home)).toMatchObject({ status: 3, payout: 10_000 })
})

test('a combination counts its voided leg as 1.00', async () => {
  const id = await bet({ odds: 200 }, { type: 2, line: 250, pick: 'Over', odds: 300 })
  await voidIt(await market())
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 0, legs: [{ result: 'void' }, { result: null }] })
  await desk.record(fixture, { 10: [2, 0], 20: [1, 1], 100: [3, 1] })
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 30_000 })
})

test.each<SettlementCode>([1, 2])(
  'the feed’s verdict %i that comes later does not count either',
  async code => {
    const id = await bet()
    await voidIt(outcome('1'))
    await judge(5, code)
    await settle()
    expect(await desk.bet(id)).toMatchObject({ status: 3, payout: 10_000, legs: [{ reason: REASON }] })
    await takeBack(outcome('1'))
    await settle()
    expect(await desk.bet(id)).toMatchObject({ status: code, payout: code === 2 ? 20_000 : 0 })
  },
)

test('after settlement a void corrects what was paid, and taken back the result counts again', async () => {
  const [home, draw] = [await bet(), await bet({ pick: 'X' })]
  await desk.record(fixture, HOME_WIN)
  await settle()
  expect([await desk.bet(home), await desk.bet(draw)]).toMatchObject([{ payout: 20_000 }, { payout: 0 }])
  await voidIt(await market())
  await settle()
  expect([await desk.bet(home), await desk.bet(draw)]).toMatchObject([
    { status: 3, payout: 10_000, revision: 2 },
    { status: 3, payout: 10_000, revision: 2 },
  ])
  await takeBack(await market())
  await settle()
  expect([await desk.bet(home), await desk.bet(draw)]).toMatchObject([
    { status: 2, payout: 20_000, revision: 3 },
    { status: 1, payout: 0, revision: 3 },
  ])
})

test('a void that is taken back before the match opens its bets again; what was spent meanwhile is owed', async () => {
  const member = await desk.newMember(10_000)
  const id = await desk.place({ member, legs: [{ fixture }] })
  await voidIt(await market())
  await settle()
  expect(await desk.wallet(member)).toBe(10_000)
  await desk.spend(member, 7_000)
  await takeBack(await market())
  await settle()
  expect(await desk.bet(id)).toMatchObject({
    status: 0,
    payout: null,
    legs: [{ result: null, reason: '', revision: null }],
  })
  expect([await desk.wallet(member), await desk.debt(member)]).toEqual([0, 7_000])
  await desk.record(fixture, HOME_WIN)
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 20_000 })
  expect([await desk.wallet(member), await desk.debt(member)]).toEqual([13_000, 0])
})

test('a combination that only its voided leg had decided is in progress again; a lost one stays lost', async () => {
  const other = { fixture: fixture + 1, odds: 300 }
  const [waits, lost] = [await bet({}, other), await bet({}, { ...other, pick: '2' })]
  await desk.record(fixture + 1, HOME_WIN)
  await desk.settle(fixture + 1)
  await voidIt(outcome('1'))
  await settle()
  expect([await desk.bet(waits), await desk.bet(lost)]).toMatchObject([
    { status: 2, payout: 30_000 },
    { status: 1, payout: 0 },
  ])
  await takeBack(outcome('1'))
  await settle()
  expect([await desk.bet(waits), await desk.bet(lost)]).toMatchObject([
    { status: 0, payout: null },
    { status: 1, payout: 0 },
  ])
})

test('an outcome stays void when the void of its market is taken back', async () => {
  const [home, draw] = [await bet(), await bet({ pick: 'X' })]
  await voidIt(outcome('1'))
  await voidIt(await market())
  await settle()
  await takeBack(await market())
  await settle()
  expect([await desk.bet(home), await desk.bet(draw)]).toMatchObject([{ status: 3 }, { status: 0 }])
})

test('what is void takes no bets, whatever its feed and other acts say, until it is taken back', async () => {
  await voidIt(outcome('1'))
  expect([await status('1'), await status('X')]).toEqual([
    ['suspended', 2],
    ['open', 1],
  ])
  await told(aMarket({ fixture, at: later(1), odds: [150, 300, 400] }))
  expect(await status('1')).toEqual(['suspended', 3])
  await voidIt(await market(3, -100))
  await told(aMarket({ fixture, type: 3, line: -100, at: later(1), suspended: false }))
  expect((await status('2', 3, -100))[0]).toBe('market')
  await takeBack(outcome('1'))
  await takeBack(await market(3, -100))
  expect([await status('1'), await status('2', 3, -100)]).toEqual([
    ['open', 4],
    ['open', 1],
  ])
})

test('a pick stays void at its line: an outcome that moves away is free, one that comes to it is not', async () => {
  await voidIt(outcome('Over', 2, 250))
  const over = (line: number) => aMarket({ fixture, type: 2, line, at: later(1) }).outcomes.slice(0, 1)
  const at = (line: number) => aMarket({ fixture, type: 2, line, at: later(1) })
  await told({ ...at(450), outcomes: over(250) }, { ...at(250), outcomes: over(350) })
  expect([await status('Over', 2, 250), await status('Over', 2, 350)]).toEqual([
    ['open', 3],
    ['suspended', 2],
  ])
})

test('handbook 6.3 the preview tells what a void pays, and what taking it back would take', async () => {
  const win = await bet({ odds: 200 })
  await bet({ pick: 'X', odds: 300 })
  await bet({ type: 2, line: 250, pick: 'Over' })
  await bet({}, { fixture: fixture + 1 })
  expect(await preview(await market(), true)).toMatchObject({
    revision: 0,
    outcomes: [
      { betName: '1', result: 'void', bets: 2, stakes: 20_000, settledBets: 1, payouts: 10_000 },
      { betName: 'X', result: 'void', bets: 1, payouts: 10_000 },
    ],
    sums: { bets: 3, stakes: 30_000, settledBets: 2, payouts: 20_000, openBets: 1, correctedBets: 0 },
    undecidedCount: 0,
  })
  await voidIt(await market())
  await settle()
  expect(await preview(await market(), false)).toMatchObject({
    revision: 1,
    outcomes: [
      { betName: '1', result: null, bets: 2, paidBefore: 10_000, payouts: 0 },
      { betName: 'X', result: null, paidBefore: 10_000 },
    ],
    sums: { bets: 3, openBets: 3, correctedBets: 2, reclaimedBets: 2, reclaimed: 20_000, payouts: 0 },
  })
  await desk.record(fixture, HOME_WIN)
  await settle()
  const seen = await preview(await market(), false)
  expect(seen.sums).toMatchObject({ settledBets: 2, openBets: 1, payouts: 20_000, reclaimed: 10_000 })
  await takeBack(await market())
  await settle()
  expect(await desk.bet(win)).toMatchObject({ status: 2, payout: 20_000 })
})

test('a void that follows a preview is refused when a result has come since', async () => {
  const part = await market()
  const { revision } = await preview(part, true)
  await desk.record(fixture, HOME_WIN)
  const act = { ...part, voided: true, reason: '배당 오류' }
  expect(await send('', { ...act, seenRevision: revision })).toMatchObject({
    status: 409,
    refusal: 'RESULT_CHANGED',
  })
  expect(await send('', { ...act, seenRevision: revision + 1 })).toMatchObject({ status: 200 })
})

test('handbook 1.9 after the hours for corrections nothing that was settled is voided', async () => {
  const id = await bet()
  await desk.record(fixture, HOME_WIN)
  await settle()
  clock.advance(25 * HOUR)
  expect(await voidIt(await market())).toMatchObject({ status: 400, refusal: 'CORRECTION_TOO_LATE' })
  expect(await desk.bet(id)).toMatchObject({ status: 2 })
})

test('every void stands in the log of acts with its reason, of the market or outcome', async () => {
  const part = await market()
  await voidIt(part)
  await takeBack(part, '착오 정정')
  const subject = 'marketId' in part ? `market:${part.marketId}` : ''
  const acts = await listActs(database.db, { subject, limit: 9, offset: 0 })
  expect(acts).toMatchObject([
    { act: 'take-void-back', reason: '착오 정정', after: { voided: false, revision: 2 } },
    { act: 'declare-void', reason: '배당 오류', after: { voided: true, revision: 1 } },
  ])
})

test('only what is of the fixture is voided, with a reason, by an operator who may', async () => {
  const foreign = { oddsId: outcomeId(fixture - 1, 1, undefined, '1') }
  const { oddsId } = { oddsId: outcomeId(fixture, 1, undefined, '1') }
  expect(await voidIt(foreign)).toMatchObject({ status: 404, refusal: 'NOT_FOUND' })
  expect(await send('/preview', { ...foreign, voided: true })).toMatchObject({ status: 404 })
  for (const body of [
    { voided: true },
    { oddsId, voided: true, reason: '-' },
    { oddsId, reason: '배당 오류' },
  ])
    expect(await send('', body)).toMatchObject({ status: 400, refusal: 'BAD_INPUT' })
  expect(await send('', { oddsId, voided: true, reason: '배당 오류' }, 'member')).toMatchObject({
    status: 403,
  })
  const unknown = await ask('/api/admin/fixtures/999999/void-part', {
    as: 'operator',
    body: { oddsId, voided: true, reason: '배당 오류' },
  })
  expect(unknown).toMatchObject({ status: 404, refusal: 'FIXTURE_UNKNOWN' })
})

test('a void that nobody was told of is found by the sweep, until it is settled', async () => {
  await bet()
  await voidIt(outcome('1'))
  const due = async () => (await listDueFixtures(database.db, START)).map(one => one.fixtureId)
  expect(await due()).toContain(fixture)
  await settle()
  expect(await due()).not.toContain(fixture)
})
