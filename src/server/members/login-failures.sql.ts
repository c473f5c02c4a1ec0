import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres.ts'

export type LoginFailures = { readonly failures: number; readonly lastAt: Instant }

export const findLoginFailures = (db: Queries, userId: string) =>
  db.maybe<LoginFailures>(sql`
  select failures, last_at as "lastAt" from login_failure where user_id = lower(${userId})`)

/** Counts one more failure in a row; failures before `since` no longer count. */
export const addLoginFailure = (db: Queries, userId: string, now: Instant, since: Instant) =>
  db.run(sql`
  insert into login_failure (user_id, failures, last_at) values (lower(${userId}), 1, ${timestamp(now)})
  on conflict (user_id) do update set last_at = excluded.last_at,
    failures = case when login_failure.last_at <= ${timestamp(since)} then 1 else login_failure.failures + 1 end`)

export const deleteLoginFailures = (db: Queries, userId: string) =>
  db.run(sql`delete from login_failure where user_id = lower(${userId})`)

export const deleteOldLoginFailures = (db: Queries, before: Instant) =>
  db.run(sql`delete from login_failure where last_at < ${timestamp(before)}`)
