import { expect, test } from 'vitest'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import { HOUR } from '#domain/instant.ts'
import { useVoidedParts } from '#tests/support/books/voided-parts.ts'
import { HOME_WIN, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listDueFixtures } from './settlement.sql.ts'

const database = useDatabase()
const { bet, clock, desk, fixture, judge, market, outcome, settle, takeBack, voidIt } =
  useVoidedParts(database)

const REASON = '운영자 결정(사유: 배당 오류)에 따라 적특(배당 1.00) 처리되었습니다.'

test('FIELD-055 a voided market refunds its stakes before the match, and every leg has the reason', async () => {
  const [home, draw, over] = [
    await bet(),
    await bet({ pick: 'X' }),
    await bet({ type: 2, line: 250, pick: 'Over' }),
  ]
  expect(await voidIt(await market())).toMatchObject({
    status: 200,
    json: { fixtureId: fixture(), revision: 1 },
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

test('a voided outcome keeps the others of its market; a later result does not apply to it', async () => {
  const [home, away] = [await bet(), await bet({ pick: '2' })]
  await voidIt(outcome('1'))
  await settle()
  expect([await desk.bet(home), await desk.bet(away)]).toMatchObject([{ status: 3 }, { status: 0 }])
  await desk.record(fixture(), HOME_WIN)
  await settle()
  expect(await desk.bet(home)).toMatchObject({ status: 3, payout: 10_000, legs: [{ reason: REASON }] })
  expect(await desk.bet(away)).toMatchObject({ status: 1, payout: 0 })
  await desk.record(fixture(), { 100: [3, 0] }, 'operator')
  await settle()
  expect(await desk.bet(home)).toMatchObject({ status: 3, payout: 10_000 })
})

test('a combination counts its voided leg as 1.00', async () => {
  const id = await bet({ odds: 200 }, { type: 2, line: 250, pick: 'Over', odds: 300 })
  await voidIt(await market())
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 0, legs: [{ result: 'void' }, { result: null }] })
  await desk.record(fixture(), { 10: [2, 0], 20: [1, 1], 100: [3, 1] })
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 30_000 })
})

test.each<SettlementCode>([1, 2])('a later feed’s verdict %i does not apply either', async code => {
  const id = await bet()
  await voidIt(outcome('1'))
  await judge(5, code)
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 3, payout: 10_000, legs: [{ reason: REASON }] })
  await takeBack(outcome('1'))
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: code, payout: code === 2 ? 20_000 : 0 })
})

test('a void after settlement corrects payouts, and its reversal applies the result again', async () => {
  const [home, draw] = [await bet(), await bet({ pick: 'X' })]
  await desk.record(fixture(), HOME_WIN)
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

test('a void reversed before the match reopens its bets; money spent meanwhile becomes a debt', async () => {
  const member = await desk.newMember(10_000)
  const id = await desk.place({ member, legs: [{ fixture: fixture() }] })
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
  await desk.record(fixture(), HOME_WIN)
  await settle()
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 20_000 })
  expect([await desk.wallet(member), await desk.debt(member)]).toEqual([13_000, 0])
})

test('a combination decided only by its voided leg is open again; a lost one stays lost', async () => {
  const other = { fixture: fixture() + 1, odds: 300 }
  const [waits, lost] = [await bet({}, other), await bet({}, { ...other, pick: '2' })]
  await desk.record(fixture() + 1, HOME_WIN)
  await desk.settle(fixture() + 1)
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

test('an outcome stays void when the void of its market is reversed', async () => {
  const [home, draw] = [await bet(), await bet({ pick: 'X' })]
  await voidIt(outcome('1'))
  await voidIt(await market())
  await settle()
  await takeBack(await market())
  await settle()
  expect([await desk.bet(home), await desk.bet(draw)]).toMatchObject([{ status: 3 }, { status: 0 }])
})

test('handbook 1.9 refuses to void a settled part after the correction hours', async () => {
  const id = await bet()
  await desk.record(fixture(), HOME_WIN)
  await settle()
  clock.advance(25 * HOUR)
  expect(await voidIt(await market())).toMatchObject({ status: 400, refusal: 'CORRECTION_TOO_LATE' })
  expect(await desk.bet(id)).toMatchObject({ status: 2 })
})

test('the sweep finds an unnotified void, until it is settled', async () => {
  await bet()
  await voidIt(outcome('1'))
  const due = async () => (await listDueFixtures(database.db, START)).map(one => one.fixtureId)
  expect(await due()).toContain(fixture())
  await settle()
  expect(await due()).not.toContain(fixture())
})
