import { expect, test } from 'vitest'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { FixtureId } from '#domain/ids.ts'
import { applyFacts, OPERATOR_SOURCE, type PartId } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { type BetSketch, type LegSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aMarket, later, outcomeId, START } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { previewResult } from './preview-result.ts'
import { previewVoid } from './preview-void.ts'

const database = useDatabase()
const clock = testClock(START)
const desk = settlementDesk(database, clock)

const BETS = 60
const ACTS = 50
const PICKS: readonly LegSketch[] = [
  { type: 1, pick: '1', odds: 190 },
  { type: 1, pick: 'X', odds: 310 },
  { type: 1, pick: '2', odds: 280 },
  { type: 2, line: 225, pick: 'Over', odds: 185 },
  { type: 2, line: 225, pick: 'Under', odds: 195 },
]
/** The last sheet lacks the final score, so it decides none of these. */
const SHEETS = [
  { 10: [1, 0], 20: [1, 1], 100: [2, 1] },
  { 10: [0, 0], 20: [1, 1], 100: [1, 1] },
  { 10: [1, 0] },
] as const

/** Picks and markets of a fixture, each with the bets on it. */
async function partsOf(fixture: number) {
  const list = await database.db.many<{ id: string; type: number; line: number | null }>(
    sql`select id::text, type_id as type, line from market where fixture_id = ${fixture} order by id`,
  )
  const covers = (type: number, line: number | null, pick?: string) => (leg: LegSketch) =>
    leg.fixture === fixture &&
    leg.type === type &&
    (leg.line ?? null) === line &&
    (pick === undefined || leg.pick === pick)
  const markets = list.map(({ id, type, line }) => ({
    id: { marketId: id } as PartId,
    covers: covers(type, line),
  }))
  const picks = PICKS.map(({ type = 0, line, pick = '' }) => ({
    id: { outcomeId: outcomeId(fixture, type, line, pick) } as PartId,
    covers: covers(type, line ?? null, pick),
  }))
  return [...markets, ...picks]
}

test.each([1, 2])(
  'a previewed void, or its reversal, equals the outcome, among results and verdicts (seed %i)',
  async seed => {
    const random = randomSource(seed)
    const one = <T>(list: readonly T[]): T => {
      const found = list[Math.floor(random() * list.length)]
      if (found === undefined) throw new Error('a list to choose from is not empty')
      return found
    }
    const fixtures = [seed * 10, seed * 10 + 1]
    await desk.newFixtures(...fixtures.map(id => ({ id })))
    await applyFacts(
      desk.deps(),
      fixtures.flatMap(fixture => [aMarket({ fixture }), aMarket({ fixture, type: 2, line: 225 })]),
    )
    const members = await desk.newMembers(BETS)
    const sketches: BetSketch[] = members.map((member, at) => ({
      member,
      stake: 1_000 + at * 37,
      legs: fixtures.slice(0, 1 + (at % 2)).map(fixture => ({ ...one(PICKS), fixture })),
    }))
    const ids = await desk.placeAll(sketches)
    const parts = (await Promise.all(fixtures.map(partsOf))).flat()
    const standing = new Set<PartId>()
    let previewed = 0

    const actOnPart = async () => {
      const part = one(parts)
      const fixture = fixtures.find(id => PICKS.some(pick => part.covers({ ...pick, fixture: id }))) ?? 0
      const voided = !standing.has(part.id)
      const foreseen = await previewVoid(desk.deps(), fixture as FixtureId, { partId: part.id, voided })
      if (!foreseen.ok) throw new Error(foreseen.refusal.code)
      const before = await desk.bets(ids)
      await desk.declareVoid(fixture, part.id, voided)
      if (voided) standing.add(part.id)
      else standing.delete(part.id)
      await desk.settle(fixture)
      const after = await desk.bets(ids)
      const touched = [...ids.keys()].filter(at => sketches[at]?.legs.some(part.covers))
      const sum = (of: (at: number) => number) => touched.reduce((all, at) => all + of(at), 0)
      const paid = (bets: typeof before, at: number) => bets[at]?.payout ?? 0
      expect({ voided, part, sums: foreseen.value.sums }).toMatchObject({
        sums: {
          bets: touched.length,
          openBets: touched.filter(at => after[at]?.status === 0).length,
          settledBets: touched.filter(at => after[at]?.status !== 0).length,
          payouts: sum(at => paid(after, at)),
          paidBefore: sum(at => paid(before, at)),
          reclaimed: sum(at => Math.max(0, paid(before, at) - paid(after, at))),
          correctedBets: touched.filter(
            at =>
              before[at]?.status !== 0 &&
              (before[at]?.status !== after[at]?.status || paid(before, at) !== paid(after, at)),
          ).length,
        },
      })
      previewed += 1
    }
    const end = async (fixture: number) => {
      const sheet = one(SHEETS)
      const foreseen = await previewResult(desk.deps(), fixture as FixtureId, { sheet })
      await desk.record(fixture, sheet, OPERATOR_SOURCE)
      await desk.settle(fixture)
      const payouts = (await desk.bets(ids)).reduce(
        (sum, bet, at) =>
          sum + (sketches[at]?.legs.some(leg => leg.fixture === fixture) ? (bet.payout ?? 0) : 0),
        0,
      )
      if (foreseen.ok) expect(foreseen.value.sums.payouts).toBe(payouts)
    }
    const judge = async (fixture: number, at: number) => {
      const { type = 0, line, pick = '' } = one(PICKS)
      const verdict = {
        outcomeId: outcomeId(fixture, type, line, pick),
        code: one<SettlementCode>([-1, 1, 2]),
      }
      await applyFacts(desk.deps(), [
        {
          kind: 'settlement',
          at: later(at),
          fixtureId: fixture as FixtureId,
          source: 'lsports',
          verdicts: [verdict],
        },
      ])
      await desk.settle(fixture)
    }
    for (let act = 0; act < ACTS; act++) {
      const kind = random()
      if (kind < 0.75) await actOnPart()
      else if (kind < 0.85) await end(one(fixtures))
      else await judge(one(fixtures), act)
    }
    expect(previewed).toBeGreaterThan(ACTS / 2)
  },
)
