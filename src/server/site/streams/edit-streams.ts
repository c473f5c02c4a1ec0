import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import { tellSiteChanged } from '../settings.sql.ts'
import type { Site } from '../site-state.ts'
import {
  deleteStream,
  findStream,
  findStreamByKey,
  insertStream,
  type LiveStream,
  listStreamIds,
  lockStreams,
  orderStreams,
  type StreamText,
  updateStream,
} from './streams.sql.ts'

export type StreamDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & { readonly site: Site }

type Unknown = Refusal<'NOT_FOUND'>

/** Adds a live stream at the end; the same key returns the existing one (ROUTE-013). */
export const writeStream = (
  deps: StreamDeps,
  act: OperatorAct,
  { key, ...text }: StreamText & { readonly key: string | undefined },
): Promise<Result<LiveStream, Refusal<'KEY_REUSED'>>> =>
  changing(deps, async tx => {
    const operatorId = act.operator.memberId
    const own = { id: deps.newUuid(), operatorId, key: key ?? null, createdAt: deps.clock.now() }
    const written = await insertStream(tx, { ...text, ...own })
    if (!written) {
      const known = key === undefined ? undefined : await findStreamByKey(tx, operatorId, key)
      return known && isSame(known, text) ? accept(known) : refuse({ code: 'KEY_REUSED' })
    }
    await done(tx, deps, act, {
      act: 'write-stream',
      id: written.id,
      before: null,
      after: textOf(written),
    })
    return accept(written)
  })

/** Changes a stream, or switches it on or off, if it is still what the operator saw. */
export const editStream = (
  deps: StreamDeps,
  act: OperatorAct,
  id: string,
  { revision, ...text }: StreamText & { readonly revision: number },
): Promise<Result<LiveStream, Unknown | Refusal<'EDITED_MEANWHILE'>>> =>
  changing(deps, async tx => {
    const before = await findStream(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    if (before.revision !== revision) return refuse({ code: 'EDITED_MEANWHILE' })
    const edited = await updateStream(tx, id, text)
    await done(tx, deps, act, { act: 'edit-stream', id, before: textOf(before), after: textOf(edited) })
    return accept(edited)
  })

/** Moves a stream before another, or to the end. Returns the new order. */
export const moveStream = (
  deps: StreamDeps,
  act: OperatorAct,
  id: string,
  before: string | null,
): Promise<Result<{ ids: string[] }, Unknown>> =>
  changing(deps, async tx => {
    const was = await listStreamIds(tx)
    const others = was.filter(one => one !== id)
    const at = before === null ? others.length : others.indexOf(before)
    if (others.length === was.length || at === -1) return refuse({ code: 'NOT_FOUND' })
    const ids = others.toSpliced(at, 0, id)
    await orderStreams(tx, ids)
    const places = { before: { position: was.indexOf(id) + 1 }, after: { position: at + 1 } }
    await done(tx, deps, act, { act: 'move-stream', id, ...places })
    return accept({ ids })
  })

/** Deletes a stream; the log keeps its address. */
export const removeStream = (
  deps: StreamDeps,
  act: OperatorAct,
  id: string,
): Promise<Result<{ id: string }, Unknown>> =>
  changing(deps, async tx => {
    const before = await findStream(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    await deleteStream(tx, id)
    await orderStreams(tx, await listStreamIds(tx))
    await done(tx, deps, act, { act: 'delete-stream', id, before: textOf(before), after: null })
    return accept({ id })
  })

/** Serialises changes; effective in this process at once. */
async function changing<R extends Result<unknown, Refusal>>(
  { db, site }: StreamDeps,
  change: (tx: Tx) => Promise<R>,
): Promise<R> {
  const changed = await db.transaction(async tx => {
    await lockStreams(tx)
    return change(tx)
  })
  if (changed.ok) await site.refresh()
  return changed
}

const textOf = ({ title, address, shown }: StreamText): StreamText => ({ title, address, shown })

const isSame = (known: LiveStream, text: StreamText): boolean =>
  JSON.stringify(textOf(known)) === JSON.stringify(textOf(text))

type Done = { readonly act: string; readonly id: string; readonly before: unknown; readonly after: unknown }

/** Common steps of every change: the log, and notifying all processes and open pages. */
async function done(tx: Tx, deps: StreamDeps, who: OperatorAct, { id, ...what }: Done): Promise<void> {
  await recordAct(tx, { ...who, ...what, subject: `stream:${id}`, at: deps.clock.now() })
  await tellSiteChanged(tx)
  tellContentChanged(tx, deps, 'streams')
}
