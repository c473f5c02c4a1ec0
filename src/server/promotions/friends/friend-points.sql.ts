import type { BetId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Generation } from '#domain/promotions/friend-points.ts'
import { type Sql, sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'

/** A friend's bet in a revision that has not been processed, for one of its recommenders. */
export type UnreckonedBet = {
  readonly betId: BetId
  readonly friendId: MemberId
  readonly generation: Generation
  readonly recommenderId: MemberId
  /** Whether the recommender may be given points now: the check of `gift-refusal.ts`, for many at once. */
  readonly mayGain: boolean
  readonly revision: number
  readonly statusCode: number
  readonly stake: number
  readonly payout: number | null
  /** Points from earlier revisions. */
  readonly brought: number
}

/**
 * Current state of the friends' bets with own money among those that ended or changed, for two generations of
 * recommenders. An open bet counts only if an earlier revision brought something.
 */
export const listUnreckoned = (tx: Tx, ended: Sql, at: Instant) =>
  tx.many<UnreckonedBet>(sql`
    with ${ended}, one as materialized (
      select distinct e.member_id, e.id as bet_id
      from ended e join member friend on friend.id = e.member_id and friend.recommended_by is not null
    )
    select b.id as "betId", friend.id as "friendId", above.generation, r.id as "recommenderId",
      r.status = 'active' and r.kind = 'member' and ${notExcluded(sql`r.id`, at)} as "mayGain",
      b.revision, b.status as "statusCode", b.stake, b.payout,
      known.points as brought
    from one
    join bet b on b.member_id = one.member_id and b.id = one.bet_id
    join member friend on friend.id = one.member_id
    join member first on first.id = friend.recommended_by
    cross join lateral (values (1::smallint, first.id), (2::smallint, first.recommended_by)) above (generation, id)
    join member r on r.id = above.id
    cross join lateral (
      select coalesce(sum(p.points), 0)::bigint as points, max(p.revision) as revision
      from friend_point p where p.bet_id = b.id and p.generation = above.generation
    ) known
    where b.coupon_id is null and (known.revision is null or known.revision < b.revision) and (b.status <> 0 or known.points > 0)
    order by r.id, b.id`)

export type NewFriendPoint = Pick<
  UnreckonedBet,
  'betId' | 'generation' | 'revision' | 'recommenderId' | 'friendId'
> & { readonly points: number; readonly ref: string | null }

/** Stores what revisions of bets brought or took back; each once. */
export const insertFriendPoints = (tx: Tx, rows: readonly NewFriendPoint[]) =>
  tx.run(sql`
    insert into friend_point (bet_id, generation, revision, recommender_id, friend_id, points, ref_id)
    select * from unnest(
      ${rows.map(row => row.betId)}::uuid[], ${rows.map(row => row.generation)}::smallint[],
      ${rows.map(row => row.revision)}::smallint[], ${rows.map(row => row.recommenderId)}::bigint[],
      ${rows.map(row => row.friendId)}::bigint[], ${rows.map(row => row.points)}::bigint[],
      ${rows.map(row => row.ref)}::uuid[])`)

/** Adds them to the sums of a day in Seoul. */
export const addToFriendDays = (tx: Tx, rows: readonly NewFriendPoint[], day: string) =>
  tx.run(sql`
    insert into friend_day as known (recommender_id, friend_id, day, points)
    select recommender_id, friend_id, ${day}::date, sum(points)
    from unnest(${rows.map(row => row.recommenderId)}::bigint[], ${rows.map(row => row.friendId)}::bigint[],
      ${rows.map(row => row.points)}::bigint[]) row (recommender_id, friend_id, points)
    where points <> 0
    group by recommender_id, friend_id
    on conflict (recommender_id, friend_id, day) do update set points = known.points + excluded.points`)
