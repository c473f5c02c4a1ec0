import type { Instant } from '#domain/instant.ts'
import type { ProcessReport, ToldReport } from '#domain/watch/process-report.ts'
import { type Queries, sql } from '../postgres/postgres.ts'

/** The database's current time. */
export const readDatabaseTime = async (db: Queries): Promise<Instant> =>
  (await db.one<{ at: Instant }>(sql`select clock_timestamp() as at`)).at

/** Stores a process's report, with the database's time. */
export const saveReport = (db: Queries, id: string, report: ProcessReport): Promise<number> =>
  db.run(sql`
    insert into process_report (id, told_at, report) values (${id}::uuid, now(), ${JSON.stringify(report)}::jsonb)
    on conflict (id) do update set told_at = excluded.told_at, report = excluded.report`)

export const dropReport = (db: Queries, id: string): Promise<number> =>
  db.run(sql`delete from process_report where id = ${id}::uuid`)

/** Deletes the rows of processes that have been silent for this long. */
export const dropSilentReports = (db: Queries, milliseconds: number): Promise<number> =>
  db.run(sql`delete from process_report where told_at < now() - ${milliseconds} * interval '1 millisecond'`)

/** The reports of all processes, the longest running first. */
export const listReports = (db: Queries): Promise<ToldReport[]> =>
  db.many<ToldReport>(sql`
    select report, (extract(epoch from now() - told_at) * 1000)::bigint as "ageMilliseconds"
    from process_report order by (report->>'startedAt')::bigint, id`)
