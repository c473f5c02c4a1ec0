import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** Ages all process reports by this many seconds. */
export const ageReports = (db: Db, seconds: number): Promise<number> =>
  db.run(sql`update process_report set told_at = told_at - ${seconds} * interval '1 second'`)

/** Inserts the report of a process that died. */
export const leaveReport = (db: Db, id: string, seconds: number): Promise<number> =>
  db.run(sql`
    insert into process_report (id, told_at, report)
    select ${id}::uuid, now() - ${seconds} * interval '1 second', report || '{"name":"dead:1"}'
    from process_report limit 1`)

/** Inserts a failed ledger check. */
export const tellWrongBooks = (db: Db, at: string): Promise<number> =>
  db.run(sql`insert into ledger_check (at, postings, faults) values (${at}::timestamptz, 3, '{장부가 다름}')`)
