import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { RealityMinutes } from '#domain/protection/reality.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type RealityRow = { readonly everyMinutes: RealityMinutes; readonly answeredAt: Instant | null }

export const findReality = (db: Queries, memberId: MemberId) =>
  db.maybe<RealityRow>(sql`
    select every_minutes as "everyMinutes", answered_at as "answeredAt"
    from protection_reality where member_id = ${memberId}`)

export const putInterval = (db: Queries, memberId: MemberId, everyMinutes: RealityMinutes) =>
  db.run(sql`
    insert into protection_reality (member_id, every_minutes) values (${memberId}, ${everyMinutes})
    on conflict (member_id) do update set every_minutes = excluded.every_minutes`)

export const putAnswer = (db: Queries, memberId: MemberId, everyMinutes: RealityMinutes, at: Instant) =>
  db.run(sql`
    insert into protection_reality (member_id, every_minutes, answered_at)
    values (${memberId}, ${everyMinutes}, ${timestamp(at)})
    on conflict (member_id) do update set answered_at = excluded.answered_at`)
