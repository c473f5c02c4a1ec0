import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The rule set by operators; undefined while it is the default. */
export const findTurnoverRule = (db: Queries) =>
  db.maybe<{ value: unknown }>(sql`select value from turnover_rule`)

/** Allows one writer at a time, so that "before" in the act log is correct. */
export const lockTurnoverRule = (tx: Tx) => tx.run(sql`lock table turnover_rule in share row exclusive mode`)

export const putTurnoverRule = (tx: Tx, value: unknown, now: Instant) =>
  tx.run(sql`
    insert into turnover_rule (value, updated_at) values (${JSON.stringify(value)}::jsonb, ${timestamp(now)})
    on conflict (one) do update set value = excluded.value, updated_at = excluded.updated_at`)
