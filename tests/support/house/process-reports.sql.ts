import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** Has told of itself for the last time so many seconds ago. */
export const ageReports = (db: Db, seconds: number): Promise<number> =>
  db.run(sql`update process_report set told_at = told_at - ${seconds} * interval '1 second'`)

/** A process that died with what it had said of itself still there. */
export const leaveReport = (db: Db, id: string, seconds: number): Promise<number> =>
  db.run(sql`
    insert into process_report (id, told_at, report)
    select ${id}::uuid, now() - ${seconds} * interval '1 second', report || '{"name":"dead:1"}'
    from process_report limit 1`)

/** A wrong book, as a check would have found it. */
export const tellWrongBooks = (db: Db, at: string): Promise<number> =>
  db.run(sql`insert into ledger_check (at, postings, faults) values (${at}::timestamptz, 3, '{장부가 다름}')`)
