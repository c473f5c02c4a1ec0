import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type PromotionSettingKey = 'attendance' | 'friends' | 'bonuses' | 'losing' | 'levels'

/** The setting by operators; undefined while it is the default. */
export const findPromotionSetting = (db: Queries, key: PromotionSettingKey) =>
  db.maybe<{ value: unknown }>(sql`select value from promotion_setting where key = ${key}`)

/** Allows one writer at a time, so that "before" in the act log is correct. */
export const lockPromotionSettings = (tx: Tx) =>
  tx.run(sql`lock table promotion_setting in share row exclusive mode`)

export const putPromotionSetting = (tx: Tx, key: PromotionSettingKey, value: unknown, now: Instant) =>
  tx.run(sql`
    insert into promotion_setting (key, value, updated_at)
    values (${key}, ${JSON.stringify(value)}::jsonb, ${timestamp(now)})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`)
