import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { EventText } from '#contract/promotions/events.ts'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { EventPeriod, EventStateBadge } from './event-card.tsx'

/** An event as it is read: how it stands, its title, days, picture and text. */
export const EventArticle = ({ event }: { readonly event: EventText }) => (
  <article className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-4">
    <header className="grid gap-2">
      <p>
        <Link
          to="/event"
          className="inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-dim hover:text-text"
        >
          <ArrowLeft aria-hidden size={16} />
          이벤트 목록
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <EventStateBadge state={event.state} />
        <h1 className="min-w-0 text-2xl">{event.title}</h1>
      </div>
      <EventPeriod event={event} />
    </header>
    {event.picture !== null && (
      <img src={`/file/download/${event.picture}`} alt="" className="w-full rounded-lg border border-line" />
    )}
    <div className="card p-5 mobile:p-4">
      <OperatorHtml html={event.contents} />
    </div>
  </article>
)
