import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { LevelCounts } from '#domain/promotions/level-rule.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'

export type Counted = LevelCounts & { readonly memberId: MemberId; readonly level: number }

/** Members who may rise to a higher level at all. */
const mayRise = (top: number, at: Instant): Sql => sql`
  m.kind = 'member' and m.status = 'active' and m.level < ${top} and ${notExcluded(sql`m.id`, at)}
  and not exists (select from level_by_hand h where h.member_id = m.id)`

/** Number and stakes of settled bets, without void ones, of members who have bet since a day in Seoul. */
export const countStakesOf = (db: Queries, since: string, top: number, at: Instant) =>
  db.many<Counted>(sql`
    select m.id as "memberId", m.level, sums.count, sums.sum
    from (select distinct member_id from report_member_day where day >= ${since}::date) active
    join member m on m.id = active.member_id and ${mayRise(top, at)}
    cross join lateral (
      select coalesce(sum(d.settled_bets - d.void_bets), 0)::bigint as count,
        coalesce(sum(d.settled - d.void), 0)::bigint as sum
      from report_member_day d where d.member_id = m.id
    ) sums`)

/** Completed deposits of members who have deposited since a given time; reversed ones are left out. */
export const countDepositsOf = (db: Queries, since: Instant, top: number, at: Instant) =>
  db.many<Counted>(sql`
    select m.id as "memberId", m.level, sums.count, sums.sum
    from (select distinct member_id from deposit_bonus where at >= ${timestamp(since)}) active
    join member m on m.id = active.member_id and ${mayRise(top, at)}
    cross join lateral (
      select count(*) as count, coalesce(sum(d.amount), 0)::bigint as sum
      from deposit_bonus d where d.member_id = m.id and d.reversed_at is null
    ) sums`)

export const insertRaise = (
  tx: Tx,
  row: {
    readonly memberId: MemberId
    readonly at: Instant
    readonly before: number
    readonly after: number
    readonly cause: string
  },
) =>
  tx.run(sql`
    insert into level_raise (member_id, at, level_before, level_after, cause)
    values (${row.memberId}, ${timestamp(row.at)}, ${row.before}, ${row.after}, ${row.cause})`)
