import { accept, type Result, refuse } from '#domain/result.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'

type Entry = { readonly id: number }
type Done = { readonly id: number }

/** A short list of choices that operators maintain; its rows are those of one table. */
type KeptList<Row extends Entry, Words> = {
  /** Names in the log: `edit-cash-reason` to `cash-reason:7`. */
  readonly acts: { readonly add: string; readonly edit: string; readonly delete: string }
  readonly subject: string
  readonly list: (db: Queries) => Promise<readonly Row[]>
  /** Locks the list until the transaction ends. */
  readonly lock: (tx: Tx) => Promise<unknown>
  readonly insert: (tx: Tx, words: Words) => Promise<Done>
  readonly update: (tx: Tx, id: number, words: Words) => Promise<unknown>
  readonly remove: (tx: Tx, id: number) => Promise<unknown>
  /** The fields that operators write. */
  readonly wordsOf: (row: Row) => Words
}

/** Returns why an entry is refused, given the others of the list; undefined if it is valid. */
type Check<Row, Words, No> = (others: readonly Row[], words: Words) => No | undefined

/**
 * Functions to add, change and delete an entry of such a list: each in a transaction that locks the list and writes the
 * act log last. Unchanged entries are not written.
 */
export function keptList<Row extends Entry, Words>(of: KeptList<Row, Words>) {
  type ListDeps = Pick<Deps, 'db' | 'clock'>
  const alone = <T>({ db }: ListDeps, act: (tx: Tx, known: readonly Row[]) => Promise<T>): Promise<T> =>
    db.transaction(async tx => {
      await of.lock(tx)
      return act(tx, await of.list(tx))
    })
  const log = (tx: Tx, { clock }: ListDeps, operator: OperatorAct, change: Change<Words>) => {
    const { act, id, before = null, after = null } = change
    return recordAct(tx, { ...operator, act, subject: `${of.subject}:${id}`, before, after, at: clock.now() })
  }
  return {
    add: <No>(deps: ListDeps, operator: OperatorAct, words: Words, check: Check<Row, Words, No>) =>
      alone(deps, async (tx, known): Promise<Result<Done, No>> => {
        const refusal = check(known, words)
        if (refusal) return refuse(refusal)
        const { id } = await of.insert(tx, words)
        await log(tx, deps, operator, { act: of.acts.add, id, after: words })
        return accept({ id })
      }),

    edit: <No>(
      deps: ListDeps,
      operator: OperatorAct,
      id: number,
      { changed, check }: { readonly changed: (was: Words) => Words; readonly check: Check<Row, Words, No> },
    ) =>
      alone(deps, async (tx, known): Promise<Result<Done, No | typeof NOT_FOUND>> => {
        const row = known.find(one => one.id === id)
        if (!row) return refuse(NOT_FOUND)
        const before = of.wordsOf(row)
        const after = changed(before)
        if (JSON.stringify(before) === JSON.stringify(after)) return accept({ id })
        const others = known.filter(one => one !== row)
        const refusal = check(others, after)
        if (refusal) return refuse(refusal)
        await of.update(tx, id, after)
        await log(tx, deps, operator, { act: of.acts.edit, id, before, after })
        return accept({ id })
      }),

    remove: (deps: ListDeps, operator: OperatorAct, id: number) =>
      alone(deps, async (tx, known): Promise<Result<Done, typeof NOT_FOUND>> => {
        const row = known.find(one => one.id === id)
        if (!row) return refuse(NOT_FOUND)
        await of.remove(tx, id)
        await log(tx, deps, operator, { act: of.acts.delete, id, before: of.wordsOf(row) })
        return accept({ id })
      }),
  }
}

const NOT_FOUND = { code: 'NOT_FOUND' } as const

type Change<Words> = {
  readonly act: string
  readonly id: number
  readonly before?: Words
  readonly after?: Words
}
