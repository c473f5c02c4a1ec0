import { Link } from '@tanstack/react-router'
import { eventContract } from '#contract/promotions/events.ts'
import { useCall } from '#web/client/api/api.ts'
import { EventPeriod, EventStateBadge } from './event-card.tsx'

/** Maximum number next to an event. */
const MOST = 5

/** Other running or upcoming events; nothing when there are none. */
export function OtherEvents({ eventId }: { readonly eventId: number }) {
  const { data } = useCall(eventContract.list, { query: { page: 1 } })
  const others = data?.events.filter(({ id, state }) => id !== eventId && state !== 'ended').slice(0, MOST)
  if (!others?.length) return null
  return (
    <section aria-labelledby="other-events" className="card overflow-hidden">
      <h2 id="other-events" className="border-b border-line px-4 py-3 font-semibold">
        다른 이벤트
      </h2>
      <ul className="divide-y divide-line">
        {others.map(event => (
          <li key={event.id}>
            <Link
              to={`/event/${event.id}`}
              className="grid min-h-16 content-center gap-1.5 px-4 py-3 -outline-offset-2 hover:bg-s2"
            >
              <span className="flex items-start gap-2">
                <EventStateBadge state={event.state} />
                <span className="line-clamp-2 min-w-0 flex-1 font-semibold">{event.title}</span>
              </span>
              <EventPeriod event={event} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
