import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import {
  type DeclaredVoid,
  type FixtureResult,
  listDeclaredVoids,
  listResultHistory,
  listVerdicts,
  type OutcomeVerdict,
} from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'

/** All current facts that a fixture is settled by. */
export type SettlingFacts = {
  readonly fixtureId: FixtureId
  /** The newest revision among them; they apply together. */
  readonly revision: number
  readonly decidedAt: Instant
  readonly result: FixtureResult | undefined
  /** The result replaced by the current one; undefined if it is the first. */
  readonly resultBefore: FixtureResult | undefined
  readonly verdicts: readonly OutcomeVerdict[]
  /** Latest state of each market or pick that an operator ever voided. */
  readonly voids: readonly DeclaredVoid[]
}

/** Undefined while nothing of the fixture is decided. */
export async function findSettlingFacts(
  db: Queries,
  fixtureId: FixtureId,
): Promise<SettlingFacts | undefined> {
  const results = await listResultHistory(db, fixtureId)
  const result = results.at(-1)
  const verdicts = await listVerdicts(db, fixtureId)
  const voids = await listDeclaredVoids(db, fixtureId)
  const all = [...(result ? [result] : []), ...verdicts, ...voids]
  if (all.length === 0) return undefined
  return {
    fixtureId,
    revision: Math.max(...all.map(one => one.revision)),
    decidedAt: instant(Math.max(...all.map(one => one.decidedAt))),
    result,
    resultBefore: results.at(-2),
    verdicts,
    voids,
  }
}
