import type { Refusal } from '#contract/wire/refusals.ts'
import type { ResultIncidents } from '#domain/grading/result-incidents.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type PreviewRow, previewSettlement } from '#server/bets/bets.ts'
import { findFixture, OPERATOR_SOURCE, type Sheet } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { gradeFixture } from './grade-fixture.ts'
import { flawOf, isCorrectable, type ResultDeps, refusalOfLate } from './result-checks.ts'
import { findSettlement, type Grading } from './settlement.sql.ts'
import { findSettlingFacts } from './settling-facts.ts'

/** The result an operator considers entering; without a sheet, voiding. */
export type Considered = { readonly sheet: Sheet | null; readonly incidents?: ResultIncidents | undefined }

export type Preview = {
  readonly sportId: SportId
  /** The newest revision; 0 without any. */
  readonly revision: number
  readonly outcomes: readonly { readonly grading: Grading; readonly sums: PreviewRow }[]
  readonly sums: PreviewRow
}

/**
 * Computes the effect of a result on every bet on the fixture, before it is entered (handbook 6.3: the preview is
 * mandatory). Refused for the same reasons as the result itself. Writes nothing and holds no lock, so the actual effect
 * may differ after later changes; the revision detects that.
 */
export async function previewResult(
  { db, clock, site }: Omit<ResultDeps, 'bus'>,
  fixtureId: FixtureId,
  considered: Considered,
): Promise<
  Result<Preview, Refusal<'FIXTURE_UNKNOWN'> | Refusal<'RESULT_INCOMPLETE'> | Refusal<'CORRECTION_TOO_LATE'>>
> {
  const fixture = await findFixture(db, fixtureId)
  if (!fixture) return refuse({ code: 'FIXTURE_UNKNOWN' })
  const flaw = considered.sheet && flawOf(fixture.sportId, considered.sheet, considered.incidents)
  if (flaw) return refuse(flaw)
  const late = await refusalOfLate({ clock, site }, db, fixtureId)
  if (late) return refuse(late)
  const facts = await findSettlingFacts(db, fixtureId)
  const revision = facts?.revision ?? 0
  const gradings = await gradeFixture(db, {
    fixtureId,
    result: endBy(considered, revision + 1),
    verdicts: facts?.verdicts ?? [],
    voids: facts?.voids ?? [],
  })
  const settlement = await findSettlement(db, fixtureId)
  const corrects = isCorrectable({ clock, site }, settlement)
  const rows = await sumsOf(db, fixtureId, corrects, gradings)
  const outcomes = gradings.map((grading, index) => ({ grading, sums: rows.get(index) ?? NOTHING }))
  return accept({ sportId: fixture.sportId, revision, outcomes, sums: rows.get(null) ?? NOTHING })
}

const endBy = ({ sheet, incidents }: Considered, revision: number) => ({
  kind: sheet ? ('sheet' as const) : ('void' as const),
  sheet: sheet ?? {},
  incidents: incidents ?? {},
  source: OPERATOR_SOURCE,
  reason: '',
  revision,
})

export const NOTHING: PreviewRow = {
  grading: null,
  bets: 0,
  stakes: 0,
  settledBets: 0,
  payouts: 0,
  paidBefore: 0,
  openBets: 0,
  correctedBets: 0,
  reclaimedBets: 0,
  reclaimed: 0,
}

/** Rows of the gradings by their index, and the totals under null. */
export async function sumsOf(
  db: Queries,
  fixtureId: FixtureId,
  corrects: boolean,
  gradings: readonly Grading[],
): Promise<ReadonlyMap<number | null, PreviewRow>> {
  const rows = await previewSettlement(db, { fixtureId, corrects, gradings })
  return new Map(rows.map(row => [row.grading, row]))
}
