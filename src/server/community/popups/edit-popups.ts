import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  cleanHtml,
  noteTextChange,
  type OperatorAct,
  type OperatorTexts,
  recordAct,
  saysTheSame,
  tellContentChanged,
} from '#server/site/site.ts'
import {
  deletePopup,
  findByKey,
  findPopup,
  insertPopup,
  listPopupIds,
  lockPopups,
  orderPopups,
  type PopupText,
  type StoredPopup,
  updatePopup,
} from './popups.sql.ts'

export type PopupDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type Unknown = Refusal<'NOT_FOUND'>
type NoText = Refusal<'BAD_INPUT'>

const popups: OperatorTexts<PopupText> = {
  name: 'popup',
  part: 'popups',
  fields: [
    ...(['place', 'title', 'contents', 'shown', 'promotes'] as const),
    ...(['left', 'top', 'width', 'shownFrom', 'shownUntil'] as const),
  ],
}

/** Creates a popup at the end; the same key returns the existing one (POPUP-015). */
export const writePopup = (
  deps: PopupDeps,
  act: OperatorAct,
  { key, ...text }: PopupText & { readonly key: string | undefined },
): Promise<Result<StoredPopup, NoText | Refusal<'KEY_REUSED'>>> =>
  deps.db.transaction(async tx => {
    await lockPopups(tx)
    const clean = { ...text, contents: cleanHtml(text.contents) }
    if (clean.contents.trim() === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
    const { memberId } = act.operator
    const written = await insertPopup(tx, {
      ...clean,
      operatorId: memberId,
      key: key ?? null,
      createdAt: deps.clock.now(),
    })
    if (!written) {
      const known = key === undefined ? undefined : await findByKey(tx, memberId, key)
      return known && saysTheSame(popups, known, clean) ? accept(known) : refuse({ code: 'KEY_REUSED' })
    }
    await noteTextChange(tx, deps, act, popups, { verb: 'write', after: written })
    return accept(written)
  })

/** Changes a popup if it is still what the operator saw. */
export const editPopup = (
  deps: PopupDeps,
  act: OperatorAct,
  id: number,
  { revision, ...text }: PopupText & { readonly revision: number },
): Promise<Result<StoredPopup, Unknown | NoText | Refusal<'EDITED_MEANWHILE'>>> =>
  deps.db.transaction(async tx => {
    await lockPopups(tx)
    const before = await findPopup(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    if (before.revision !== revision) return refuse({ code: 'EDITED_MEANWHILE' })
    const contents = cleanHtml(text.contents)
    if (contents.trim() === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
    const edited = await updatePopup(tx, id, { ...text, contents })
    await noteTextChange(tx, deps, act, popups, { verb: 'edit', before, after: edited })
    return accept(edited)
  })

/** Moves a popup before another, or to the end. Returns the new order. */
export const movePopup = (
  deps: PopupDeps,
  act: OperatorAct,
  id: number,
  before: number | null,
): Promise<Result<{ ids: number[] }, Unknown>> =>
  deps.db.transaction(async tx => {
    await lockPopups(tx)
    const was = await listPopupIds(tx)
    const others = was.filter(one => one !== id)
    const at = before === null ? others.length : others.indexOf(before)
    if (others.length === was.length || at === -1) return refuse({ code: 'NOT_FOUND' })
    const ids = others.toSpliced(at, 0, id)
    await orderPopups(tx, ids)
    await recordAct(tx, {
      ...act,
      act: 'move-popup',
      subject: `popup:${id}`,
      before: { position: was.indexOf(id) + 1 },
      after: { position: at + 1 },
      at: deps.clock.now(),
    })
    tellContentChanged(tx, deps, 'popups')
    return accept({ ids })
  })

/** Deletes a popup; the log keeps its text. */
export const removePopup = (
  deps: PopupDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<{ id: number }, Unknown>> =>
  deps.db.transaction(async tx => {
    await lockPopups(tx)
    const before = await findPopup(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    await deletePopup(tx, id)
    await orderPopups(tx, await listPopupIds(tx))
    await noteTextChange(tx, deps, act, popups, { verb: 'delete', before })
    return accept({ id })
  })
