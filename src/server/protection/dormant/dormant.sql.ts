import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'

/**
 * Marks active members without a login or bet since a given time, once per period of dormancy; returns how many.
 * Accounts that never logged in count from their opening.
 */
export const insertDormant = (
  db: Queries,
  { since, at, limit }: { readonly since: Instant; readonly at: Instant; readonly limit: number },
) =>
  db.run(sql`
    insert into member_dormancy (member_id, from_at, last_seen_at)
    select m.id, ${timestamp(at)}, coalesce(m.last_login_at, m.activated_at)
    from member m
    where m.kind = 'member' and m.status = 'active' and m.activated_at < ${timestamp(since)}
      and (m.last_login_at is null or m.last_login_at < ${timestamp(since)})
      and not exists (select from member_dormancy d where d.member_id = m.id and d.ended_at is null)
      and not exists (select from bet b where b.member_id = m.id and b.id >= ${uuidFloor(since)}::uuid)
    order by m.id limit ${limit}
    on conflict do nothing`)

/** Ends the marks of members who have logged in since. */
export const endWoken = (db: Queries) =>
  db.run(sql`
    update member_dormancy d set ended_at = m.last_login_at from member m
    where d.ended_at is null and m.id = d.member_id and m.last_login_at > d.from_at`)

/** Query for the `member_id` of dormant members. */
export const dormantMembers: Sql = sql`select member_id from member_dormancy where ended_at is null`

/** SQL expression for the start of a member's dormancy; null if not dormant. */
export const dormantSince = (member: Sql): Sql =>
  sql`(select d.from_at from member_dormancy d where d.member_id = ${member} and d.ended_at is null)`

/** SQL expression: whether an account is dormant, or was until after a given time. */
export const wasDormant = (member: Sql, since: Instant): Sql => sql`
  exists (select from member_dormancy d
    where d.member_id = ${member} and (d.ended_at is null or d.ended_at >= ${timestamp(since)}))`
