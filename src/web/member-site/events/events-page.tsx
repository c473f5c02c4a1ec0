import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Skeletons } from '#web/kit/display/states.tsx'
import { EventGrid, eventGridClass } from './event-grid.tsx'
import { useEventList } from './use-event-list.ts'

/** 이벤트: running, upcoming and ended events (ROUTE-069, EVENT-001, EVENT-002). */
export function Page() {
  const { page, answer, turnTo } = useEventList()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">이벤트</h1>
      <AnswerView
        answer={answer}
        waiting={
          <div role="status" className={eventGridClass}>
            <span className="sr-only">불러오는 중입니다.</span>
            <Skeletons count={6} className="h-52" />
          </div>
        }
      >
        {({ events }) => <EventGrid events={events} busy={answer.isPlaceholderData} />}
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={turnTo} />
    </div>
  )
}
