import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { MemberLink } from '#domain/integrity/linked-accounts.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Maximum number of logins read per address, newest first. */
const LOGINS_LOOKED = 200

/**
 * Those of the members who share a browser, a phone or an address since a given time. An address shared by more members
 * than `crowd` belongs to a network and is ignored.
 */
export const listLinks = (db: Queries, ids: readonly MemberId[], since: Instant, crowd: number) =>
  db.many<MemberLink>(sql`
    with asked as materialized (select distinct id from unnest(${ids}::bigint[]) asked(id)),
    own as materialized (
      select distinct e.member_id, e.address from asked join account_event e on e.member_id = asked.id
      where e.what = 'login' and e.at >= ${timestamp(since)}
    ), shared as materialized (
      select address from own group by address having count(*) between 2 and ${crowd}
    ), quiet as materialized (
      select shared.address from shared cross join lateral (
        select count(distinct near.member_id) as members from (
          select e.member_id from account_event e
          where e.address = shared.address and e.what = 'login' and e.at >= ${timestamp(since)}
          order by e.at desc limit ${LOGINS_LOOKED}
        ) near
      ) met where met.members <= ${crowd}
    )
    select a.member_id as one, b.member_id as other, 'address' as by
    from quiet join own a on a.address = quiet.address join own b on b.address = quiet.address
      and b.member_id > a.member_id
    union
    select s.member_id, s.other_id, 'browser' from asked join shared_browser s on s.member_id = asked.id
    where s.other_id in (select id from asked) and s.member_id < s.other_id
      and s.day >= seoul_day(${timestamp(since)}::timestamptz)
    union
    select a.id, b.id, 'phone' from asked join member a on a.id = asked.id
    join member b on b.phone_mark = a.phone_mark and b.id > a.id
    where a.phone_mark is not null and b.id in (select id from asked)
    order by 1, 2, 3`)

/** Operators and partners. */
export const listStaff = (db: Queries) =>
  db.many<{ id: MemberId; userId: string }>(
    sql`select id, user_id as "userId" from member where kind <> 'member' order by id`,
  )
