import type { CashReason } from '#contract/cashier/cash-reasons.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { CASH_REASONS_MAX } from '#domain/cashier/cash-reasons.ts'
import type { Result } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { keptList, type OperatorAct } from '#server/site/site.ts'
import { deleteReasonRow, insertReason, listReasons, lockReasons, updateReason } from './cash-reasons.sql.ts'

type ReasonDeps = Pick<Deps, 'db' | 'clock'>
type Done = { readonly id: number }
type Entry = Omit<CashReason, 'id'>

const reasons = keptList<CashReason, Entry>({
  acts: { add: 'add-cash-reason', edit: 'edit-cash-reason', delete: 'delete-cash-reason' },
  subject: 'cash-reason',
  list: listReasons,
  lock: lockReasons,
  insert: insertReason,
  update: (tx, id, { text }) => updateReason(tx, id, text),
  remove: deleteReasonRow,
  wordsOf: ({ direction, use, text }) => ({ direction, use, text }),
})

/** Returns the reasons that operators choose from, grouped by direction and use. */
export const readReasons = ({ db }: Pick<Deps, 'db'>): Promise<readonly CashReason[]> => listReasons(db)

/** Adds a reason to its direction and use; a duplicate is refused. */
export const addReason = (
  deps: ReasonDeps,
  act: OperatorAct,
  entry: Entry,
): Promise<Result<Done, Refusal<'CASH_REASON_KNOWN'> | Refusal<'CASH_REASONS_FULL'>>> =>
  reasons.add(deps, act, entry, (known, { text }) => {
    const beside = besides(known, entry)
    if (beside.some(one => one.text === text)) return { code: 'CASH_REASON_KNOWN' }
    return beside.length >= CASH_REASONS_MAX
      ? { code: 'CASH_REASONS_FULL', max: CASH_REASONS_MAX }
      : undefined
  })

/** Changes the text of a reason; requests already decided keep theirs. */
export const editReason = (
  deps: ReasonDeps,
  act: OperatorAct,
  id: number,
  text: string,
): Promise<Result<Done, Refusal<'NOT_FOUND'> | Refusal<'CASH_REASON_KNOWN'>>> =>
  reasons.edit(deps, act, id, {
    changed: was => ({ ...was, text }),
    check: (others, entry) =>
      besides(others, entry).some(one => one.text === text) ? { code: 'CASH_REASON_KNOWN' } : undefined,
  })

/** Deletes a reason from the list; the log keeps its text. */
export const deleteReason = (
  deps: ReasonDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<Done, Refusal<'NOT_FOUND'>>> => reasons.remove(deps, act, id)

const besides = (known: readonly CashReason[], { direction, use }: Entry) =>
  known.filter(one => one.direction === direction && one.use === use)
