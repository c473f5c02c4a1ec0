import type { CashReason } from '#contract/cashier/cash-reasons.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { CASH_REASONS_MAX } from '#domain/cashier/cash-reasons.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { deleteReasonRow, insertReason, listReasons, lockReasons, updateReason } from './cash-reasons.sql.ts'

type ReasonDeps = Pick<Deps, 'db' | 'clock'>
type Done = { readonly id: number }
type Entry = Omit<CashReason, 'id'>

/** The reasons that operators choose from, those of a direction and use together. */
export const readReasons = ({ db }: Pick<Deps, 'db'>): Promise<readonly CashReason[]> => listReasons(db)

/** Adds a reason to those of its direction and use; the same one twice is refused. */
export const addReason = (
  deps: ReasonDeps,
  act: OperatorAct,
  entry: Entry,
): Promise<Result<Done, Refusal<'CASH_REASON_KNOWN'> | Refusal<'CASH_REASONS_FULL'>>> =>
  underLock(deps, async (tx, known) => {
    const beside = besides(known, entry)
    if (beside.some(({ text }) => text === entry.text)) return refuse({ code: 'CASH_REASON_KNOWN' })
    if (beside.length >= CASH_REASONS_MAX) return refuse({ code: 'CASH_REASONS_FULL', max: CASH_REASONS_MAX })
    const { id } = await insertReason(tx, entry)
    await log(deps, tx, act, { act: 'add-cash-reason', id, before: null, after: entry })
    return accept({ id })
  })

/** Changes the words of a reason; requests that were decided by it keep theirs. */
export const editReason = (
  deps: ReasonDeps,
  act: OperatorAct,
  id: number,
  text: string,
): Promise<Result<Done, Refusal<'NOT_FOUND'> | Refusal<'CASH_REASON_KNOWN'>>> =>
  underLock(deps, async (tx, known) => {
    const was = known.find(one => one.id === id)
    if (!was) return refuse({ code: 'NOT_FOUND' })
    if (was.text === text) return accept({ id })
    if (besides(known, was).some(one => one.text === text)) return refuse({ code: 'CASH_REASON_KNOWN' })
    await updateReason(tx, id, text)
    await log(deps, tx, act, {
      act: 'edit-cash-reason',
      id,
      before: entryOf(was),
      after: { ...entryOf(was), text },
    })
    return accept({ id })
  })

/** Takes a reason off the list; the log keeps its words. */
export const deleteReason = (
  deps: ReasonDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<Done, Refusal<'NOT_FOUND'>>> =>
  underLock(deps, async (tx, known) => {
    const was = known.find(one => one.id === id)
    if (!was) return refuse({ code: 'NOT_FOUND' })
    await deleteReasonRow(tx, id)
    await log(deps, tx, act, { act: 'delete-cash-reason', id, before: entryOf(was), after: null })
    return accept({ id })
  })

const underLock = <T>(
  { db }: ReasonDeps,
  act: (tx: Tx, known: readonly CashReason[]) => Promise<T>,
): Promise<T> =>
  db.transaction(async tx => {
    await lockReasons(tx)
    return act(tx, await listReasons(tx))
  })

const besides = (known: readonly CashReason[], { direction, use }: Omit<Entry, 'text'>) =>
  known.filter(one => one.direction === direction && one.use === use)

const entryOf = ({ direction, use, text }: CashReason): Entry => ({ direction, use, text })

type Logged = {
  readonly act: string
  readonly id: number
  readonly before: Entry | null
  readonly after: Entry | null
}

const log = ({ clock }: ReasonDeps, tx: Tx, operator: OperatorAct, { id, ...entry }: Logged) =>
  recordAct(tx, { ...operator, ...entry, subject: `cash-reason:${id}`, at: clock.now() })
