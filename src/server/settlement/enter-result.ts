import type { Refusal } from '#contract/wire/refusals.ts'
import type { ResultIncidents } from '#domain/grading/result-incidents.ts'
import type { FixtureId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import {
  enterGateAlone,
  type FixtureResult,
  findFixture,
  findResult,
  OPERATOR_SOURCE,
  recordResult,
  recordVoid,
  type Sheet,
} from '#server/fixtures/fixtures.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type OperatorAct, recordAct, refusalForOne } from '#server/site/site.ts'
import { flawOf, type ResultDeps, refusalOfLate } from './result-checks.ts'
import { refusalOfTiming, type Untimely } from './result-moment.ts'
import { findSettlement } from './settlement.sql.ts'
import { findSettlingFacts } from './settling-facts.ts'

export type Recorded = { readonly fixtureId: FixtureId; readonly revision: number }

/** What the operator had before them: refused when another result or verdict has come since. */
export type Seen = { readonly seenRevision?: number | undefined }

/** How the fixture ended: its scores, and what they don't tell where special markets need it. */
export type Entered = Seen & {
  readonly sheet: Sheet
  readonly incidents?: ResultIncidents | undefined
  /** The operator knows that this is an unlikely moment for a result. */
  readonly timeConfirmed?: boolean
}

export type TooLate = Refusal<'CORRECTION_TOO_LATE'>
export type Changed = Refusal<'RESULT_CHANGED'>
export type Unknown = Refusal<'FIXTURE_UNKNOWN'>
export type ForTwo = Refusal<'SECOND_PERSON_NEEDED'>

/**
 * Enters how a fixture ended, or corrects it; settling follows by itself. A sheet that its sport can't have is
 * refused with what is wrong with it. After the hours of the setting only a sheet that decides what is still
 * undecided is taken, and nothing that was settled changes by it (handbook 1.9). A match that has not begun is refused,
 * and one that has hardly had time to end asks for a word that this is meant (handbook 6.3).
 */
export function enterResult(
  deps: ResultDeps,
  act: OperatorAct,
  fixtureId: FixtureId,
  { sheet, incidents, seenRevision, timeConfirmed = false }: Entered,
): Promise<Result<Recorded, Unknown | TooLate | Changed | Untimely | ForTwo | Refusal<'RESULT_INCOMPLETE'>>> {
  return deps.db.transaction(async tx => {
    await enterGateAlone(tx, [fixtureId])
    const fixture = await findFixture(tx, fixtureId)
    if (!fixture) return refuse({ code: 'FIXTURE_UNKNOWN' })
    const no =
      flawOf(fixture.sportId, sheet, incidents) ??
      (await refusalOfLate(deps, tx, fixtureId)) ??
      (await refusalOfChanged(tx, fixtureId, seenRevision)) ??
      (await refusalOfTiming(tx, fixture, deps.clock.now(), timeConfirmed))
    if (no) return refuse(no)
    const before = await findResult(tx, fixtureId)
    const done = { sheet, ...(incidents && { incidents }) }
    const order = { act: before ? 'correct-result' : 'enter-result', fixtureId, before, after: done }
    const forTwo = await refusalOfOne(tx, deps, act, order)
    if (forTwo) return refuse(forTwo)
    const recorded = await recordResult(tx, deps, fixtureId, {
      sheet,
      incidents,
      source: OPERATOR_SOURCE,
      reason: act.reason,
    })
    if (!recorded.ok) return recorded
    const { revision } = recorded.value
    await logAct(tx, deps, act, { ...order, after: { revision, ...done } })
    return accept({ fixtureId, revision })
  })
}

/** Voids a fixture: every leg on it counts as 1.00, also where it was settled before (handbook 1.9). */
export function voidFixture(
  deps: ResultDeps,
  act: OperatorAct,
  fixtureId: FixtureId,
  { seenRevision }: Seen = {},
): Promise<Result<Recorded, Unknown | TooLate | Changed | ForTwo>> {
  return deps.db.transaction(async tx => {
    await enterGateAlone(tx, [fixtureId])
    const no =
      (await refusalOfLate(deps, tx, fixtureId)) ?? (await refusalOfChanged(tx, fixtureId, seenRevision))
    if (no) return refuse(no)
    const before = await findResult(tx, fixtureId)
    const order = { act: 'void-fixture', fixtureId, before, after: { kind: 'void' } }
    const forTwo = await refusalOfOne(tx, deps, act, order)
    if (forTwo) return refuse(forTwo)
    const recorded = await recordVoid(tx, deps, fixtureId, { source: OPERATOR_SOURCE, reason: act.reason })
    if (!recorded.ok) return recorded
    const { revision } = recorded.value
    await logAct(tx, deps, act, { act: 'void-fixture', fixtureId, before, after: { revision } })
    return accept({ fixtureId, revision })
  })
}

/** To be asked behind the gate, so that nothing comes between the look and the act. */
export async function refusalOfChanged(
  tx: Tx,
  fixtureId: FixtureId,
  seen: number | undefined,
): Promise<Changed | undefined> {
  if (seen === undefined) return undefined
  const revision = (await findSettlingFacts(tx, fixtureId))?.revision ?? 0
  return revision === seen ? undefined : { code: 'RESULT_CHANGED' }
}

/**
 * What one operator may not decide alone (X4): against a result that came from elsewhere, or what was paid already.
 * Behind the gate as well.
 */
export async function refusalOfOne(
  tx: Tx,
  { site }: ResultDeps,
  { operator }: OperatorAct,
  { fixtureId, before, subject = `fixture:${fixtureId}`, ...done }: Unseconded,
): Promise<ForTwo | undefined> {
  const act = { ...done, subject, before: before ?? null }
  const isPaid = (await findSettlement(tx, fixtureId))?.settledAt != null
  const isAgainstFeed = before !== undefined && before.source !== OPERATOR_SOURCE
  return (
    (isPaid ? refusalForOne(site, operator, { class: 'correction-after-payment', ...act }) : undefined) ??
    (isAgainstFeed ? refusalForOne(site, operator, { class: 'result-against-feed', ...act }) : undefined)
  )
}

type Unseconded = Done & { readonly before: FixtureResult | undefined; readonly subject?: string }

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
