import { assert } from '#domain/assert.ts'
import type { FixtureId } from '#domain/ids.ts'
import { listBettedOutcomes } from '#server/bets/bets.ts'
import { findFixture, listMarketPicks } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type FixtureToGrade, gradeOutcomes } from './grade-outcomes.ts'
import type { Grading } from './settlement.sql.ts'

/** Grades every betted outcome of a fixture by the given facts. */
export async function gradeFixture(
  db: Queries,
  { fixtureId, ...facts }: Pick<FixtureToGrade, 'result' | 'verdicts' | 'voids'> & { fixtureId: FixtureId },
): Promise<readonly Grading[]> {
  const fixture = await findFixture(db, fixtureId)
  assert(fixture, `fixture ${fixtureId} is graded, so it exists`)
  const outcomes = await listBettedOutcomes(db, fixtureId)
  const markets = await listMarketPicks(db, fixtureId)
  return gradeOutcomes({ ...facts, sportId: fixture.sportId, outcomes, markets })
}
