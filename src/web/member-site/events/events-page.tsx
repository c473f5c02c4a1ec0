import { Gift } from 'lucide-react'
import type { EventHead } from '#contract/promotions/events.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, Skeletons } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { EventCard } from './event-card.tsx'
import { useEventList } from './use-event-list.ts'

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-4'

/** 이벤트: what is on, what comes and what is over (ROUTE-069, EVENT-001, EVENT-002). */
export function Page() {
  const { page, answer, turnTo } = useEventList()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">이벤트</h1>
      <AnswerView
        answer={answer}
        waiting={
          <div role="status" className={grid}>
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

type EventGridProps = { readonly events: readonly EventHead[]; readonly busy: boolean }

export const EventGrid = ({ events, busy }: EventGridProps) =>
  events.length === 0 ? (
    <div className="card">
      <EmptyState
        icon={Gift}
        title="등록된 이벤트가 없습니다."
        hint="새 이벤트가 열리면 이곳에 바로 표시됩니다."
      />
    </div>
  ) : (
    <ul
      aria-label="이벤트 목록"
      aria-busy={busy}
      className={classNames(grid, 'transition-opacity', busy && 'opacity-60')}
    >
      {events.map(event => (
        <EventCard key={event.id} event={event} />
      ))}
    </ul>
  )
