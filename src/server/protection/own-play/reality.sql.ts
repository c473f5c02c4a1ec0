import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
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

/**
 * When the member came who is here now: a login soon after the session before it ended goes on with that stay. Looked for
 * within a day.
 */
export const findStayBegin = (db: Queries, memberId: MemberId, at: Instant, breakMinutes: number) =>
  db.maybe<{ beganAt: Instant | null }>(sql`
    select max(began_at) as "beganAt" from (
      select began_at, began_at - max(least(coalesce(ended_at, expires_at), expires_at)) over (
        order by began_at rows between unbounded preceding and 1 preceding) as away
      from session where member_id = ${memberId} and began_at > ${timestamp(instant(at - DAY))}
    ) s where away is null or away > make_interval(mins => ${breakMinutes}::integer)`)
