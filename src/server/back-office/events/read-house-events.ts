import { actTexts } from '#contract/back-office/act-texts.ts'
import type { HouseEvent } from '#contract/back-office/reports/reports.ts'
import { alarmTexts, taskTexts } from '#contract/back-office/system-texts.ts'
import { assert } from '#domain/assert.ts'
import { formatFigure, formatSeoul, seoulDayRange } from '#domain/korean-formats.ts'
import type { EventKind } from '#domain/reports/event-kinds.ts'
import { significantActs } from '#domain/reports/significant-acts.ts'
import { alarmCodes } from '#domain/watch/alarms.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type EventFilter, type EventRow, eventList } from './house-events.sql.ts'

type Asked = { readonly from: string; readonly to: string; readonly kind?: EventKind | undefined }

/** The events of a range of days (T4). */
export function eventFilterOf({ from, to, kind }: Asked): EventFilter {
  const [first, last] = [seoulDayRange(from), seoulDayRange(to)]
  assert(first && last, 'the contract takes days alone')
  return { from: first.from, before: last.before, kind, acts: significantActs }
}

/** Returns a page of house events in a range of days, newest first (T4). */
export async function readHouseEvents({ db }: Pick<Deps, 'db'>, asked: Asked, page: number) {
  const { rows, ...counts } = await eventList.page(db, eventFilterOf(asked), page)
  return { events: rows.map(wireEvent), ...counts }
}

const actTextOf: ReadonlyMap<string, string> = new Map(Object.entries(actTexts))

const told: Readonly<Record<EventKind, (row: EventRow) => Pick<HouseEvent, 'title' | 'subject' | 'detail'>>> =
  {
    process: ({ what, subject }) => ({
      title: what === 'started' ? '프로세스 시작' : '프로세스 종료',
      subject,
      detail: '',
    }),
    alarm: ({ subject }) => {
      const [code, ...rest] = subject.split(' ')
      const known = alarmCodes.find(one => one === code)
      const [task = '', ...where] = rest
      return {
        title: known ? alarmTexts[known].title : subject,
        subject: [taskTexts[task] ?? task, ...where].join(' '),
        detail: '',
      }
    },
    act: ({ what, subject, detail }) => ({ title: actTextOf.get(what) ?? what, subject, detail }),
    login: ({ what, detail }) => {
      const [count = '0', names = '0', addresses = '0'] = detail.split(' ')
      return {
        title: what === 'locked' ? '로그인 잠금' : '로그인 실패',
        subject: `${formatFigure(Number(count))}건`,
        detail: `한 시간 · 아이디 ${formatFigure(Number(names))}개 · 아이피 ${formatFigure(Number(addresses))}개`,
      }
    },
  }

export const wireEvent = (row: EventRow): HouseEvent => ({
  at: formatSeoul(row.at, 'YYYY-MM-DD HH:mm:ss'),
  kind: row.kind,
  who: row.who,
  endedAt: row.endedAt === null ? null : formatSeoul(row.endedAt, 'YYYY-MM-DD HH:mm:ss'),
  ...told[row.kind](row),
})
