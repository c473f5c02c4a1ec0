import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type Act, type OperatorAct, recordAct } from './acts.ts'

/** Operator and time of a decision; `actor` in the ledger's format. */
export type DecidedBy = { readonly at: Instant; readonly actor: string; readonly operatorId: MemberId }

/** A decision as the action log names it. */
export type LoggedDecision = Pick<Act, 'act' | 'subject' | 'before' | 'after'>

type Steps<Row, Out, Undecidable extends Refusal, Refused extends Refusal, Failed extends Refusal> = {
  /** Locks the row, in the order of docs/locks.md. Refuses unknown rows and those that no longer wait. */
  readonly lock: (tx: Tx, at: Instant) => Promise<Result<Row, Undecidable>>
  /** Returns the answer of a repeated decision, which changes nothing. */
  readonly settled?: (row: Row) => Out | undefined
  /** The log entry; without `out` as it will be before the change, for a second operator to approve. */
  readonly log: (row: Row, out?: Out) => LoggedDecision
  /** Returns why this operator may not decide this now: own money, too large an amount for one, an excluded member. */
  readonly refuse?: (
    tx: Tx,
    row: Row,
    by: DecidedBy & { readonly log: LoggedDecision },
  ) => Promise<Refused | undefined>
  readonly change: (tx: Tx, row: Row, by: DecidedBy) => Promise<Result<Out, Failed>>
  /** Registers the news for after the commit. */
  readonly publish?: (tx: Tx, row: Row) => void
}

/**
 * Applies an operator's decision on something that waits (a deposit, a withdrawal, a claim, a sign-up …) in one
 * transaction, with its entry in the action log. Of concurrent decisions one finds the row waiting. A refusal of any
 * step changes nothing.
 */
export const decide = <
  Row,
  Out,
  Undecidable extends Refusal,
  Refused extends Refusal = never,
  Failed extends Refusal = never,
>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { operator, ip, reason }: OperatorAct,
  steps: Steps<Row, Out, Undecidable, Refused, Failed>,
): Promise<Result<Out, Undecidable | Refused | Failed>> =>
  db.transaction(async tx => {
    const at = clock.now()
    const locked = await steps.lock(tx, at)
    if (!locked.ok) return locked
    const row = locked.value
    const settled = steps.settled?.(row)
    if (settled !== undefined) return accept(settled)
    const by = { at, actor: `operator:${operator.memberId}`, operatorId: operator.memberId }
    const no = await steps.refuse?.(tx, row, { ...by, log: steps.log(row) })
    if (no) return refuse(no)
    const done = await steps.change(tx, row, by)
    if (!done.ok) return done
    await recordAct(tx, { operator, ip, reason, at, ...steps.log(row, done.value) })
    steps.publish?.(tx, row)
    return done
  })
