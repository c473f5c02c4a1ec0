import { beforeEach, expect, test } from 'vitest'
import type { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { Output } from '#contract/wire/route.ts'
import type { BetId, FixtureId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import { OPERATOR_SOURCE, type Sheet } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { type BetSketch, type LegSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { useSettlementRoutes } from '#tests/support/books/settlement-routes.ts'
import { HOME_BY_ONE } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { previewResult } from './preview-result.ts'

type Preview = Output<(typeof settlementOperatorContract)['previewResult']>

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)
const ask = useSettlementRoutes(desk.deps)
let fixture = 0

beforeEach(async () => {
  fixture += 2
  await desk.newFixtures({ id: fixture, status: 'finished' }, { id: fixture + 1 })
})

const DRAW: Sheet = { 10: [0, 0], 20: [1, 1], 100: [1, 1] }
const preview = (sheet: object | null, as: 'member' | 'operator' = 'operator') =>
  ask(`/api/admin/fixtures/${fixture}/result/preview`, { as, body: { sheet } })
const act = (verb: 'result' | 'void', body: object) =>
  ask(`/api/admin/fixtures/${fixture}/${verb}`, {
    as: 'operator',
    body: { reason: '공식 기록 확인', ...body },
  })
const bet = async (stake: number, ...legs: LegSketch[]): Promise<BetId> =>
  desk.place({ member: await desk.newMember(), stake, legs: legs.map(leg => ({ fixture, ...leg })) })
const outcome = ({ outcomes }: Preview, marketId: number, betName: string) =>
  outcomes.find(one => one.marketId === marketId && one.betName === betName)

test('handbook 6.3 previews slips, stakes and payouts of each outcome and in total, before a score applies', async () => {
  await bet(10_000, { pick: '1', odds: 200 })
  await bet(30_000, { pick: '1', odds: 150 })
  await bet(20_000, { pick: 'X', odds: 330 })
  await bet(5_000, { type: 3, line: -100, pick: '1', odds: 190 })
  // Waits for the other match, or loses with this one.
  await bet(1_000, { pick: '1', odds: 200 }, { fixture: fixture + 1, odds: 300 })
  await bet(2_000, { pick: '2', odds: 200 }, { fixture: fixture + 1, odds: 300 })

  const { status, json } = await preview(HOME_BY_ONE)
  expect(status).toBe(200)
  expect(json).toMatchObject({ fixtureId: fixture, revision: 0, undecidedCount: 0 })
  expect(outcome(json, 1, '1')).toMatchObject({
    marketNameKorean: '승무패',
    betNameKorean: '홈',
    result: 'won',
    resultText: '적중',
    score: '2:1',
    bets: 3,
    stakes: 41_000,
    settledBets: 2,
    // 10,000 x 2.00 + 30,000 x 1.50
    payouts: 65_000,
    paidBefore: 0,
  })
  expect(outcome(json, 1, 'X')).toMatchObject({ result: 'lost', bets: 1, settledBets: 1, payouts: 0 })
  // One goal ahead at -1: the stake is returned.
  expect(outcome(json, 3, '1')).toMatchObject({
    betBaseline: '-1',
    result: 'void',
    resultText: '적특',
    payouts: 5_000,
  })
  expect(json.sums).toEqual({
    bets: 6,
    stakes: 68_000,
    settledBets: 5,
    payouts: 70_000,
    paidBefore: 0,
    openBets: 1,
    correctedBets: 0,
    reclaimedBets: 0,
    reclaimed: 0,
  })
})

test('a preview of a correction shows the amounts to take back; one of a void the refunded stakes', async () => {
  const home = await bet(10_000, { pick: '1', odds: 200 })
  const draw = await bet(20_000, { pick: 'X', odds: 300 })
  await act('result', { sheet: HOME_BY_ONE })
  await desk.settle(fixture)
  expect([(await desk.bet(home)).status, (await desk.bet(draw)).status]).toEqual([2, 1])

  const corrected: Preview = (await preview(DRAW)).json
  expect(corrected).toMatchObject({
    revision: 1,
    sums: {
      bets: 2,
      settledBets: 2,
      payouts: 60_000,
      paidBefore: 20_000,
      correctedBets: 2,
      reclaimedBets: 1,
      reclaimed: 20_000,
    },
  })
  const voided: Preview = (await preview(null)).json
  expect(voided.sums).toMatchObject({
    payouts: 30_000,
    paidBefore: 20_000,
    correctedBets: 2,
    reclaimed: 10_000,
  })
  expect(voided.outcomes.map(one => one.resultText)).toEqual(['적특', '적특'])
})

test('a preview writes and settles nothing', async () => {
  const id = await bet(10_000, { pick: '1' })
  const count = () =>
    database.db.one(sql`select (select count(*) from fixture_result) as results, (select count(*) from act) as acts,
      (select count(*) from outcome_grading) as gradings, (select count(*) from settlement) as settlements,
      (select count(*) from ledger_posting) as postings, (select status from fixture where id = ${fixture}) as status,
      (select count(*) from bet_leg where result is not null) as legs`)
  const before = await count()
  await preview(HOME_BY_ONE)
  await preview(null)
  expect(await count()).toEqual(before)
  expect(await desk.bet(id)).toMatchObject({ status: 0 })
})

test('refuses an entry after a preview when another result has arrived since', async () => {
  await bet(10_000, { pick: '1' })
  const { revision }: Preview = (await preview(HOME_BY_ONE)).json
  await desk.record(fixture, DRAW)
  expect(await act('result', { sheet: HOME_BY_ONE, seenRevision: revision })).toMatchObject({
    status: 409,
    refusal: 'RESULT_CHANGED',
  })
  expect(await act('void', { seenRevision: revision })).toMatchObject({ refusal: 'RESULT_CHANGED' })
  const again: Preview = (await preview(HOME_BY_ONE)).json
  expect(again.revision).toBe(1)
  expect(await act('result', { sheet: HOME_BY_ONE, seenRevision: again.revision })).toMatchObject({
    status: 200,
    json: { revision: 2 },
  })
})

test('a preview is refused for the same reasons as the result', async () => {
  expect(await preview({ 10: [1, 0], 100: [0, 0] })).toMatchObject({
    status: 400,
    refusal: 'RESULT_INCOMPLETE',
  })
  expect(await preview(HOME_BY_ONE, 'member')).toMatchObject({ status: 403 })
  await bet(10_000, { pick: '1' })
  await act('result', { sheet: HOME_BY_ONE })
  await desk.settle(fixture)
  clock.advance(24 * HOUR + 1)
  expect(await preview(DRAW)).toMatchObject({ status: 400, refusal: 'CORRECTION_TOO_LATE' })
  fixture += 100
  expect(await preview(HOME_BY_ONE)).toMatchObject({ status: 404, refusal: 'FIXTURE_UNKNOWN' })
  fixture -= 100
})

const picks: readonly LegSketch[] = [
  { type: 1, pick: '1', odds: 210 },
  { type: 1, pick: 'X', odds: 330 },
  { type: 2, pick: 'Over', line: 225, odds: 185 },
  { type: 2, pick: 'Under', line: 250, odds: 133 },
  { type: 3, pick: '1', line: -75, odds: 195 },
  { type: 3, pick: '2', line: 0, odds: 129 },
]

test('every preview equals the outcome, repeatedly: results, corrections, voids', async () => {
  const pickOf = (seed: number, of: number): LegSketch => ({ ...picks[seed % picks.length], fixture: of })
  const sketches: BetSketch[] = []
  for (let n = 0; n < 60; n++) {
    const legs = [pickOf(n, fixture)]
    if (n % 3 > 0) legs.push(pickOf(n * 5 + 1, fixture + 1))
    if (n % 7 === 0) legs.push({ type: 21, line: 50, pick: 'Over', odds: 160, fixture })
    const sketch = { member: await desk.newMember(), stake: 1_000 + n * 37, legs }
    sketches.push(legs.length === 3 ? { ...sketch, bonus: 3, winningsMax: 9_000 } : sketch)
  }
  const ids = await desk.placeAll(sketches)
  const paidOf = async () => (await desk.bets(ids)).map(one => one.payout ?? 0)
  const ends: readonly [number, Sheet | null][] = [
    [0, HOME_BY_ONE],
    [1, DRAW],
    [0, DRAW],
    [1, null],
    [0, { 10: [0, 2], 20: [0, 1], 100: [0, 3] }],
    [0, null],
    [1, HOME_BY_ONE],
  ]
  for (const [offset, sheet] of ends) {
    const of = fixture + offset
    const foreseen = await previewResult(desk.deps(), of as FixtureId, { sheet })
    if (!foreseen.ok) throw new Error(foreseen.refusal.code)
    const { sums, outcomes } = foreseen.value
    const before = await paidOf()
    await (sheet ? desk.record(of, sheet, OPERATOR_SOURCE) : desk.recordVoid(of))
    await desk.settle(of)
    const after = await paidOf()
    const stored = await desk.bets(ids)
    const touched = sketches.flatMap(({ legs }, index) =>
      legs.some(leg => leg.fixture === of) ? [index] : [],
    )
    const sumOf = (list: readonly number[]) => touched.reduce((sum, index) => sum + (list[index] ?? 0), 0)
    expect(sums).toMatchObject({
      bets: touched.length,
      payouts: sumOf(after),
      paidBefore: sumOf(before),
      openBets: touched.filter(index => stored[index]?.status === 0).length,
      reclaimed: sumOf(before.map((paid, index) => Math.max(0, paid - (after[index] ?? 0)))),
    })
    for (const { grading, sums: own } of outcomes) {
      const holders = touched.filter(index =>
        sketches[index]?.legs.some(
          leg =>
            leg.fixture === of &&
            leg.type === grading.marketTypeId &&
            leg.pick === grading.pick &&
            (leg.line ?? null) === grading.line,
        ),
      )
      expect(own).toMatchObject({
        bets: holders.length,
        payouts: holders.reduce((sum, index) => sum + (after[index] ?? 0), 0),
      })
    }
  }
})
