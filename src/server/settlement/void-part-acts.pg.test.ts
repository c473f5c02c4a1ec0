import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { useVoidedParts } from '#tests/support/books/voided-parts.ts'
import { aMarket, HOME_WIN, later, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()
const { ask, bet, desk, fixture, market, outcome, preview, send, settle, takeBack, told, voidIt } =
  useVoidedParts(database)

const status = async (pick: string, type = 1, line?: number) => {
  const { status, version } = await database.db.one<{ status: string; version: number }>(sql`
    select case when m.suspended then 'market' else o.status end as status, o.version
    from outcome o join market m on m.id = o.market_id where o.id = ${outcomeId(fixture(), type, line, pick)}`)
  return [status, version]
}

test('a voided part refuses bets, whatever feed and operators do, until the void is reversed', async () => {
  await voidIt(outcome('1'))
  expect([await status('1'), await status('X')]).toEqual([
    ['suspended', 2],
    ['open', 1],
  ])
  await told(aMarket({ fixture: fixture(), at: later(1), odds: [150, 300, 400] }))
  expect(await status('1')).toEqual(['suspended', 3])
  await voidIt(await market(3, -100))
  await told(aMarket({ fixture: fixture(), type: 3, line: -100, at: later(1), suspended: false }))
  expect((await status('2', 3, -100))[0]).toBe('market')
  await takeBack(outcome('1'))
  await takeBack(await market(3, -100))
  expect([await status('1'), await status('2', 3, -100)]).toEqual([
    ['open', 4],
    ['open', 1],
  ])
})

test('a pick stays void at its line: an outcome that moves away reopens, one that moves to it is suspended', async () => {
  await voidIt(outcome('Over', 2, 250))
  const over = (line: number) =>
    aMarket({ fixture: fixture(), type: 2, line, at: later(1) }).outcomes.slice(0, 1)
  const at = (line: number) => aMarket({ fixture: fixture(), type: 2, line, at: later(1) })
  await told({ ...at(450), outcomes: over(250) }, { ...at(250), outcomes: over(350) })
  expect([await status('Over', 2, 250), await status('Over', 2, 350)]).toEqual([
    ['open', 3],
    ['suspended', 2],
  ])
})

test('handbook 6.3 the preview shows what a void pays, and what its reversal takes back', async () => {
  const win = await bet({ odds: 200 })
  await bet({ pick: 'X', odds: 300 })
  await bet({ type: 2, line: 250, pick: 'Over' })
  await bet({}, { fixture: fixture() + 1 })
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
  await desk.record(fixture(), HOME_WIN)
  await settle()
  const seen = await preview(await market(), false)
  expect(seen.sums).toMatchObject({ settledBets: 2, openBets: 1, payouts: 20_000, reclaimed: 10_000 })
  await takeBack(await market())
  await settle()
  expect(await desk.bet(win)).toMatchObject({ status: 2, payout: 20_000 })
})

test('refuses a void after a preview when a result has arrived since', async () => {
  const part = await market()
  const { revision } = await preview(part, true)
  await desk.record(fixture(), HOME_WIN)
  const act = { ...part, voided: true, reason: '배당 오류' }
  expect(await send('', { ...act, seenRevision: revision })).toMatchObject({
    status: 409,
    refusal: 'RESULT_CHANGED',
  })
  expect(await send('', { ...act, seenRevision: revision + 1 })).toMatchObject({ status: 200 })
})

test('every void of a market or outcome is logged with its reason', async () => {
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

test('voids only parts of the fixture, with a reason and the permission', async () => {
  const foreign = { oddsId: outcomeId(fixture() - 1, 1, undefined, '1') }
  const { oddsId } = { oddsId: outcomeId(fixture(), 1, undefined, '1') }
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
