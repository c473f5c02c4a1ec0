import { Gift } from 'lucide-react'
import { useState } from 'react'
import { type DeskEvent, eventOperatorContract } from '#contract/promotions/events.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { EventDialog } from './event-dialog.tsx'
import { EventList } from './event-list.tsx'
import { allEvents, eventsForm, eventsQuery } from './events-filter.ts'
import { EventsFilters } from './events-filters.tsx'
import { FixedPages } from './fixed-pages.tsx'

/** 이벤트관리: events and fixed pages; changes are visible to members at once (EVENT-002, EVENT-003). */
export function Page() {
  const { filter, show } = useAddressFilter(eventsForm)
  const [editing, setEditing] = useState<DeskEvent | 'new'>()
  const mayChange = useMay('promotions:write')
  const { page } = filter
  const answer = usePagedCall(eventOperatorContract.events, { query: eventsQuery(filter) }, page)
  const narrowed = filter.state !== '' || filter.shown !== '' || filter.title !== ''
  return (
    <DeskPage
      title="이벤트관리"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setEditing('new')}>
            이벤트 등록
          </Button>
        ),
      })}
    >
      <EventsFilters filter={filter} narrowed={narrowed} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Gift}
        nothing="등록된 이벤트가 없습니다."
        narrowed={
          narrowed ? { nothing: '조건에 맞는 이벤트가 없습니다.', onReset: () => show(allEvents) } : undefined
        }
      >
        {({ events }) => <EventList events={events} onEdit={setEditing} />}
      </CountedAnswer>
      <FixedPages />
      {editing && (
        <EventDialog event={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </DeskPage>
  )
}
