import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** How the random source of the process that makes chains did when it was last tested. */
export type RandomCheck = { readonly at: Instant; readonly isHealthy: boolean }

/** The last test of the random source; undefined where no process has run rounds yet. */
export const findRandomCheck = (db: Queries) =>
  db.maybe<RandomCheck>(sql`select at, healthy as "isHealthy" from minigame_random_check`)

/** Puts a test in the place of the one before. */
export const saveRandomCheck = (db: Queries, { at, isHealthy }: RandomCheck) =>
  db.run(sql`
    insert into minigame_random_check (at, healthy) values (${timestamp(at)}, ${isHealthy})
    on conflict (only_row) do update set at = excluded.at, healthy = excluded.healthy`)
