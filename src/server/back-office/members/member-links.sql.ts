import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Member } from '#server/members/members.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type NamedRow = Pick<Member, 'id' | 'userId' | 'nickname' | 'status'>

const named = sql`m.id, m.user_id as "userId", m.nickname, m.status`

export type BrowserRow = NamedRow & { readonly days: number; readonly lastDay: string }

/** Members who have logged in with the same browser, by the number of days on which both did. */
export const listSharedBrowsers = (db: Queries, id: MemberId, limit: number) =>
  db.many<BrowserRow>(sql`
    select ${named}, shared.days, shared.last_day as "lastDay"
    from (
      select other_id, count(*) as days, to_char(max(day), 'YYYY-MM-DD') as last_day
      from shared_browser where member_id = ${id} group by other_id
      order by days desc, last_day desc, other_id limit ${limit}
    ) shared
    join member m on m.id = shared.other_id
    order by shared.days desc, shared.last_day desc, m.id`)

export type AddressRow = NamedRow & {
  readonly address: string
  readonly days: number
  readonly logins: number
  readonly lastAt: Instant
}

/** Limits for addresses that many share (mobile networks): logins read per address, and addresses read. */
const LOGINS_LOOKED = 500
const ADDRESSES_LOOKED = 50

/**
 * Members who have logged in from the member's addresses since a given time: days on which both did, logins of the
 * other, and the last one. Each address is looked up in the index, newest logins first.
 */
export const listSharedAddresses = (db: Queries, id: MemberId, since: Instant, limit: number) =>
  db.many<AddressRow>(sql`
    with own as materialized (
      select address, array_agg(distinct seoul_day(at)) as days from account_event
      where member_id = ${id} and what = 'login' and at >= ${timestamp(since)}
      group by address order by max(at) desc limit ${ADDRESSES_LOOKED}
    ), met as (
      select e.member_id, own.address, count(*) as logins, max(e.at) as last_at,
        count(distinct seoul_day(e.at)) filter (where seoul_day(e.at) = any(own.days)) as days
      from own cross join lateral (
        select member_id, at from account_event
        where address = own.address and what = 'login' and at >= ${timestamp(since)}
        order by at desc limit ${LOGINS_LOOKED}
      ) e
      where e.member_id <> ${id}
      group by e.member_id, own.address
    )
    select ${named}, host(met.address) as address, met.days, met.logins, met.last_at as "lastAt"
    from met join member m on m.id = met.member_id
    order by met.days desc, met.last_at desc, m.id limit ${limit}`)

/** Members with the same phone. */
export const listSharedPhones = (db: Queries, id: MemberId, limit: number) =>
  db.many<NamedRow>(sql`
    select ${named} from member own join member m on m.phone_mark = own.phone_mark and m.id <> own.id
    where own.id = ${id} and own.phone_mark is not null order by m.id limit ${limit}`)

/** The recommenders of a member upwards, up to a limit. */
export const listAbove = (db: Queries, id: MemberId, limit: number) =>
  db.many<NamedRow>(sql`
    with recursive above as (
      select recommended_by as id, 1 as step from member where id = ${id}
      union all
      select m.recommended_by, above.step + 1 from above join member m on m.id = above.id
      where above.step < ${limit}
    )
    select ${named} from above join member m on m.id = above.id order by above.step`)

export type BelowRow = NamedRow & {
  readonly level: number
  readonly joinedAt: Instant
  readonly friends: number
}

/** Members recommended by a member, newest first. */
export const belowList = pagedList<BelowRow, MemberId>({
  from: sql`member m`,
  where: id => sql`m.recommended_by = ${id}`,
  rows: (where, part) => sql`
    select ${named}, m.level, m.joined_at as "joinedAt",
      (select count(*) from member f where f.recommended_by = m.id) as friends
    from member m where ${where} order by m.id desc ${part}`,
})

export type ReceivedRow = {
  readonly id: number
  readonly title: string
  readonly contents: string
  readonly operator: string | null
  readonly sentAt: Instant
  readonly readAt: Instant | null
  readonly deletedAt: Instant | null
}

/** Messages sent to a member, including deleted ones; newest first. */
export const receivedList = pagedList<ReceivedRow, MemberId>({
  from: sql`message_copy copy`,
  where: id => sql`copy.member_id = ${id}`,
  rows: (where, part) => sql`
    select s.id, s.title, s.contents || coalesce(E'\\n\\n' || copy.own_contents, '') as contents,
      o.user_id as operator, s.sent_at as "sentAt", copy.read_at as "readAt", copy.deleted_at as "deletedAt"
    from message_copy copy join message s on s.id = copy.message_id left join member o on o.id = s.operator_id
    where ${where} order by copy.message_id desc ${part}`,
})
