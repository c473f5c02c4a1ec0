import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type PromotionSettingKey = 'attendance' | 'friends' | 'bonuses' | 'losing' | 'levels'

/** What operators have set; undefined while it is as it was shipped. */
export const findPromotionSetting = (db: Queries, key: PromotionSettingKey) =>
  db.maybe<{ value: unknown }>(sql`select value from promotion_setting where key = ${key}`)

/** One writer at a time, so that the act log's "before" is true. */
export const lockPromotionSettings = (tx: Tx) =>
  tx.run(sql`lock table promotion_setting in share row exclusive mode`)

export const putPromotionSetting = (tx: Tx, key: PromotionSettingKey, value: unknown, now: Instant) =>
  tx.run(sql`
    insert into promotion_setting (key, value, updated_at)
    values (${key}, ${JSON.stringify(value)}::jsonb, ${timestamp(now)})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`)
