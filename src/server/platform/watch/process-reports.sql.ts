import type { Instant } from '#domain/instant.ts'
import type { ProcessReport, ToldReport } from '#domain/watch/process-report.ts'
import { type Queries, sql } from '../postgres/postgres.ts'

/** What time the database has. */
export const readDatabaseTime = async (db: Queries): Promise<Instant> =>
  (await db.one<{ at: Instant }>(sql`select clock_timestamp() as at`)).at

/** Keeps what a process says of itself, by the database's own time. */
export const saveReport = (db: Queries, id: string, report: ProcessReport): Promise<number> =>
  db.run(sql`
    insert into process_report (id, told_at, report) values (${id}::uuid, now(), ${JSON.stringify(report)}::jsonb)
    on conflict (id) do update set told_at = excluded.told_at, report = excluded.report`)

export const dropReport = (db: Queries, id: string): Promise<number> =>
  db.run(sql`delete from process_report where id = ${id}::uuid`)

/** Sweeps the rows of processes that have not been heard of for so long. */
export const dropSilentReports = (db: Queries, milliseconds: number): Promise<number> =>
  db.run(sql`delete from process_report where told_at < now() - ${milliseconds} * interval '1 millisecond'`)

/** What all processes say of themselves, the one that runs longest first. */
export const listReports = (db: Queries): Promise<ToldReport[]> =>
  db.many<ToldReport>(sql`
    select report, (extract(epoch from now() - told_at) * 1000)::bigint as "ageMilliseconds"
    from process_report order by (report->>'startedAt')::bigint, id`)
