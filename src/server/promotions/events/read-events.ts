import { type EventPageName, eventPageNames } from '#contract/promotions/events.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { type EventState, eventState } from '#domain/promotions/event-state.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { shownHtml } from '#server/site/site.ts'
import { listEventPages } from './event-pages.sql.ts'
import { type EventFilter, eventList, findShownEvent, type StoredEvent } from './events.sql.ts'

type EventDeps = Pick<Deps, 'db' | 'clock'>

export type SeenEvent = StoredEvent & { readonly state: EventState }

/** Returns an event with its state on a day and its sanitised text. */
export const seenEvent = (event: StoredEvent, today: string): SeenEvent => ({
  ...event,
  contents: shownHtml(event.contents),
  state: eventState(event, today),
})

/** Returns a page of events, running ones first (EVENT-002). */
export async function readEvents({ db, clock }: EventDeps, filter: Omit<EventFilter, 'today'>, page: number) {
  const today = seoulDay(clock.now())
  const { rows, ...counts } = await eventList.page(db, { ...filter, today }, page)
  return { events: rows.map(event => seenEvent(event, today)), ...counts }
}

/** Returns an event visible to members; undefined for any other. */
export async function readEvent({ db, clock }: EventDeps, id: number): Promise<SeenEvent | undefined> {
  const event = await findShownEvent(db, id)
  return event && seenEvent(event, seoulDay(clock.now()))
}

export type EventPage = { readonly name: EventPageName; readonly contents: string }

/** Returns all fixed pages; one not written yet is empty (EVENT-003). */
export async function readEventPages({ db }: Pick<Deps, 'db'>): Promise<readonly EventPage[]> {
  const written = new Map((await listEventPages(db)).map(({ name, contents }) => [name, contents]))
  return eventPageNames.map(name => ({ name, contents: shownHtml(written.get(name) ?? '') }))
}
