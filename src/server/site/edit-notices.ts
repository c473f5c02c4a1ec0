import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { tellContentChanged } from './content-news.ts'
import {
  deleteNotice,
  findSameNotice,
  insertNotice,
  lockNotice,
  type StoredNotice,
  updateNotice,
} from './notices.sql.ts'
import { cleanHtml } from './operator-html.ts'
import { keepPicturesOf } from './pictures/keep-pictures.ts'

export type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type NoText = Refusal<'BAD_INPUT'>
type Unknown = Refusal<'NOT_FOUND'>

type Writing = Pick<StoredNotice, 'contents' | 'shown'> & {
  /** Written again under the same key, the same notice is the one that is there already. */
  readonly key?: string | undefined
}

/** Writes a notice; what is not allowed in it is left out, and nothing may not be all of it. */
export const writeNotice = (
  deps: NoticeDeps,
  act: OperatorAct,
  { contents, shown, key }: Writing,
): Promise<Result<StoredNotice, NoText | Refusal<'KEY_REUSED'>>> =>
  deps.db.transaction(async tx => {
    const clean = cleanHtml(contents)
    if (clean.trim() === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
    const notice = { contents: clean, shown, operatorId: act.operator.memberId, key: key ?? null }
    const written = await insertNotice(tx, { ...notice, createdAt: deps.clock.now() })
    if (!written) {
      const known = await findSameNotice(tx, notice)
      return known ? accept(known) : refuse({ code: 'KEY_REUSED' })
    }
    await log(tx, deps, act, { act: 'write-notice', id: written.id, before: null, after: factsOf(written) })
    return accept(written)
  })

/** Changes the text of a notice, or hides or shows it. */
export const editNotice = (
  deps: NoticeDeps,
  act: OperatorAct,
  id: number,
  { contents, shown }: { readonly contents?: string | undefined; readonly shown?: boolean | undefined },
): Promise<Result<StoredNotice, NoText | Unknown>> =>
  deps.db.transaction(async tx => {
    const before = await lockNotice(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    const clean = contents === undefined ? before.contents : cleanHtml(contents)
    if (clean.trim() === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
    const edited = { ...before, contents: clean, shown: shown ?? before.shown }
    await updateNotice(tx, edited)
    await log(tx, deps, act, { act: 'edit-notice', id, before: factsOf(before), after: factsOf(edited) })
    return accept(edited)
  })

/** Deletes a notice; the log keeps its text. */
export const removeNotice = (
  deps: NoticeDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<{ id: number }, Unknown>> =>
  deps.db.transaction(async tx => {
    const before = await lockNotice(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    await deleteNotice(tx, id)
    await log(tx, deps, act, { act: 'delete-notice', id, before: factsOf(before), after: null })
    return accept({ id })
  })

const factsOf = ({ contents, shown }: StoredNotice) => ({ contents, shown })

type Done = {
  readonly act: string
  readonly id: number
  readonly before: unknown
  readonly after: Pick<StoredNotice, 'contents'> | null
}

/** What every change brings with it: the pictures it shows, word to open pages, and the log. */
async function log(tx: Tx, deps: NoticeDeps, who: OperatorAct, { act, id, before, after }: Done) {
  await keepPicturesOf(tx, `notice:${id}`, after?.contents ?? '')
  tellContentChanged(tx, deps, 'notices')
  return recordAct(tx, { ...who, act, subject: `notice:${id}`, before, after, at: deps.clock.now() })
}
