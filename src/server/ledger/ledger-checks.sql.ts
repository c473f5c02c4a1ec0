import type { Instant } from '#domain/instant.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type LedgerCheck = NonNullable<HouseFigures['ledgerCheck']>

/** The last verification of the books. */
export const findLastCheck = (db: Queries): Promise<LedgerCheck | undefined> =>
  db.maybe<LedgerCheck>(sql`select at, postings, faults from ledger_check order by at desc limit 1`)

export const saveCheck = (db: Queries, { at, postings, faults }: LedgerCheck): Promise<number> =>
  db.run(sql`
    insert into ledger_check (at, postings, faults) values (${timestamp(at)}, ${postings}, ${faults}::text[])
    on conflict do nothing`)

/** Deletes checks before a moment, except those that found a fault. */
export const dropChecksBefore = (db: Queries, before: Instant): Promise<number> =>
  db.run(sql`delete from ledger_check where at < ${timestamp(before)} and faults = '{}'`)
