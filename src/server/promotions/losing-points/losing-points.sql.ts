import type { BetId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'

/** A bet on matches that ended, or whose end changed, and the points it has brought. */
export type EndedSlip = {
  readonly memberId: MemberId
  readonly betId: BetId
  readonly statusCode: number
  readonly stake: number
  readonly gameType: number
  readonly legs: number | null
  readonly totalOdds: number
  readonly level: number
  /** The check of `gift-refusal.ts`, for many at once. */
  readonly mayGain: boolean
  readonly brought: number
  readonly changes: number
}

/** Combinations that are lost now, and all bets that have brought points; in order. */
export const listSlips = (tx: Tx, ended: Sql, at: Instant) =>
  tx.many<EndedSlip>(sql`
    with ${ended}
    select e.member_id as "memberId", e.id as "betId", e.status as "statusCode", e.stake, b.game_type as "gameType",
      b.leg_count as legs, b.total_odds as "totalOdds", m.level,
      m.status = 'active' and m.kind = 'member' and ${notExcluded(sql`m.id`, at)} as "mayGain",
      coalesce(known.points, 0) as brought, coalesce(known.changes, 0) as changes
    from ended e
    join member m on m.id = e.member_id
    join bet b on b.member_id = e.member_id and b.id = e.id
    left join losing_point known on known.member_id = e.member_id and known.bet_id = e.id
    where known.points > 0 or (e.status = 1 and b.game_type in (1, 2) and b.leg_count > 1)
    order by e.n, e.member_id, e.id`)

export type BroughtRow = Pick<EndedSlip, 'memberId' | 'betId' | 'brought' | 'changes'>

/** Stores the points that bets have brought. */
export const putBrought = (tx: Tx, rows: readonly BroughtRow[], at: Instant) =>
  tx.run(sql`
    insert into losing_point as known (member_id, bet_id, points, changes, at)
    select *, ${timestamp(at)}::timestamptz from unnest(
      ${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ betId }) => betId)}::uuid[],
      ${rows.map(({ brought }) => brought)}::bigint[], ${rows.map(({ changes }) => changes)}::smallint[])
    on conflict (member_id, bet_id) do update set points = excluded.points, changes = excluded.changes,
      at = excluded.at`)
