import type { BetId, FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Generation } from '#domain/promotions/friend-points.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'

/** Fixtures whose settlement has ended since a given time and was not completely followed, first to end first. */
export const listUnfollowed = (db: Queries, since: Instant, limit: number) =>
  db.many<{ fixtureId: FixtureId; revision: number }>(sql`
    select s.fixture_id as "fixtureId", s.revision from settlement s
    left join friend_follow f on f.fixture_id = s.fixture_id
    where s.finished_at >= ${timestamp(since)}
      and (f.fixture_id is null or f.revision < s.revision or not f.finished)
    order by s.finished_at, s.fixture_id limit ${limit}`)

export type FollowPlace = { readonly afterMemberId: number; readonly afterBetId: string }

/**
 * Position of following a revision of a fixture, at the first bet if it is new; undefined if it or a newer one has been
 * followed. Locked until the transaction ends.
 */
export const beginFollowing = (tx: Tx, fixtureId: FixtureId, revision: number) =>
  tx.maybe<FollowPlace>(sql`
    insert into friend_follow as known (fixture_id, revision, after_member_id, after_bet_id, finished)
    values (${fixtureId}, ${revision}, 0, '00000000-0000-0000-0000-000000000000', false)
    on conflict (fixture_id) do update set revision = excluded.revision, finished = false,
      after_member_id = case when known.revision < excluded.revision then 0 else known.after_member_id end,
      after_bet_id = case when known.revision < excluded.revision then excluded.after_bet_id else known.after_bet_id end
    where known.revision < excluded.revision or known.revision = excluded.revision and not known.finished
    returning after_member_id as "afterMemberId", after_bet_id as "afterBetId"`)

export const followedTo = (
  tx: Tx,
  fixtureId: FixtureId,
  { afterMemberId, afterBetId, finished }: FollowPlace & { readonly finished: boolean },
) =>
  tx.run(sql`
    update friend_follow set after_member_id = ${afterMemberId}, after_bet_id = ${afterBetId}, finished = ${finished}
    where fixture_id = ${fixtureId}`)

/** Where a batch of this many legs of a fixture ends; fewer at the end. */
export const findStretch = (tx: Tx, fixtureId: FixtureId, after: FollowPlace, legs: number) =>
  tx.one<{ lastMember: number | null; lastBet: string | null; legs: number }>(sql`
    select last_member as "lastMember", last_bet as "lastBet", legs
    from leg_stretch(${fixtureId}::bigint, ${after.afterMemberId}::bigint, ${after.afterBetId}::uuid, ${legs}::integer)`)

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

type Stretch = { readonly fixtureId: FixtureId; readonly after: FollowPlace; readonly to: FollowPlace }

/**
 * Current state of the bets with own money in the query `one` (member and bet), for two generations of recommenders. An
 * open bet counts only if an earlier revision brought something.
 */
const unreckoned = (at: Instant): Sql => sql`
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
    order by r.id, b.id`

/** The bets of a batch of a fixture's legs whose member was recommended. */
export const listUnreckoned = (db: Queries, { fixtureId, after, to }: Stretch, at: Instant) =>
  db.many<UnreckonedBet>(sql`
    with one as materialized (
      select distinct l.member_id, l.bet_id
      from bet_leg l join member friend on friend.id = l.member_id and friend.recommended_by is not null
      where l.fixture_id = ${fixtureId}
        and (l.member_id, l.bet_id) > (${after.afterMemberId}::bigint, ${after.afterBetId}::uuid)
        and (l.member_id, l.bet_id) <= (${to.afterMemberId}::bigint, ${to.afterBetId}::uuid)
    )
    ${unreckoned(at)}`)

/** Bets that have ended and are not on matches, whose member was recommended. */
export const listUnreckonedEnded = (tx: Tx, ended: Sql, at: Instant) =>
  tx.many<UnreckonedBet>(sql`
    with ${ended}, one as materialized (
      select distinct e.member_id, e.id as bet_id
      from ended e
      join member friend on friend.id = e.member_id and friend.recommended_by is not null
      join bet b on b.member_id = e.member_id and b.id = e.id and b.game_type not in (1, 2)
    )
    ${unreckoned(at)}`)

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
