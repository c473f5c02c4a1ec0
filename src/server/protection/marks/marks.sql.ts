import type { MemberId } from '#domain/ids.ts'
import type { PlayDay } from '#domain/protection/marks.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Members with bets since an id, each with the days in Seoul on which they played since another. */
export const listPlayDays = (db: Queries, playedSince: string, since: string) =>
  db.many<PlayDay & { readonly memberId: MemberId }>(sql`
    select m.member_id as "memberId", d.* from (
      select distinct b.member_id from bet b join member on member.id = b.member_id
      where b.id >= ${playedSince}::uuid and member.kind = 'member') m
    cross join lateral (
      select to_char(placed_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, coalesce(sum(stake) filter (where coupon_id is null), 0)::bigint as staked,
        sum(payout)::bigint as returned,
        count(*) filter (where extract(hour from placed_at at time zone 'Asia/Seoul') < 5) as "nightBets"
      from bet where member_id = m.member_id and id >= ${since}::uuid and status <> -1
      group by 1) d`)
