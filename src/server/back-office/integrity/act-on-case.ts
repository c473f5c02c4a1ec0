import type { ActKind } from '#contract/back-office/act-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { CaseDecision } from '#domain/integrity/hint-kinds.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import { isMemberOf } from './case-parts.sql.ts'
import { membersOfCase } from './read-cases.ts'
import {
  closeCase,
  type LockedCase,
  lockCase,
  lockOpenCase,
  lockOpenCaseOf,
  openAgain,
  takeCase,
} from './write-cases.sql.ts'

type CaseDeps = Pick<Deps, 'db' | 'clock' | 'bus'>
type Done<No> = Promise<Result<{ readonly id: number }, No | Refusal<'NOT_FOUND'>>>

/** Assigns a case to an operator, until another takes it. */
export const takeOn = (
  deps: CaseDeps,
  act: OperatorAct,
  id: number,
): Done<Refusal<'OWN_CASE' | 'CASE_CLOSED'>> =>
  deps.db.transaction(async tx => {
    const found = await findUndecided(tx, act, id)
    if (!found.ok) return found
    const { state, operator } = found.value
    await takeCase(tx, id, act.operator.memberId)
    await log(tx, deps, act, found.value, {
      act: 'take-case',
      before: { caseState: state, operator },
      after: { caseState: 'checking', operator: act.operator.userId },
    })
    return accept({ id })
  })

/** Adds a note to a case in any state: the reason of the operation is the note. */
export const noteOn = (deps: CaseDeps, act: OperatorAct, id: number): Done<never> =>
  deps.db.transaction(async tx => {
    const found = await lockCase(tx, id)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    await log(tx, deps, act, found, { act: 'note-case', before: null, after: null })
    return accept({ id })
  })

/** Decides a case, once; a later decision finds it closed. It has no automatic effect on the members. */
export const decideOn = (
  deps: CaseDeps,
  act: OperatorAct,
  id: number,
  decision: CaseDecision,
): Done<Refusal<'OWN_CASE' | 'CASE_CLOSED'>> =>
  deps.db.transaction(async tx => {
    const found = await findUndecided(tx, act, id)
    if (!found.ok) return found
    const at = deps.clock.now()
    await closeCase(tx, id, { decision, by: act.operator.memberId, reason: act.reason, at })
    await log(tx, deps, act, found.value, {
      act: 'decide-case',
      before: { caseState: found.value.state },
      after: { caseState: 'closed', caseDecision: decision },
    })
    return accept({ id })
  })

/** Reopens a closed case and assigns it to the operator; refused while another case of the same subject is open. */
export const reopenCase = (
  deps: CaseDeps,
  act: OperatorAct,
  id: number,
): Done<Refusal<'OWN_CASE' | 'CASE_NOT_CLOSED' | 'CASE_OPEN_ELSEWHERE'>> =>
  deps.db.transaction(async tx => {
    await takeLock(tx, ADVISORY_LOCKS.integrityCases)
    const found = await lockCase(tx, id)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    if (found.state !== 'closed') return refuse({ code: 'CASE_NOT_CLOSED' })
    if (await isMemberOf(tx, id, act.operator.memberId)) return refuse({ code: 'OWN_CASE' })
    if (await hasOpenBeside(tx, found)) return refuse({ code: 'CASE_OPEN_ELSEWHERE' })
    await openAgain(tx, id, act.operator.memberId)
    await log(tx, deps, act, found, {
      act: 'reopen-case',
      before: { caseState: 'closed', caseDecision: found.decision },
      after: { caseState: 'checking', operator: act.operator.userId },
    })
    return accept({ id })
  })

async function hasOpenBeside(tx: Tx, { id, kind, subject }: LockedCase): Promise<boolean> {
  const beside =
    kind === 'linked-accounts'
      ? ((await lockOpenCaseOf(tx, kind, await membersOfCase(tx, id))) ??
        (await lockOpenCase(tx, kind, subject)))
      : await lockOpenCase(tx, kind, subject)
  return beside !== undefined
}

/** Locks an open case, for an operator who is not a subject of it. */
async function findUndecided(
  tx: Tx,
  { operator }: OperatorAct,
  id: number,
): Promise<Result<LockedCase, Refusal<'NOT_FOUND' | 'OWN_CASE' | 'CASE_CLOSED'>>> {
  const found = await lockCase(tx, id)
  if (!found) return refuse({ code: 'NOT_FOUND' })
  if (found.state === 'closed') return refuse({ code: 'CASE_CLOSED' })
  return (await isMemberOf(tx, id, operator.memberId)) ? refuse({ code: 'OWN_CASE' }) : accept(found)
}

type Logged = { readonly act: ActKind; readonly before: unknown; readonly after: unknown }

async function log(
  tx: Tx,
  { clock, bus }: CaseDeps,
  act: OperatorAct,
  { id }: LockedCase,
  logged: Logged,
): Promise<void> {
  tellContentChanged(tx, { bus }, 'integrity')
  await recordAct(tx, { ...act, ...logged, subject: `integrity:${id}`, at: clock.now() })
}
