import type { Instant } from '#domain/instant.ts'
import type { ReportSums } from '#domain/reports/report-sums.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { findLastReportCheck } from '../check/report-checks.sql.ts'
import { readCountedAt } from '../follow/report-follow.sql.ts'
import { listHours, sumOpenStakes } from './report-rows.sql.ts'

/** Returns the progress of the sums, and the result of their last comparison with the ledger. */
export async function readReportState(db: Queries): Promise<HouseFigures['reports']> {
  const [countedAt, check] = await Promise.all([readCountedAt(db), findLastReportCheck(db)])
  return { countedAt, check: check ?? null }
}

/** Sums of an hour by product. */
export type HourSums = Omit<ReportSums, 'pointsIn' | 'pointsOut'> & {
  readonly at: Instant
  readonly product: number
}

/** Returns the sums by hour of a time range, the open stakes by product, and the time up to which both are complete. */
export async function readHours(db: Queries, span: { readonly from: Instant; readonly before: Instant }) {
  const [countedAt, hours, openStakes] = await Promise.all([
    readCountedAt(db),
    listHours(db, span),
    sumOpenStakes(db),
  ])
  return { countedAt, hours, openStakes }
}
