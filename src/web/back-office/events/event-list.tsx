import type { DeskEvent } from '#contract/promotions/events.ts'
import { eventStateWord, periodText } from '#domain/promotions/event-state.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

type EventListProps = {
  readonly events: readonly DeskEvent[]
  readonly onEdit: (event: DeskEvent) => void
}

/** All events, including hidden ones, each with an edit button. */
export function EventList({ events, onEdit }: EventListProps) {
  const mayChange = useMay('promotions:write')
  const button = (event: DeskEvent) => (
    <Button size="sm" aria-label={`${event.title} 수정`} onClick={() => onEdit(event)}>
      수정
    </Button>
  )
  const edit: Column<DeskEvent> = { key: 'edit', title: '작업', width: '90px', cell: button }
  return (
    <RowList
      label="이벤트"
      columns={mayChange ? [...columns, edit] : columns}
      rows={events}
      rowKey={({ id }) => id}
      card={event => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="font-semibold">{event.title}</p>
            <p className="flex flex-wrap items-center gap-1.5 text-xs text-dim">
              <State event={event} />
              {periodText(event)}
            </p>
          </div>
          {mayChange && button(event)}
        </li>
      )}
    />
  )
}

const State = ({ event }: { readonly event: DeskEvent }) => (
  <span className="inline-flex gap-1">
    <Badge tone={event.state === 'running' ? 'jade' : 'plain'}>{eventStateWord[event.state]}</Badge>
    {!event.shown && <Badge tone="outline">숨김</Badge>}
  </span>
)

const columns: readonly Column<DeskEvent>[] = [
  { key: 'state', title: '상태', width: '110px', cell: event => <State event={event} /> },
  { key: 'title', title: '제목', cell: ({ title }) => <span className="font-semibold">{title}</span> },
  { key: 'period', title: '기간', width: '210px', cell: periodText },
  { key: 'position', title: '순서', width: '70px', figures: true, cell: ({ position }) => position },
  { key: 'created', title: '등록 시각', width: '170px', wideOnly: true, cell: ({ createdAt }) => createdAt },
]
