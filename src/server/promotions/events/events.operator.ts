import type { DeskEvent, eventOperatorContract } from '#contract/promotions/events.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type EventDraft, editEvent, editEventPage, writeEvent } from './edit-events.ts'
import { readEventPages, readEvents, type SeenEvent } from './read-events.ts'

/** Operator routes for events and the fixed pages. */
export const eventOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof eventOperatorContract> => ({
  events: async ({ query: { page, shown, state, title } }) => {
    const filter = { state, title, shown: shown === undefined ? undefined : shown === 'true' }
    const { events, ...counts } = await readEvents(deps, filter, page)
    return accept({ events: events.map(wireEvent), ...counts })
  },
  write: async ({ body: { reason, key, ...draft }, caller, ip }) => {
    const written = await writeEvent(deps, { operator: caller, ip, reason }, draft, key)
    return written.ok ? accept(wireEvent(written.value)) : written
  },
  edit: async ({ params, body: { reason, ...changes }, caller, ip }) => {
    const edited = await editEvent(deps, { operator: caller, ip, reason }, params.eventId, given(changes))
    return edited.ok ? accept(wireEvent(edited.value)) : edited
  },
  pages: async () => accept([...(await readEventPages(deps))]),
  editPage: ({ params, body, caller, ip }) =>
    editEventPage(deps, { operator: caller, ip, reason: body.reason }, params.name, body.contents),
})

/** Parses a body; absent fields stay unchanged. */
const given = (
  changes: {
    readonly [K in keyof EventDraft]?: EventDraft[K] | undefined
  },
): Partial<EventDraft> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

const wireEvent = ({ createdAt, ...event }: SeenEvent): DeskEvent => ({
  ...event,
  createdAt: formatSeoul(createdAt, 'YYYY-MM-DD HH:mm:ss'),
})
