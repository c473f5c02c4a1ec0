import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { SettingRow } from './site-settings.ts'

export const SITE_CHANNEL = 'site'

/** Notifies every process at the commit that the site's state has changed. */
export const tellSiteChanged = (tx: Tx) => tx.run(sql`select pg_notify(${SITE_CHANNEL}, '')`)

export const listSettings = (db: Queries) => db.many<SettingRow>(sql`select key, value from setting`)

/** Allows one writer at a time, so that "before" in the act log is correct. */
export const lockSettings = (tx: Tx) => tx.run(sql`lock table setting in share row exclusive mode`)

export type SettingWrite = SettingRow & { readonly before: unknown }

export const putSettings = (tx: Tx, rows: readonly SettingWrite[], operator: string, now: Instant) =>
  tx.run(sql`
  insert into setting (key, value, value_before, operator, updated_at)
  select key, coalesce(value, 'null'), coalesce(before, 'null'), ${operator}, ${timestamp(now)}
  from jsonb_to_recordset(${JSON.stringify(rows)}) row (key text, value jsonb, before jsonb)
  on conflict (key) do update set value = excluded.value, value_before = excluded.value_before,
    operator = excluded.operator, updated_at = excluded.updated_at`)

/** Inserts an initial value other than the default, such as for play data; an existing value stays. */
export const putMissingSetting = (db: Queries, { key, value }: SettingRow, now: Instant) =>
  db.run(sql`
  insert into setting (key, value, value_before, updated_at)
  values (${key}, ${JSON.stringify(value)}::jsonb, 'null', ${timestamp(now)}) on conflict (key) do nothing`)

export type SettingChange = {
  readonly key: string
  readonly before: unknown
  readonly operator: string
  readonly at: Instant
}

/** The last change of each setting that an operator has changed. */
export const listSettingChanges = (db: Queries) =>
  db.many<SettingChange>(sql`
  select key, value_before as before, operator, updated_at as at from setting where operator is not null`)
