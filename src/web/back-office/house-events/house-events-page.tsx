import { History } from 'lucide-react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { type HouseEvent, houseEventContract } from '#contract/back-office/reports/reports.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { eventKindWords } from '#domain/reports/event-kinds.ts'
import { call } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { now } from '#web/kit/time/time.ts'
import { setDayOf } from '../kit/lists/day-fields.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter } from '../kit/lists/list-filter.ts'
import { RowList } from '../kit/lists/row-list.tsx'
import { viewOf } from '../kit/lists/view-field.tsx'

/** 주요 사건: starts and outages, alarms, manual changes, failed logins (field T4). */
export const Page = listDesk({
  title: '주요 사건',
  call: houseEventContract.events,
  filter: listFilter({
    kind: viewOf({ '': '전체', ...eventKindWords }, '', '구분'),
    from: setDayOf({ label: '시작일', max: 'to' }, () => seoulDay(instant(now() - 6 * DAY))),
    to: setDayOf({ label: '종료일', min: 'from' }, () => seoulDay(now())),
  }),
  action: ({ asked }) => (
    <ExportButton
      name="주요 사건"
      description={`${asked.from} ~ ${asked.to} 주요 사건을 CSV 파일로 저장합니다.`}
      onExport={reason => call(exportContract.events, { body: { filter: asked, reason } })}
    />
  ),
  list: ({ events }) => <EventList events={events} />,
  below: (
    <p className="text-xs leading-relaxed text-dim">
      베팅, 원장, 통계, 작업로그와 주요 사건은 지우지 않고 보관합니다. 로그인 기록은 90일 동안 보관하며, 그
      뒤의 로그인 실패는 이 목록에 나오지 않습니다.
    </p>
  ),
  unit: '건',
  count: ({ madeAt, madeBy }, { from, to }) => `${from} ~ ${to} · ${madeAt} ${madeBy} 작성`,
  icon: History,
  nothing: '내역 없음',
})

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
