import type { exportContract } from '#contract/back-office/kit/exports.ts'
import type { HouseEvent } from '#contract/back-office/reports/reports.ts'
import type { Body } from '#contract/wire/route.ts'
import { eventKindWords } from '#domain/reports/event-kinds.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { eventList } from '../events/house-events.sql.ts'
import { eventFilterOf, wireEvent } from '../events/read-house-events.ts'
import type { CsvColumn, ListExport } from './export-list.ts'
import { byPlaces } from './portions.ts'

const columns: readonly CsvColumn<HouseEvent>[] = [
  { title: '시각', cell: ({ at }) => at },
  { title: '구분', cell: ({ kind }) => eventKindWords[kind] },
  { title: '내용', cell: ({ title }) => title },
  { title: '대상', cell: ({ subject }) => subject },
  { title: '운영자', cell: ({ who }) => who },
  { title: '상세', cell: ({ detail }) => detail },
  { title: '종료', cell: ({ endedAt }) => endedAt },
]

/** Exports house events in a range of days, newest first (T4). */
export async function eventsExport(
  { db }: Pick<Deps, 'db'>,
  filter: Body<typeof exportContract.events>['filter'],
): Promise<ListExport<HouseEvent>> {
  const asked = eventFilterOf(filter)
  return {
    list: 'events',
    name: '주요 사건',
    filter,
    count: await eventList.count(db, asked),
    days: filter,
    columns,
    portions: () => byPlaces(async part => (await eventList.rows(db, asked, part)).map(wireEvent)),
  }
}
