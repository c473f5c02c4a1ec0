import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { tellContentChanged } from './content-news.ts'
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
import { keepPicturesOf } from './pictures/keep-pictures.ts'

export type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type Meaningless = Refusal<'BAD_INPUT'>
type Unknown = Refusal<'NOT_FOUND'>

/** Writes a notice; what is not allowed in it is left out, and nothing may not be all of it. */
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
      return known && isSame(known, clean.value) ? accept(known) : refuse({ code: 'KEY_REUSED' })
    }
    await done(tx, deps, act, 'write-notice', undefined, written)
    return accept(written)
  })

/** Changes a notice; what is not given stays. */
export const editNotice = (
  deps: NoticeDeps,
  act: OperatorAct,
  id: number,
  change: Partial<NoticeText>,
): Promise<Result<Notice, Meaningless | Unknown>> =>
  deps.db.transaction(async tx => {
    const before = await lockNotice(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    const clean = cleaned({ ...textOf(before), ...change })
    if (!clean.ok) return clean
    const edited = { ...before, ...clean.value }
    await updateNotice(tx, id, clean.value)
    await done(tx, deps, act, 'edit-notice', before, edited)
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
    await done(tx, deps, act, 'delete-notice', before, undefined)
    return accept({ id })
  })

/** A text that says something, in a period that begins before it ends. */
function cleaned(text: NoticeText): Result<NoticeText, Meaningless> {
  const { shownFrom, shownUntil } = text
  const contents = cleanHtml(text.contents)
  if (contents.trim() === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
  if (shownFrom !== null && shownUntil !== null && shownFrom >= shownUntil)
    return refuse({ code: 'BAD_INPUT', field: 'shownUntil' })
  return accept({ ...text, contents })
}

const textOf = ({ contents, shown, pinned, inMarquee, shownFrom, shownUntil }: NoticeText): NoticeText => ({
  contents,
  shown,
  pinned,
  inMarquee,
  shownFrom,
  shownUntil,
})

const isSame = (known: Notice, text: NoticeText): boolean =>
  JSON.stringify(textOf(known)) === JSON.stringify(textOf(text))

type Kind = 'write-notice' | 'edit-notice' | 'delete-notice'

/** What every change brings with it: the pictures it shows, word to open pages, and the log. */
async function done(
  tx: Tx,
  deps: NoticeDeps,
  who: OperatorAct,
  act: Kind,
  before: Notice | undefined,
  after: Notice | undefined,
): Promise<void> {
  const subject = `notice:${(after ?? before)?.id}`
  await keepPicturesOf(tx, subject, after?.contents ?? '')
  tellContentChanged(tx, deps, 'notices')
  await recordAct(tx, {
    ...who,
    act,
    subject,
    before: before ? textOf(before) : null,
    after: after ? textOf(after) : null,
    at: deps.clock.now(),
  })
}
