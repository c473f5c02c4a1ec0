import type { EventPageName } from '#contract/promotions/events.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  cleanHtml,
  keepPicture,
  keepPicturesOf,
  type OperatorAct,
  recordAct,
  tellContentChanged,
} from '#server/site/site.ts'
import { listEventPages, lockEventPages, putEventPage } from './event-pages.sql.ts'
import {
  type EventDraft,
  findKeyedEvent,
  insertEvent,
  lockEvent,
  type StoredEvent,
  updateEvent,
} from './events.sql.ts'
import { type EventPage, type SeenEvent, seenEvent } from './read-events.ts'

export type { EventDraft } from './events.sql.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type Wrong = Refusal<'BAD_INPUT' | 'PERIOD_REVERSED'>

/** Removes what operators may not use in the text of a draft; refused if nothing is left. */
function checkDraft(draft: EventDraft): Result<EventDraft, Wrong> {
  const contents = cleanHtml(draft.contents).trim()
  if (contents === '') return refuse({ code: 'BAD_INPUT', field: 'contents' })
  if (draft.lastDay !== null && draft.lastDay < draft.firstDay) return refuse({ code: 'PERIOD_REVERSED' })
  return accept({ ...draft, contents })
}

/** Creates an event; the same key returns the existing one (EVENT-002). */
export const writeEvent = (
  { db, clock, bus }: EditDeps,
  who: OperatorAct,
  draft: EventDraft,
  key: string | undefined,
): Promise<Result<SeenEvent, Wrong | Refusal<'KEY_REUSED'>>> =>
  db.transaction(async tx => {
    const checked = checkDraft(draft)
    if (!checked.ok) return checked
    const at = clock.now()
    const operatorId = who.operator.memberId
    const written = await insertEvent(tx, { ...checked.value, operatorId, key: key ?? null }, at)
    if (!written) {
      const known = key === undefined ? undefined : await findKeyedEvent(tx, operatorId, key)
      if (!known || !isSame(known, checked.value)) return refuse({ code: 'KEY_REUSED' })
      return accept(seenEvent(known, seoulDay(at)))
    }
    await keepPictures(tx, written)
    tellContentChanged(tx, { bus }, 'events')
    const subject = `event:${written.id}`
    await recordAct(tx, { ...who, act: 'write-event', subject, before: null, after: factsOf(written), at })
    return accept(seenEvent(written, seoulDay(at)))
  })

/** Changes the given fields of an event, or hides or shows it. */
export const editEvent = (
  { db, clock, bus }: EditDeps,
  who: OperatorAct,
  id: number,
  changes: Partial<EventDraft>,
): Promise<Result<SeenEvent, Wrong | Refusal<'NOT_FOUND'>>> =>
  db.transaction(async tx => {
    const stored = await lockEvent(tx, id)
    if (!stored) return refuse({ code: 'NOT_FOUND' })
    const checked = checkDraft({ ...stored, ...changes })
    if (!checked.ok) return checked
    const edited = { ...stored, ...checked.value }
    await updateEvent(tx, edited)
    await keepPictures(tx, edited)
    const at = clock.now()
    tellContentChanged(tx, { bus }, 'events')
    await recordAct(tx, {
      ...who,
      act: 'edit-event',
      subject: `event:${id}`,
      before: factsOf(stored),
      after: factsOf(edited),
      at,
    })
    return accept(seenEvent(edited, seoulDay(at)))
  })

/** Replaces a fixed page; if empty, the page says that there is no content yet (EVENT-003). */
export const editEventPage = (
  { db, clock, bus }: EditDeps,
  who: OperatorAct,
  name: EventPageName,
  html: string,
): Promise<Result<EventPage, never>> =>
  db.transaction(async tx => {
    await lockEventPages(tx)
    const before = (await listEventPages(tx)).find(page => page.name === name)
    const contents = cleanHtml(html).trim()
    await putEventPage(tx, name, contents)
    await keepPicturesOf(tx, `event-page:${name}`, contents)
    tellContentChanged(tx, { bus }, 'events')
    await recordAct(tx, {
      ...who,
      act: 'edit-event-page',
      subject: `event-page:${name}`,
      before: { contents: before?.contents ?? '' },
      after: { contents },
      at: clock.now(),
    })
    return accept({ name, contents })
  })

/** Keeps the pictures of an event from being deleted. */
async function keepPictures(tx: Tx, { id, picture, contents }: StoredEvent): Promise<void> {
  await keepPicture(tx, `event-picture:${id}`, picture ?? '')
  await keepPicturesOf(tx, `event:${id}`, contents)
}

const factsOf = ({ title, picture, contents, firstDay, lastDay, position, shown }: EventDraft) => ({
  title,
  picture,
  contents,
  firstDay,
  lastDay,
  position,
  shown,
})

const isSame = (known: StoredEvent, draft: EventDraft): boolean =>
  JSON.stringify(factsOf(known)) === JSON.stringify(factsOf(draft))
