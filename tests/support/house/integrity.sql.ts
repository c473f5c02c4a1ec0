import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { shippedThresholds, type Thresholds } from '#domain/integrity/thresholds.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** From where on something is a hint, in a test that is about it. */
export const setThresholds = (db: Queries, changed: Partial<Thresholds>) =>
  db.run(sql`
    insert into setting (key, value, updated_at)
    values ('integrity', ${JSON.stringify({ ...shippedThresholds, ...changed })}, now())
    on conflict (key) do update set value = excluded.value`)

/** Two members have logged in by one browser. */
export const shareBrowser = (db: Queries, one: MemberId, other: MemberId, at: Instant) =>
  db.run(sql`
    insert into shared_browser (member_id, other_id, day)
    select v.one, v.other, seoul_day(${timestamp(at)}::timestamptz)
    from (values (${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint)) v(one, other)
    on conflict do nothing`)
