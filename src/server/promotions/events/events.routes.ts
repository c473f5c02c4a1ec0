import type { EventHead, eventContract } from '#contract/promotions/events.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readEvent, readEventPages, readEvents, type SeenEvent } from './read-events.ts'

/** Member routes for events. */
export const eventRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof eventContract> => ({
  list: async ({ query }) => {
    const { events, ...counts } = await readEvents(deps, { shown: true }, query.page)
    return accept({ events: events.map(wireHead), ...counts })
  },
  event: async ({ params }) => {
    const event = await readEvent(deps, params.eventId)
    if (!event) return refuse({ code: 'NOT_FOUND' })
    return accept({ ...wireHead(event), contents: event.contents })
  },
  page: async ({ params }) => {
    const pages = await readEventPages(deps)
    return accept({
      name: params.name,
      contents: pages.find(({ name }) => name === params.name)?.contents ?? '',
    })
  },
})

const wireHead = ({ id, title, picture, firstDay, lastDay, state }: SeenEvent): EventHead => ({
  id,
  title,
  picture,
  firstDay,
  lastDay,
  state,
})
