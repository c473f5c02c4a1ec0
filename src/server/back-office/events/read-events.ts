import { actTexts } from '#contract/back-office/act-texts.ts'
import type { HouseEvent } from '#contract/back-office/reports/reports.ts'
import { alarmTexts, taskTexts } from '#contract/back-office/system-texts.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import { assert } from '#domain/assert.ts'
import { formatFigure, formatSeoul, seoulDayRange } from '#domain/korean-formats.ts'
import { type EventKind, eventKindWords } from '#domain/reports/event-kinds.ts'
import { significantActs } from '#domain/reports/significant-acts.ts'
import { alarmCodes } from '#domain/watch/alarms.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import { StreamedText } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { BYTE_ORDER_MARK } from '#server/reports/reports.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { countHouseEvents, type EventFilter, type EventRow, listHouseEvents } from './house-events.sql.ts'

type Asked = { readonly from: string; readonly to: string; readonly kind?: EventKind | undefined }

function filterOf({ from, to, kind }: Asked): EventFilter {
  const [first, last] = [seoulDayRange(from), seoulDayRange(to)]
  assert(first && last, 'the contract takes days alone')
  return { from: first.from, before: last.before, kind, acts: significantActs }
}

/** A page of what happened to the house in some days, the newest first (T4). */
export async function readEvents({ db }: Pick<Deps, 'db'>, asked: Asked, page: number) {
  const filter = filterOf(asked)
  const [rows, totalCount] = await Promise.all([
    listHouseEvents(db, filter, { limit: PAGE_SIZE, offset: pageStart(page) }),
    countHouseEvents(db, filter),
  ])
  return { events: rows.map(wireEvent), totalCount, pageCount: pageCountOf(totalCount) }
}

/** Events that a table to be kept holds at the most; who wants more takes them by shorter spans. */
const EXPORTED_MAX = 50_000
const PORTION = 500

/** The same as a table to be kept; the log has it first. */
export async function exportEvents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
  asked: Asked,
): Promise<StreamedText> {
  const at = clock.now()
  await db.transaction(tx =>
    recordAct(tx, { ...act, act: 'export-events', subject: 'reports', before: null, after: asked, at }),
  )
  const filter = filterOf(asked)
  return new StreamedText(`주요사건-${asked.from}-${asked.to}.csv`, async take => {
    const made = formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
    await take(
      BYTE_ORDER_MARK +
        csvLine(['주요 사건']) +
        csvLine(['기간', `${asked.from} ~ ${asked.to}`]) +
        csvLine(['작성', made, act.operator.userId]) +
        csvLine([]),
    )
    let written = 0
    for (let offset = 0; offset < EXPORTED_MAX; offset += PORTION) {
      const rows = await listHouseEvents(db, filter, { limit: PORTION, offset })
      if (offset === 0) await take(csvLine(rows.length === 0 ? ['내역 없음'] : titles))
      await take(rows.map(eventLine).join(''))
      written += rows.length
      if (rows.length < PORTION) break
    }
    if (written >= EXPORTED_MAX) await take(csvLine([`${formatFigure(EXPORTED_MAX)}건까지 내보냈습니다.`]))
  })
}

const titles = ['시각', '구분', '내용', '대상', '운영자', '상세', '종료']

const eventLine = (row: EventRow): string => {
  const { at, kind, title, subject, who, detail, endedAt } = wireEvent(row)
  return csvLine([at, eventKindWords[kind], title, subject, who, detail, endedAt])
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

const wireEvent = (row: EventRow): HouseEvent => ({
  at: formatSeoul(row.at, 'YYYY-MM-DD HH:mm:ss'),
  kind: row.kind,
  who: row.who,
  endedAt: row.endedAt === null ? null : formatSeoul(row.endedAt, 'YYYY-MM-DD HH:mm:ss'),
  ...told[row.kind](row),
})
