import { z } from 'zod'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, reason, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { DAY } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { eventKinds } from '#domain/reports/event-kinds.ts'
import { isOfMembers, REPORT_DAYS_MAX, reportGroups, reportSorts } from '#domain/reports/report-groups.ts'

const count = z.number().int()
const code = wholeNumber.pipe(z.number().max(2_147_483_647))

/** Sums of a group of bets in won and points; see `ReportSums`. */
export const reportSums = z.object({
  bets: count,
  staked: count,
  cancelledBets: count,
  cancelled: count,
  settledBets: count,
  settled: count,
  voidBets: count,
  void: count,
  paid: count,
  pointsIn: count,
  pointsOut: count,
})

const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean => {
  const [first, last] = [parseSeoul(from), parseSeoul(to)]
  return first !== undefined && last !== undefined && first <= last && last - first < REPORT_DAYS_MAX * DAY
}

const asked = {
  group: z.enum(reportGroups),
  /** Seoul days, both included. */
  from: day,
  to: day,
  /** Game type; 0 for movements without a game. */
  product: code.pipe(z.number().max(999)).optional(),
  /** 0: bets on several sports or leagues. */
  sportId: code.optional(),
  leagueId: code.optional(),
  marketTypeId: code.optional(),
  level: code.pipe(z.number().max(99)).optional(),
  memberId: wholeNumber.pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)).optional(),
  sort: z.enum(reportSorts).default('key'),
}

type Asked = Parameters<typeof isOfMembers>[0] & {
  readonly sportId?: number | undefined
  readonly leagueId?: number | undefined
  readonly marketTypeId?: number | undefined
}

/** Sums by member have no product details, so the two can't be combined. */
const isKept = (report: Asked): boolean =>
  !isOfMembers(report) ||
  (report.sportId === undefined &&
    report.leagueId === undefined &&
    report.marketTypeId === undefined &&
    !['sport', 'league', 'market'].includes(report.group))

const reportInput = z.object(asked).refine(isPeriod).refine(isKept)
export type ReportAsked = z.output<typeof reportInput>

/** Period, creation time, author, and up to when the data is complete (T6). */
const reportHead = {
  from: day,
  to: day,
  madeAt: seoulDateTime,
  madeBy: z.string(),
  /** Null before the first count. */
  countedAt: seoulDateTime.nullable(),
}

const reportRow = reportSums.extend({
  key: z.string(),
  /** Label for operators. */
  title: z.string(),
})
export type ReportLine = z.output<typeof reportRow>

const eventsAsked = { from: day, to: day, kind: z.enum(eventKinds).optional() }

/** Filters of the events. */
export const eventsNarrowed = z.object(eventsAsked).refine(isPeriod)

const houseEvent = z.object({
  at: seoulDateTime,
  kind: z.enum(eventKinds),
  title: z.string(),
  /** The subject: a process, a source, a match, a member. */
  subject: z.string(),
  /** The operator of an action; empty for automatic events. */
  who: z.string(),
  detail: z.string(),
  /** End of a lasting event; null while it lasts and for momentary events. */
  endedAt: seoulDateTime.nullable(),
})
export type HouseEvent = z.output<typeof houseEvent>

/** Revenue reports and system events (handbook 6.3). */
export const reportContract = {
  report: route({
    method: 'GET',
    path: 'admin/reports',
    access: 'reports:read',
    summary: '기간별 통계: 베팅, 정산, 지급, 순매출, 홀드 (15건씩)',
    query: z
      .object({ ...asked, page })
      .refine(isPeriod)
      .refine(isKept),
    output: z.object({
      ...reportHead,
      rows: z.array(reportRow),
      ...pageCounts,
      /** Sum of all rows, including other pages. */
      total: reportSums,
    }),
    refusals: [],
  }),
  exportReport: route({
    method: 'POST',
    path: 'admin/reports/export',
    access: 'reports:read',
    summary: '통계 내보내기 (CSV); 작업로그에 남습니다',
    body: z.object({ filter: reportInput, reason }),
    output: fileAnswer('csv'),
    refusals: [],
  }),
}

/** System events. */
export const houseEventContract = {
  events: route({
    method: 'GET',
    path: 'admin/reports/events',
    access: 'reports:read',
    summary: '주요 사건: 시작과 종료, 장애, 설정 변경과 개입, 로그인 실패',
    query: z.object({ ...eventsAsked, page }).refine(isPeriod),
    output: z.object({ ...reportHead, events: z.array(houseEvent), ...pageCounts }),
    refusals: [],
  }),
}
