import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Latest test result of the random source of the process that makes chains. */
export type RandomCheck = { readonly at: Instant; readonly isHealthy: boolean }

/** The latest test of the random source; undefined if no process has run rounds yet. */
export const findRandomCheck = (db: Queries) =>
  db.maybe<RandomCheck>(sql`select at, healthy as "isHealthy" from minigame_random_check`)

/** Replaces the previous test result. */
export const saveRandomCheck = (db: Queries, { at, isHealthy }: RandomCheck) =>
  db.run(sql`
    insert into minigame_random_check (at, healthy) values (${timestamp(at)}, ${isHealthy})
    on conflict (only_row) do update set at = excluded.at, healthy = excluded.healthy`)
