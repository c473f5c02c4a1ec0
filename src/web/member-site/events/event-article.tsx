import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { EventText } from '#contract/promotions/events.ts'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { EventPeriod, EventStateBadge } from './event-card.tsx'
import { EventPicture } from './event-picture.tsx'

/** An event: picture, state, title, days and text. */
export const EventArticle = ({ event }: { readonly event: EventText }) => (
  <article className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <p>
      <Link
        to="/event"
        className="inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-dim hover:text-text mobile:min-h-11"
      >
        <ArrowLeft aria-hidden size={16} />
        이벤트 목록
      </Link>
    </p>
    <div className="card overflow-hidden">
      <EventPicture event={event} wide />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 mobile:p-4">
        <header className="grid gap-2 border-b border-line pb-5">
          <div className="flex flex-wrap items-center gap-2">
            <EventStateBadge state={event.state} />
            <h1 className="min-w-0 text-2xl">{event.title}</h1>
          </div>
          <EventPeriod event={event} />
        </header>
        <h2 className="sr-only">이벤트 안내</h2>
        <OperatorHtml html={event.contents} />
      </div>
    </div>
  </article>
)
