import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { type ReportGroup, type ReportSort, reportGroupWords } from '#domain/reports/report-groups.ts'
import { ggrOf, holdRate, type ReportSums, turnoverOf, winningsPaid } from '#domain/reports/report-sums.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import type { StreamedText, TakePiece } from '#server/platform/http/streamed-text.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { exportTable, NOTHING_LINE, type OperatorAct, reportHead } from '#server/site/site.ts'
import { readCountedAt } from '../follow/report-follow.sql.ts'
import { rowTitle, wholeSums } from './read-report.ts'
import {
  nextReportRows,
  openReportRows,
  type ReportFilter,
  type ReportRow,
  readOneMoment,
  sumReport,
} from './report-rows.sql.ts'

type ExportDeps = Pick<Deps, 'db' | 'clock'>

/** Exports a report as a table from one snapshot, with its range, time and author, and "내역 없음" if empty (T6). */
export async function exportReport(
  deps: ExportDeps,
  act: OperatorAct,
  { sort, ...filter }: ReportFilter & { readonly sort: ReportSort },
): Promise<StreamedText> {
  const { group, from, to } = filter
  const word = reportGroupWords[group]
  return exportTable(deps, act, { act: 'export-report', subject: 'reports', after: filter }, at => ({
    fileName: `통계-${word}-${from}-${to}.csv`,
    write: take =>
      deps.db.transaction(async tx => {
        await readOneMoment(tx)
        await take(reportHead(['통계', word], filter, { at, by: act.operator.userId }))
        await take(countedLine(await readCountedAt(tx)) + csvLine([]))
        await writeRows(tx, take, filter, sort)
      }),
  }))
}

/** Line with the time up to which the sums are complete. */
const countedLine = (countedAt: Instant | null): string =>
  csvLine(['집계 기준', countedAt === null ? '집계 전' : formatSeoul(countedAt, 'YYYY-MM-DD HH:mm:ss')])

async function writeRows(tx: Tx, take: TakePiece, filter: ReportFilter, sort: ReportSort): Promise<void> {
  const { count, ...total } = await sumReport(tx, filter)
  if (count === 0) return take(NOTHING_LINE)
  await take(csvLine([reportGroupWords[filter.group].slice(0, -1), '번호', ...figureTitles]))
  await openReportRows(tx, filter, sort)
  for (let rows = await nextReportRows(tx); rows.length > 0; rows = await nextReportRows(tx))
    await take(rows.map(row => rowLine(filter.group, row)).join(''))
  await take(csvLine(['합계', '', ...figuresOf(wholeSums(total))]))
}

const rowLine = (group: ReportGroup, row: ReportRow): string =>
  csvLine([rowTitle(group, row), row.key, ...figuresOf(row)])

const figureTitles = [
  '베팅 건수',
  '베팅금',
  '취소 건수',
  '취소금',
  '정산 건수',
  '정산 베팅금',
  '적특 건수',
  '적특 환불',
  '유효 베팅금',
  '당첨금',
  '순매출',
  '홀드',
  '포인트 지급',
  '포인트 사용·회수',
]

const figuresOf = (sums: ReportSums) => [
  sums.bets,
  sums.staked,
  sums.cancelledBets,
  sums.cancelled,
  sums.settledBets,
  sums.settled,
  sums.voidBets,
  sums.void,
  turnoverOf(sums),
  winningsPaid(sums),
  ggrOf(sums),
  // A number for calculations needs the ASCII minus sign.
  holdRate(sums)?.replace('−', '-') ?? '',
  sums.pointsIn,
  sums.pointsOut,
]
