import { useParams } from '@tanstack/react-router'
import { eventContract } from '#contract/promotions/events.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { EventArticle } from './event-article.tsx'
import { OtherEvents } from './other-events.tsx'

/** An event; an unknown, hidden or non-numeric id is a 404 (ROUTE-076). */
export function Page() {
  const { eventId = '' }: { readonly eventId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(eventId)) throw pageNotFound()
  return <Event eventId={Number(eventId)} />
}

function Event({ eventId }: { readonly eventId: number }) {
  const answer = useCall(
    eventContract.event,
    { params: { eventId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && statusOf(error) !== 404 },
  )
  if (statusOf(answer.error) === 404) throw pageNotFound()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
      {event => (
        <div className="grid grid-cols-[minmax(0,1fr)_300px] items-start gap-4 narrow:grid-cols-[minmax(0,1fr)]">
          <EventArticle event={event} />
          <div className="pt-12 narrow:pt-0">
            <OtherEvents eventId={event.id} />
          </div>
        </div>
      )}
    </AnswerView>
  )
}

const statusOf = (error: Error | null): number | undefined =>
  error instanceof CallError ? error.refusal.status : undefined
