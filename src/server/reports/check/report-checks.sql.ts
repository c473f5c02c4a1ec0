import type { Instant } from '#domain/instant.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type ReportCheck = NonNullable<HouseFigures['reports']['check']>

/** The last comparison of the sums with the ledger. */
export const findLastReportCheck = (db: Queries): Promise<ReportCheck | undefined> =>
  db.maybe<ReportCheck>(sql`select at, days, faults from report_check order by at desc limit 1`)

export const saveReportCheck = (db: Queries, { at, days, faults }: ReportCheck): Promise<number> =>
  db.run(sql`
    insert into report_check (at, days, faults) values (${timestamp(at)}, ${days}, ${faults}::text[])
    on conflict do nothing`)

/** Deletes checks before a moment, except those that found a fault. */
export const dropReportChecksBefore = (db: Queries, before: Instant): Promise<number> =>
  db.run(sql`delete from report_check where at < ${timestamp(before)} and faults = '{}'`)
