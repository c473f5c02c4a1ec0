import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { NO_PRODUCT, type ReportGroup, type ReportSort } from '#domain/reports/report-groups.ts'
import { NO_SUMS, type ReportSums } from '#domain/reports/report-sums.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readCountedAt } from '../follow/report-follow.sql.ts'
import { listReportRows, type ReportFilter, type ReportRow, sumReport } from './report-rows.sql.ts'

export type ReportPage = {
  readonly countedAt: Instant | null
  readonly rows: readonly ReportRow[]
  readonly totalCount: number
  readonly pageCount: number
  readonly total: ReportSums
}

/** Returns a page of a report with the sums of all rows, and the time up to which it is complete (handbook 6.3). */
export async function readReport(
  { db }: Pick<Deps, 'db'>,
  filter: ReportFilter,
  { sort, page }: { readonly sort: ReportSort; readonly page: number },
): Promise<ReportPage> {
  const [countedAt, rows, { count, ...total }] = await Promise.all([
    readCountedAt(db),
    listReportRows(db, filter, { sort, ...partOf(page) }),
    sumReport(db, filter),
  ])
  return { countedAt, rows, ...pageCountsOf(count), total: wholeSums(total) }
}

/** Maximum range of a chart. */
const ROWS_MAX = 400

/** Returns all rows of a short report, and the time up to which it is complete. */
export async function readReportRows({ db }: Pick<Deps, 'db'>, filter: ReportFilter) {
  const [countedAt, rows] = await Promise.all([
    readCountedAt(db),
    listReportRows(db, filter, { sort: 'key', limit: ROWS_MAX, offset: 0 }),
  ])
  return { countedAt, rows }
}

/** The sums of no rows are zero. */
export const wholeSums = (sums: { readonly [Name in keyof ReportSums]: number | null }): ReportSums =>
  sums.bets === null ? NO_SUMS : { ...NO_SUMS, ...definite(sums) }

const definite = (sums: { readonly [Name in keyof ReportSums]: number | null }): Partial<ReportSums> =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== null))

type Titled = Pick<ReportRow, 'key' | 'name' | 'userId' | 'sportId'>

const titles: Readonly<Record<ReportGroup, (row: Titled) => string>> = {
  day: ({ key }) => key,
  month: ({ key }) => key,
  product: ({ key }) => productWord(Number(key)),
  sport: ({ key, name }) => (key === '0' ? '여러 종목·기타' : (name ?? `종목 ${key}`)),
  league: ({ key, name }) => (key === '0' ? '여러 리그·기타' : (name ?? `리그 ${key}`)),
  market: ({ key, sportId }) =>
    key === '0' ? '조합·기타' : marketLabel(Number(key) as MarketTypeId, (sportId ?? 0) as SportId),
  level: ({ key }) => (key === '0' ? '레벨 없음' : `LV.${key}`),
  member: ({ key, name, userId }) => (name === null ? `회원 ${key}` : `${name} (${userId})`),
}

/** Title of a row for operators. */
export const rowTitle = (group: ReportGroup, row: Titled): string => titles[group](row)

export const productWord = (product: number): string =>
  product === NO_PRODUCT ? '게임 외' : gameTypeWord[gameType(product)]
