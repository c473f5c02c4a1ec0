import type { ReconciliationCheck } from '#domain/cashier/reconciliation-checks.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type RunRow = {
  readonly id: number
  readonly check: ReconciliationCheck
  readonly at: Instant
  readonly compared: number
  readonly differences: readonly string[]
  readonly differenceCount: number
  readonly milliseconds: number
}

export const insertRun = (db: Queries, run: Omit<RunRow, 'id'>) =>
  db.run(sql`
    insert into reconciliation_run (check_name, at, compared, differences, difference_count, milliseconds)
    values (${run.check}, ${timestamp(run.at)}, ${run.compared}, ${run.differences}::text[], ${run.differenceCount},
      ${run.milliseconds})`)

const columns = sql`id, check_name as "check", at, compared, differences, difference_count as "differenceCount",
  milliseconds`

/** The last run of each check. */
export const listLastRuns = (db: Queries, checks: readonly ReconciliationCheck[]) =>
  db.many<RunRow>(sql`
    select last.* from unnest(${checks}::text[]) with ordinality asked(name, ord)
    cross join lateral (
      select ${columns} from reconciliation_run where check_name = asked.name order by id desc limit 1
    ) last order by asked.ord`)

/** Runs with a difference, or all runs, newest first. */
export const listRuns = (
  db: Queries,
  { wrongOnly, before, limit }: { wrongOnly: boolean; before: number | undefined; limit: number },
) =>
  db.many<RunRow>(sql`
    select ${columns} from reconciliation_run
    where (${!wrongOnly} or difference_count > 0) and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${limit}`)

/** Deletes runs before a moment, except those that found a difference. */
export const dropRunsBefore = (db: Queries, before: Instant) =>
  db.run(sql`delete from reconciliation_run where at < ${timestamp(before)} and difference_count = 0`)
