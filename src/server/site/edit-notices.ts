import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { OperatorAct } from './acts.ts'
import {
  deleteNotice,
  findNoticeByKey,
  insertNotice,
  lockNotice,
  type Notice,
  type NoticeText,
  updateNotice,
} from './notices.sql.ts'
import { cleanHtml } from './operator-html.ts'
import { noteTextChange, type OperatorTexts, saysTheSame } from './operator-texts.ts'

export type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type Meaningless = Refusal<'BAD_INPUT'>
type Unknown = Refusal<'NOT_FOUND'>

const notices: OperatorTexts<NoticeText> = {
  name: 'notice',
  part: 'notices',
  fields: ['contents', 'shown', 'pinned', 'inMarquee', 'shownFrom', 'shownUntil'],
}

/** Creates a notice; disallowed HTML is removed, and refused if nothing is left. */
export const writeNotice = (
  deps: NoticeDeps,
  act: OperatorAct,
  { key, ...text }: NoticeText & { readonly key: string | undefined },
): Promise<Result<Notice, Meaningless | Refusal<'KEY_REUSED'>>> =>
  deps.db.transaction(async tx => {
    const clean = cleaned(text)
    if (!clean.ok) return clean
    const operatorId = act.operator.memberId
    const own = { operatorId, key: key ?? null, createdAt: deps.clock.now() }
    const written = await insertNotice(tx, { ...clean.value, ...own })
    if (!written) {
      const known = key === undefined ? undefined : await findNoticeByKey(tx, operatorId, key)
      return known && saysTheSame(notices, known, clean.value)
        ? accept(known)
        : refuse({ code: 'KEY_REUSED' })
    }
    await noteTextChange(tx, deps, act, notices, { verb: 'write', after: written })
    return accept(written)
  })

/** Changes a notice if it is still what the operator saw; absent fields stay unchanged. */
export const editNotice = (
  deps: NoticeDeps,
  act: OperatorAct,
  id: number,
  { revision, ...change }: Partial<NoticeText> & { readonly revision: number },
): Promise<Result<Notice, Meaningless | Unknown | Refusal<'EDITED_MEANWHILE'>>> =>
  deps.db.transaction(async tx => {
    const before = await lockNotice(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    if (before.revision !== revision) return refuse({ code: 'EDITED_MEANWHILE' })
    const clean = cleaned({ ...before, ...change })
    if (!clean.ok) return clean
    const edited = await updateNotice(tx, id, clean.value)
    await noteTextChange(tx, deps, act, notices, { verb: 'edit', before, after: edited })
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
    await noteTextChange(tx, deps, act, notices, { verb: 'delete', before })
    return accept({ id })
  })

/** Sanitises a text; refused if it is empty, or if the period ends before it begins. */
function cleaned(text: NoticeText): Result<NoticeText, Meaningless> {
  const { shownFrom, shownUntil } = text
  const contents = cleanHtml(text.contents)
  if (contents.trim() === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
  if (shownFrom !== null && shownUntil !== null && shownFrom >= shownUntil)
    return refuse({ code: 'BAD_INPUT', field: 'shownUntil' })
  return accept({ ...text, contents })
}
