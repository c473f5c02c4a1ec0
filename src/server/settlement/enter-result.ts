import type { Refusal } from '#contract/refusals.ts'
import type { ResultIncidents } from '#domain/grading/result-incidents.ts'
import { sheetFlawText } from '#domain/grading/sheet-check.ko.ts'
import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import {
  findFixture,
  findResult,
  OPERATOR_SOURCE,
  recordResult,
  recordVoid,
  type Sheet,
} from '#server/fixtures/fixtures.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Tx } from '#server/platform/postgres.ts'
import { recordAct, type Site } from '#server/site/site.ts'
import { findSettlement, listUndecidedOf } from './settlement.sql.ts'

export type ResultDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly bus: Bus
  readonly site: Pick<Site, 'settings'>
}

/** Who does it, from where, and why: for the log of acts. */
export type OperatorAct = { readonly operator: Caller; readonly ip: string; readonly reason: string }

export type Recorded = { readonly fixtureId: FixtureId; readonly revision: number }

/** How the fixture ended: its scores, and what they don't tell where special markets need it. */
export type Entered = { readonly sheet: Sheet; readonly incidents?: ResultIncidents | undefined }

type TooLate = Refusal<'CORRECTION_TOO_LATE'>
type Unknown = Refusal<'FIXTURE_UNKNOWN'>

/**
 * Enters how a fixture ended, or corrects it; settling follows by itself. A sheet that its sport can't have is
 * refused with what is wrong with it. After the hours of the setting only a sheet that decides what is still
 * undecided is taken, and nothing that was settled changes by it (handbook 1.9).
 */
export function enterResult(
  deps: ResultDeps,
  act: OperatorAct,
  fixtureId: FixtureId,
  { sheet, incidents }: Entered,
): Promise<Result<Recorded, Unknown | TooLate | Refusal<'RESULT_INCOMPLETE'>>> {
  return deps.db.transaction(async tx => {
    const fixture = await findFixture(tx, fixtureId)
    if (!fixture) return refuse({ code: 'FIXTURE_UNKNOWN' })
    const flaw = checkSheet(fixture.sportId, sheet, incidents)
    if (flaw) return refuse({ code: 'RESULT_INCOMPLETE', why: sheetFlawText(flaw) })
    const late = await refusalOfLate(deps, tx, fixtureId)
    if (late) return refuse(late)
    const before = await findResult(tx, fixtureId)
    const recorded = await recordResult(tx, deps, fixtureId, {
      sheet,
      incidents,
      source: OPERATOR_SOURCE,
      reason: act.reason,
    })
    if (!recorded.ok) return recorded
    const { revision } = recorded.value
    await logAct(tx, deps, act, {
      act: before ? 'correct-result' : 'enter-result',
      fixtureId,
      before,
      after: { revision, sheet, ...(incidents && { incidents }) },
    })
    return accept({ fixtureId, revision })
  })
}

/** Voids a fixture: every leg on it counts as 1.00, also where it was settled before (handbook 1.9). */
export function voidFixture(
  deps: ResultDeps,
  act: OperatorAct,
  fixtureId: FixtureId,
): Promise<Result<Recorded, Unknown | TooLate>> {
  return deps.db.transaction(async tx => {
    const late = await refusalOfLate(deps, tx, fixtureId)
    if (late) return refuse(late)
    const before = await findResult(tx, fixtureId)
    const recorded = await recordVoid(tx, deps, fixtureId, { source: OPERATOR_SOURCE, reason: act.reason })
    if (!recorded.ok) return recorded
    const { revision } = recorded.value
    await logAct(tx, deps, act, { act: 'void-fixture', fixtureId, before, after: { revision } })
    return accept({ fixtureId, revision })
  })
}

async function refusalOfLate(
  { clock, site }: ResultDeps,
  tx: Tx,
  fixtureId: FixtureId,
): Promise<TooLate | undefined> {
  const settlement = await findSettlement(tx, fixtureId)
  if (!settlement?.settledAt) return undefined
  const hours = site.settings().resultCorrectionHours
  if (clock.now() <= settlement.settledAt + hours * HOUR) return undefined
  const undecided = await listUndecidedOf(tx, fixtureId)
  return undecided.length > 0 ? undefined : { code: 'CORRECTION_TOO_LATE', hours }
}

type Done = {
  readonly act: string
  readonly fixtureId: FixtureId
  readonly before: unknown
  readonly after: unknown
}

const logAct = (
  tx: Tx,
  { clock }: ResultDeps,
  operatorAct: OperatorAct,
  { fixtureId, act, before, after }: Done,
): Promise<void> =>
  recordAct(tx, { ...operatorAct, act, subject: `fixture:${fixtureId}`, before, after, at: clock.now() })
