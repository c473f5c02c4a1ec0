import { Gift } from 'lucide-react'
import { type DeskEvent, eventOperatorContract } from '#contract/promotions/events.ts'
import { eventStateWord } from '#domain/promotions/event-state.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { EventDialog } from './event-dialog.tsx'
import { EventList } from './event-list.tsx'
import { FixedPages } from './fixed-pages.tsx'

/** 이벤트관리: events and fixed pages; changes are visible to members at once (EVENT-002, EVENT-003). */
export const Page = listDesk({
  title: '이벤트관리',
  call: eventOperatorContract.events,
  filter: listFilter({
    state: oneOf(eventStateWord, { label: '상태', all: '모든 상태', width: 'w-32' }),
    shown: oneOf({ true: '노출', false: '숨김' }, { label: '노출', all: '노출과 숨김' }),
    title: text(60, { label: '제목', placeholder: '제목', width: 'w-52' }),
  }),
  writes: 'promotions:write',
  adds: { label: '이벤트 등록', dialog: close => <EventDialog event={undefined} onClose={close} /> },
  dialog: (event: DeskEvent, close) => <EventDialog event={event} onClose={close} />,
  list: ({ events }, { open }) => <EventList events={events} onEdit={open} />,
  below: <FixedPages />,
  unit: '건',
  icon: Gift,
  nothing: '등록된 이벤트가 없습니다.',
  nothingLeft: '조건에 맞는 이벤트가 없습니다.',
})
