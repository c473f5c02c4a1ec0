import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { SettingRow } from './settings.ts'

export const SITE_CHANNEL = 'site'

/** Tells every process, at the commit, that the site's state has changed. */
export const tellSiteChanged = (tx: Tx) => tx.run(sql`select pg_notify(${SITE_CHANNEL}, '')`)

export const listSettings = (db: Queries) => db.many<SettingRow>(sql`select key, value from setting`)

/** One writer at a time, so that the act log's "before" is true. */
export const lockSettings = (tx: Tx) => tx.run(sql`lock table setting in share row exclusive mode`)

export const putSettings = (tx: Tx, rows: readonly SettingRow[], now: Instant) =>
  tx.run(sql`
  insert into setting (key, value, updated_at)
  select key, value, ${timestamp(now)} from jsonb_to_recordset(${JSON.stringify(rows)}) row (key text, value jsonb)
  on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`)
