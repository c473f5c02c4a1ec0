import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { STAY_BREAK_MINUTES } from '#domain/protection/reality.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/**
 * Start of the current stay of a logged-in member: a login soon after the previous session continues its stay, a break
 * ends it. Searches one day back.
 */
const stayBegan = (member: Sql, at: Instant): Sql => sql`
  greatest((select max(began_at) from (
      select began_at, began_at - max(least(coalesce(ended_at, expires_at), expires_at)) over (
        order by began_at rows between unbounded preceding and 1 preceding) as away
      from session where member_id = ${member} and began_at > ${timestamp(instant(at - DAY))}
    ) s where away is null or away > make_interval(mins => ${STAY_BREAK_MINUTES}::integer)),
    (select until_at from protection_break where member_id = ${member}))`

export const findStayBegin = (db: Queries, memberId: MemberId, at: Instant) =>
  db.one<{ beganAt: Instant | null }>(sql`select ${stayBegan(sql`${memberId}::bigint`, at)} as "beganAt"`)

/** Logged-in members whose stay has lasted at least this long. */
export const listLongStays = (db: Queries, minutes: number, at: Instant) =>
  db.many<{ memberId: MemberId }>(sql`
    select here.member_id as "memberId" from (
      select distinct s.member_id from session s join member m on m.id = s.member_id
      where s.ended_at is null and s.expires_at > ${timestamp(at)} and m.kind = 'member') here
    where ${stayBegan(sql`here.member_id`, at)} <= ${timestamp(instant(at - minutes * MINUTE))}`)

type NewBreak = { readonly memberId: MemberId; readonly from: Instant; readonly until: Instant }

export const putBreak = (tx: Tx, { memberId, from, until }: NewBreak) =>
  tx.run(sql`
    insert into protection_break (member_id, from_at, until_at)
    values (${memberId}, ${timestamp(from)}, ${timestamp(until)})
    on conflict (member_id) do update set from_at = excluded.from_at, until_at = excluded.until_at`)
