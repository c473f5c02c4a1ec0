import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Ends the connections of this database whose last statement matches the pattern. */
export const cut = (db: Queries, statementLike: string): Promise<number> =>
  db.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like ${statementLike}`)
