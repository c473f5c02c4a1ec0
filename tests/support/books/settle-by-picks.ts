import type { LegResult } from '#domain/grading/leg-result.ts'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import { beginSettlement, endMarking, insertGradings } from '#server/settlement/settlement.sql.ts'
import { HOME_WIN } from '../facts/fixture-facts.ts'
import type { TestDatabase } from '../house/database.ts'
import type { SettlementDesk } from './settlement-desk.ts'

/** Settles a fixture as if its sheet had these results for the picks of 1X2. */
export async function settleByPicks(
  { db }: TestDatabase,
  desk: SettlementDesk,
  fixture: number,
  results: Readonly<Record<string, LegResult>>,
): Promise<void> {
  const fixtureId = fixture as FixtureId
  await desk.record(fixture, HOME_WIN)
  await db.transaction(async tx => {
    const now = desk.deps().clock.now()
    await beginSettlement(tx, fixtureId, 1, {
      now,
      correctableSince: now,
      lateBy: { startsAt: now, goals: [] },
    })
    const gradings = Object.entries(results).map(([pick, result]) => ({
      marketTypeId: 1 as MarketTypeId,
      line: null,
      pick,
      homeAtBet: null,
      awayAtBet: null,
      late: false,
      legs: 1,
      result,
      score: '',
      reason: '',
    }))
    await insertGradings(tx, fixtureId, 1, gradings)
    await endMarking(tx, fixtureId)
  })
  await desk.settle(fixture)
}
