import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type Net = { readonly staked: number; readonly returned: number }

/**
 * Stakes by time of the bet and payouts by time of settlement, of bets not cancelled. `fromId` is the lowest bet id to
 * read: a bet is settled within days.
 */
const movements = (memberId: MemberId, fromId: string): Sql => sql`
  select placed_at as at, case when coupon_id is null then stake else 0 end as staked, 0::bigint as returned from bet
  where member_id = ${memberId} and id >= ${fromId}::uuid and status <> -1
  union all
  select settled_at, 0, payout from bet
  where member_id = ${memberId} and id >= ${fromId}::uuid and status not in (-1, 0) and payout > 0`

/** Stakes and returns since a given time. */
export const sumSince = (db: Queries, memberId: MemberId, fromId: string, since: Instant) =>
  db.one<Net>(sql`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(returned), 0)::bigint as returned
    from (${movements(memberId, fromId)}) m where at >= ${timestamp(since)}`)

/** Stakes and returns by day in Seoul, only days with play. */
export const listNetByDay = (db: Queries, memberId: MemberId, fromId: string) =>
  db.many<Net & { readonly day: string }>(sql`
    select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, sum(staked)::bigint as staked,
      sum(returned)::bigint as returned
    from (${movements(memberId, fromId)}) m group by 1 order by 1`)
