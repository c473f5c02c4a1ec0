import { History } from 'lucide-react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { type HouseEvent, houseEventContract } from '#contract/back-office/reports/reports.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { eventKinds, eventKindWords } from '#domain/reports/event-kinds.ts'
import { call } from '#web/client/api/api.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { eventsBody, eventsForm } from './events-filter.ts'

const tabs = [
  { key: '', label: '전체' },
  ...eventKinds.map(key => ({ key: key as string, label: eventKindWords[key] })),
]

/** 주요 사건: starts and outages, alarms, manual changes, failed logins (field T4). */
export function Page() {
  const { filter, show } = useAddressFilter(eventsForm)
  const { from, to, page } = filter
  const query = { ...eventsBody(filter), page: String(page) }
  const answer = usePagedCall(houseEventContract.events, { query }, page)
  return (
    <DeskPage
      title="주요 사건"
      action={
        <ExportButton
          name="주요 사건"
          description={`${from} ~ ${to} 주요 사건을 CSV 파일로 저장합니다.`}
          onExport={reason => call(exportContract.events, { body: { filter: eventsBody(filter), reason } })}
        />
      }
    >
      <Tabs
        label="구분"
        tabs={tabs}
        value={filter.kind}
        onChange={kind => show({ kind: readWord(eventKinds, kind) ?? '' })}
      />
      <FilterBar narrowed={false} onReset={() => {}} paired>
        <DayField label="시작일" value={from} max={to} onChange={day => day && show({ from: day })} />
        <DayField label="종료일" value={to} min={from} onChange={day => day && show({ to: day })} />
      </FilterBar>
      <PagedAnswer answer={answer} page={page} onPage={next => show({ page: next })}>
        {({ events, totalCount, madeAt, madeBy }) => (
          <>
            <p className="text-sm text-dim" data-made>
              {`${from} ~ ${to} · 총 ${formatFigure(totalCount)}건 · ${madeAt} ${madeBy} 작성`}
            </p>
            {totalCount === 0 ? (
              <NothingFound icon={History} title="내역 없음" />
            ) : (
              <EventList events={events} />
            )}
          </>
        )}
      </PagedAnswer>
      <p className="text-xs leading-relaxed text-dim">
        베팅, 원장, 통계, 작업로그와 주요 사건은 지우지 않고 보관합니다. 로그인 기록은 90일 동안 보관하며, 그
        뒤의 로그인 실패는 이 목록에 나오지 않습니다.
      </p>
    </DeskPage>
  )
}

/** Events of the same moment differ by their texts. */
const rowKey = ({ at, kind, title, subject, detail }: HouseEvent): string =>
  [at, kind, title, subject, detail].join(' ')

const EventList = ({ events }: { readonly events: readonly HouseEvent[] }) => (
  <RowList
    label="주요 사건"
    columns={columns}
    rows={events}
    rowKey={rowKey}
    card={event => (
      <li className="grid gap-1 px-3.5 py-2.5">
        <p className="flex items-center justify-between gap-2">
          <span className="font-semibold">{event.title}</span>
          <KindBadge event={event} />
        </p>
        <p className="wrap-anywhere text-dim">
          {[event.subject, event.who, event.detail].filter(text => text !== '').join(' · ')}
        </p>
        <p className="text-xs text-dim">{timeWord(event)}</p>
      </li>
    )}
  />
)

const KindBadge = ({ event: { kind, endedAt } }: { readonly event: HouseEvent }) =>
  kind === 'alarm' && endedAt === null ? (
    <Badge tone="live">진행 중</Badge>
  ) : (
    <Badge tone={kind === 'alarm' ? 'gold' : 'outline'}>{eventKindWords[kind]}</Badge>
  )

const timeWord = ({ at, endedAt }: HouseEvent): string =>
  endedAt === null ? at : `${at} ~ ${endedAt.slice(0, 10) === at.slice(0, 10) ? endedAt.slice(11) : endedAt}`

const columns: readonly Column<HouseEvent>[] = [
  { key: 'at', title: '시각', width: '250px', cell: timeWord },
  { key: 'kind', title: '구분', width: '110px', cell: event => <KindBadge event={event} /> },
  { key: 'title', title: '내용', cell: ({ title }) => <span className="font-semibold">{title}</span> },
  { key: 'subject', title: '대상', cell: ({ subject }) => <Cut text={subject} /> },
  { key: 'who', title: '운영자', width: '120px', cell: ({ who }) => who || '–' },
  { key: 'detail', title: '상세', cell: ({ detail }) => <Cut text={detail} /> },
]

/** Reasons may be long; the full text is in the audit log. */
const Cut = ({ text }: { readonly text: string }) => (
  <span className="inline-block max-w-[320px] truncate align-bottom" title={text}>
    {text || '–'}
  </span>
)
