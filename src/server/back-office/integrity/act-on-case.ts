import type { ActKind } from '#contract/back-office/act-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { CaseDecision } from '#domain/integrity/hint-kinds.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { decide, type OperatorAct, tellContentChanged } from '#server/site/site.ts'
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
  who: OperatorAct,
  id: number,
): Done<Refusal<'OWN_CASE' | 'CASE_CLOSED'>> =>
  decide(deps, who, {
    lock: tx => lockUndecided(tx, who, id),
    log: ({ state, operator }) => ({
      ...logged('take-case', id),
      before: { caseState: state, operator },
      after: { caseState: 'checking', operator: who.operator.userId },
    }),
    change: async tx => {
      await takeCase(tx, id, who.operator.memberId)
      return accept({ id })
    },
    publish: tx => tellContentChanged(tx, deps, 'integrity'),
  })

/** Adds a note to a case in any state: the reason of the operation is the note. */
export const noteOn = (deps: CaseDeps, who: OperatorAct, id: number): Done<never> =>
  decide(deps, who, {
    lock: tx => lockKnown(tx, id),
    log: () => ({ ...logged('note-case', id), before: null, after: null }),
    change: async () => accept({ id }),
    publish: tx => tellContentChanged(tx, deps, 'integrity'),
  })

/** Decides a case, once; a later decision finds it closed. It has no automatic effect on the members. */
export const decideOn = (
  deps: CaseDeps,
  who: OperatorAct,
  id: number,
  decision: CaseDecision,
): Done<Refusal<'OWN_CASE' | 'CASE_CLOSED'>> =>
  decide(deps, who, {
    lock: tx => lockUndecided(tx, who, id),
    log: ({ state }) => ({
      ...logged('decide-case', id),
      before: { caseState: state },
      after: { caseState: 'closed', caseDecision: decision },
    }),
    change: async (tx, _, { at, operatorId }) => {
      await closeCase(tx, id, { decision, by: operatorId, reason: who.reason, at })
      return accept({ id })
    },
    publish: tx => tellContentChanged(tx, deps, 'integrity'),
  })

/** Reopens a closed case and assigns it to the operator; refused while another case of the same subject is open. */
export const reopenCase = (
  deps: CaseDeps,
  who: OperatorAct,
  id: number,
): Done<Refusal<'OWN_CASE' | 'CASE_NOT_CLOSED' | 'CASE_OPEN_ELSEWHERE'>> =>
  decide(deps, who, {
    lock: async (tx): Promise<Result<LockedCase, Refusal<'NOT_FOUND' | 'CASE_NOT_CLOSED'>>> => {
      await takeLock(tx, ADVISORY_LOCKS.integrityCases)
      const found = await lockKnown(tx, id)
      return found.ok && found.value.state !== 'closed' ? refuse({ code: 'CASE_NOT_CLOSED' }) : found
    },
    log: found => ({
      ...logged('reopen-case', id),
      before: { caseState: 'closed', caseDecision: found.decision },
      after: { caseState: 'checking', operator: who.operator.userId },
    }),
    refuse: async (tx, found): Promise<Refusal<'OWN_CASE' | 'CASE_OPEN_ELSEWHERE'> | undefined> => {
      if (await isMemberOf(tx, id, who.operator.memberId)) return { code: 'OWN_CASE' }
      return (await hasOpenBeside(tx, found)) ? { code: 'CASE_OPEN_ELSEWHERE' } : undefined
    },
    change: async tx => {
      await openAgain(tx, id, who.operator.memberId)
      return accept({ id })
    },
    publish: tx => tellContentChanged(tx, deps, 'integrity'),
  })

const logged = (act: ActKind, id: number) => ({ act, subject: `integrity:${id}` })

async function hasOpenBeside(tx: Tx, { id, kind, subject }: LockedCase): Promise<boolean> {
  const beside =
    kind === 'linked-accounts'
      ? ((await lockOpenCaseOf(tx, kind, await membersOfCase(tx, id))) ??
        (await lockOpenCase(tx, kind, subject)))
      : await lockOpenCase(tx, kind, subject)
  return beside !== undefined
}

async function lockKnown(tx: Tx, id: number): Promise<Result<LockedCase, Refusal<'NOT_FOUND'>>> {
  const found = await lockCase(tx, id)
  return found ? accept(found) : refuse({ code: 'NOT_FOUND' })
}

/** Locks an open case, for an operator who is not a subject of it. */
async function lockUndecided(
  tx: Tx,
  { operator }: OperatorAct,
  id: number,
): Promise<Result<LockedCase, Refusal<'NOT_FOUND' | 'OWN_CASE' | 'CASE_CLOSED'>>> {
  const found = await lockKnown(tx, id)
  if (!found.ok) return found
  if (found.value.state === 'closed') return refuse({ code: 'CASE_CLOSED' })
  return (await isMemberOf(tx, id, operator.memberId)) ? refuse({ code: 'OWN_CASE' }) : found
}
