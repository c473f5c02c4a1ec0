import { Gift } from 'lucide-react'
import type { EventHead } from '#contract/promotions/events.ts'
import { EmptyState } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { EventCard } from './event-card.tsx'

export const eventGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-4'

type EventGridProps = { readonly events: readonly EventHead[]; readonly busy: boolean }

/** Events in as many columns as fit. */
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
      className={classNames(eventGridClass, 'transition-opacity', busy && 'opacity-60')}
    >
      {events.map(event => (
        <EventCard key={event.id} event={event} />
      ))}
    </ul>
  )
