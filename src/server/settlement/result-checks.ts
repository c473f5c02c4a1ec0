import type { Refusal } from '#contract/wire/refusals.ts'
import type { ResultIncidents } from '#domain/grading/result-incidents.ts'
import { sheetFlawText } from '#domain/grading/sheet-check.ko.ts'
import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import type { Sheet, VoidPart } from '#server/fixtures/fixtures.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { isPartOf } from './grade-outcomes.ts'
import { findSettlement, listUndecidedOf, type SettlementRow } from './settlement.sql.ts'

export type ResultDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly bus: Bus
  readonly site: Pick<Site, 'settings'>
}

/** Returns what is wrong with a sheet in its sport; undefined if valid. */
export function flawOf(
  sportId: SportId,
  sheet: Sheet,
  incidents: ResultIncidents | undefined,
): Refusal<'RESULT_INCOMPLETE'> | undefined {
  const flaw = checkSheet(sportId, sheet, incidents)
  return flaw && { code: 'RESULT_INCOMPLETE', why: sheetFlawText(flaw) }
}

/** Whether settled bets may still change: for some hours after the fixture was settled in full. */
export const isCorrectable = (
  { clock, site }: Pick<ResultDeps, 'clock' | 'site'>,
  settlement: Pick<SettlementRow, 'settledAt'> | undefined,
): boolean =>
  !settlement?.settledAt || clock.now() <= settlement.settledAt + site.settings().resultCorrectionHours * HOUR

/**
 * After those hours a result is accepted only if it decides open outcomes (handbook 1.9), and a void only of an open
 * part.
 */
export async function refusalOfLate(
  deps: Pick<ResultDeps, 'clock' | 'site'>,
  db: Queries,
  fixtureId: FixtureId,
  part?: VoidPart,
): Promise<Refusal<'CORRECTION_TOO_LATE'> | undefined> {
  if (isCorrectable(deps, await findSettlement(db, fixtureId))) return undefined
  const undecided = await listUndecidedOf(db, fixtureId)
  const hours = deps.site.settings().resultCorrectionHours
  return undecided.some(one => !part || isPartOf(one, part))
    ? undefined
    : { code: 'CORRECTION_TOO_LATE', hours }
}
