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

/** The revision that the operator saw: refused if another result or verdict has arrived since. */
export type Seen = { readonly seenRevision?: number | undefined }

/** How the fixture ended: its scores, and the incidents that special markets need. */
export type Entered = Seen & {
  readonly sheet: Sheet
  readonly incidents?: ResultIncidents | undefined
  /** The operator confirms an unlikely time for a result. */
  readonly timeConfirmed?: boolean
}

export type TooLate = Refusal<'CORRECTION_TOO_LATE'>
export type Changed = Refusal<'RESULT_CHANGED'>
export type Unknown = Refusal<'FIXTURE_UNKNOWN'>
export type ForTwo = Refusal<'SECOND_PERSON_NEEDED'>

/**
 * Enters or corrects a fixture's result; settlement follows automatically. Refuses a sheet that is impossible in its
 * sport, with the reason, and a match that has not begun. A match that can hardly have ended by now needs confirmation
 * (handbook 6.3). After the configured hours, accepts only a sheet that decides open outcomes, and changes nothing
 * already settled (handbook 1.9).
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

/** Voids a fixture: every leg on it counts as 1.00, even if already settled (handbook 1.9). */
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

/** Must be called under the gate, so that nothing changes between the check and the operation. */
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
 * Returns the refusal of a change that needs a second operator (X4): overriding a result of another source, or changing
 * a result that was already paid. Call it under the gate.
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
