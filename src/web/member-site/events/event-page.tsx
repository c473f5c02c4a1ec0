import { Link, notFound, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type EventText, eventContract } from '#contract/promotions/events.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { EventPeriod, EventStateBadge } from './event-card.tsx'

/** One event; one that is unknown, hidden or no number is a page that is not there (ROUTE-076). */
export function Page() {
  const { eventId = '' }: { readonly eventId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(eventId)) throw notFound()
  return <Event eventId={Number(eventId)} />
}

function Event({ eventId }: { readonly eventId: number }) {
  const answer = useCall(
    eventContract.event,
    { params: { eventId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && statusOf(error) !== 404 },
  )
  if (statusOf(answer.error) === 404) throw notFound()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
      {event => <EventArticle event={event} />}
    </AnswerView>
  )
}

const statusOf = (error: Error | null): number | undefined =>
  error instanceof CallError ? error.refusal.status : undefined

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
