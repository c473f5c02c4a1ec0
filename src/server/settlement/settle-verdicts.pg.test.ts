import { beforeEach, expect, test } from 'vitest'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { FixtureId } from '#domain/ids.ts'
import { applyFacts, type SettlementFact } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aFixture, aMarket, later, outcomeId, START } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listDueFixtures } from './settlement.sql.ts'

const database = useDatabase()
const clock = testClock(START)
const desk = settlementDesk(database, clock)

beforeEach(async () => {
  clock.set(START)
  await database.db.run(sql`truncate fixture, sport, location, league, settlement, outcome_grading cascade`)
  const { bus } = desk
  await applyFacts({ db: database.db, clock, bus }, [
    aFixture({ status: 'live' }),
    aMarket(),
    aMarket({ type: 2, line: 250 }),
    aMarket({ type: 2, line: 350 }),
  ])
})

const judge = (seconds: number, codes: Readonly<Record<string, SettlementCode>>, type = 1, line?: number) => {
  const fact: SettlementFact = {
    kind: 'settlement',
    at: later(seconds),
    fixtureId: 1 as FixtureId,
    source: 'lsports',
    verdicts: Object.entries(codes).map(([pick, code]) => ({
      outcomeId: outcomeId(1, type, line, pick),
      code,
    })),
  }
  return applyFacts({ db: database.db, clock, bus: desk.bus }, [fact])
}

const placed = async (pick: string, type = 1, line?: number) => {
  const member = await desk.newMember()
  const leg = line === undefined ? { pick, type } : { pick, type, line }
  return desk.place({ member, legs: [{ ...leg, odds: 200 }] })
}

test.each<[SettlementCode, number, number]>([
  [-1, 3, 10_000],
  [1, 1, 0],
  [2, 2, 20_000],
  [3, 3, 10_000],
  [4, 1, 5_000],
  [5, 2, 15_000],
])(
  'the feed’s code %i settles a single of 10,000 at 2.00: status %i, payout %i',
  async (code, status, payout) => {
    const id = await placed('1')
    await judge(5, { 1: code })
    await desk.settle(1)
    expect(await desk.bet(id)).toMatchObject({ status, payout, revision: 1 })
  },
)

test('a verdict settles its own outcome during the match; all others stay open', async () => {
  const [over, home] = [await placed('Over', 2, 250), await placed('1')]
  await judge(5, { Over: 2, Under: 1 }, 2, 250)
  await desk.settle(1)
  expect(await desk.bet(over)).toMatchObject({ status: 2, payout: 20_000 })
  expect(await desk.bet(home)).toMatchObject({ status: 0, payout: null })
  await desk.record(1, { 100: [2, 1] }, 'lsports')
  await desk.settle(1)
  expect(await desk.bet(home)).toMatchObject({ status: 2, payout: 20_000, revision: 1 })
  expect(await desk.bet(over)).toMatchObject({ status: 2, payout: 20_000, revision: 1 })
})

test('a corrected verdict settles again, and a repeated one changes nothing', async () => {
  const id = await placed('1')
  await judge(5, { 1: 2 })
  await desk.settle(1)
  await judge(6, { 1: 2 })
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 2, revision: 1 })
  await judge(7, { 1: 1 })
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0, revision: 2 })
  await judge(6, { 1: 2 })
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0, revision: 2 })
})

test('the feed’s verdict takes precedence over its sheet, the operator’s sheet over both', async () => {
  const id = await placed('1')
  await judge(5, { 1: 3 })
  await desk.record(1, { 100: [2, 0] }, 'lsports')
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 3, payout: 10_000 })
  await desk.record(1, { 100: [0, 2] }, 'operator')
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0 })
})

test('an operator’s sheet without the first scorer keeps the feed’s verdict on it', async () => {
  const FIRST_TO_SCORE = 16
  const { bus } = desk
  await applyFacts({ db: database.db, clock, bus }, [aMarket({ type: FIRST_TO_SCORE })])
  const id = await placed('1', FIRST_TO_SCORE)
  await judge(5, { 1: 2 }, FIRST_TO_SCORE)
  await desk.record(1, { 100: [1, 1] }, 'operator')
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 20_000 })
})

test('a cancelled fixture voids outcomes without a verdict; decided ones are kept', async () => {
  const [over, home] = [await placed('Over', 2, 250), await placed('1')]
  await judge(5, { Over: 2, Under: 1 }, 2, 250)
  await desk.recordVoid(1, 'lsports')
  await desk.settle(1)
  expect(await desk.bet(over)).toMatchObject({ status: 2, payout: 20_000 })
  expect(await desk.bet(home)).toMatchObject({ status: 3, payout: 10_000 })
})

test('leaves a leg at a line other than the judged one unchanged', async () => {
  const id = await placed('Over', 2, 350)
  await judge(5, { Over: 1 }, 2, 250)
  await desk.settle(1)
  expect(await desk.bet(id)).toMatchObject({ status: 0 })
})

test('the sweep finds an unnotified verdict, until it is settled', async () => {
  await placed('1')
  await judge(5, { 1: 2 })
  expect(await listDueFixtures(database.db, START)).toEqual([{ fixtureId: 1, since: START }])
  await desk.settle(1)
  expect(await listDueFixtures(database.db, START)).toEqual([])
})
