import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type Net = { readonly staked: number; readonly returned: number }

/**
 * Stakes by when they were taken and payouts by when they were settled, of bets that stand. `fromId` is the least id of
 * the bets that are looked at: a bet is settled within days.
 */
const movements = (memberId: MemberId, fromId: string): Sql => sql`
  select placed_at as at, case when coupon_id is null then stake else 0 end as staked, 0::bigint as returned from bet
  where member_id = ${memberId} and id >= ${fromId}::uuid and status <> -1
  union all
  select settled_at, 0, payout from bet
  where member_id = ${memberId} and id >= ${fromId}::uuid and status not in (-1, 0) and payout > 0`

/** What was staked and came back since a moment. */
export const sumSince = (db: Queries, memberId: MemberId, fromId: string, since: Instant) =>
  db.one<Net>(sql`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(returned), 0)::bigint as returned
    from (${movements(memberId, fromId)}) m where at >= ${timestamp(since)}`)

/** The same by days in Seoul, those with play alone. */
export const listNetByDay = (db: Queries, memberId: MemberId, fromId: string) =>
  db.many<Net & { readonly day: string }>(sql`
    select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, sum(staked)::bigint as staked,
      sum(returned)::bigint as returned
    from (${movements(memberId, fromId)}) m group by 1 order by 1`)
