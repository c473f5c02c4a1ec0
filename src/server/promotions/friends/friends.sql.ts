import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Part, pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

/** Waiting members count as friends; members who have left or were refused don't. */
const isFriend = sql`friend.status in ('waiting', 'active', 'blocked')`

export const findCode = async (db: Queries, memberId: MemberId): Promise<string> =>
  (await db.one<{ code: string }>(sql`select recommender_code as code from member where id = ${memberId}`))
    .code

/** Points that friends have brought in total, and since a day. */
export const sumFriendPoints = (db: Queries, memberId: MemberId, from: string) =>
  db.one<{ total: number; since: number }>(sql`
    select coalesce(sum(points), 0)::bigint as total,
      coalesce(sum(points) filter (where day >= ${from}), 0)::bigint as since
    from friend_day where recommender_id = ${memberId}`)

/** Latest sign-up first. */
export const friendList = pagedList<
  { nickname: string; joinedAt: Instant; waiting: boolean; points: number },
  MemberId
>({
  from: sql`member friend`,
  where: memberId => sql`friend.recommended_by = ${memberId} and ${isFriend}`,
  rows: (where, part, memberId) => sql`
    select friend.nickname, friend.joined_at as "joinedAt", friend.status = 'waiting' as waiting,
      (select coalesce(sum(points), 0)::bigint from friend_day
        where recommender_id = ${memberId} and friend_id = friend.id) as points
    from member friend where ${where}
    order by friend.id desc ${part}`,
})

export type TreeRow = {
  readonly id: MemberId
  readonly userId: string
  readonly nickname: string
  readonly status: 'waiting' | 'active' | 'blocked' | 'left' | 'refused'
  readonly joinedAt: Instant
}

const treeColumns = (member: Sql): Sql => sql`${member}.id, ${member}.user_id as "userId", ${member}.nickname,
  ${member}.status, ${member}.joined_at as "joinedAt"`

export type RecommenderRow = TreeRow & {
  readonly code: string
  readonly friends: number
  readonly points: number
}

const recommenderColumns = sql`${treeColumns(sql`m`)}, m.recommender_code as code,
  (select count(*) from member friend where friend.recommended_by = m.id) as friends,
  (select coalesce(sum(points), 0)::bigint from friend_day where recommender_id = m.id) as points`

export type RecommenderFilter = {
  /** Part of the login name or nickname, or a code. */
  readonly name?: string | undefined
  readonly sort: 'points' | 'friends' | 'joined'
}

const orders: Readonly<Record<RecommenderFilter['sort'], Sql>> = {
  points: sql`points desc, id`,
  friends: sql`friends desc, id`,
  joined: sql`id desc`,
}

/** Without a name, only recommenders with friends; with one, all matches. */
const found = ({ name }: Pick<RecommenderFilter, 'name'>): Sql =>
  name === undefined
    ? sql`m.id in (select recommended_by from member where recommended_by is not null)`
    : sql`m.kind = 'member' and (strpos(lower(m.user_id), lower(${name})) > 0
        or strpos(lower(m.nickname), lower(${name})) > 0 or m.recommender_code = upper(${name}))`

export const recommenderList = pagedList<RecommenderRow, RecommenderFilter>({
  from: sql`member m`,
  where: found,
  rows: (where, part, { sort }) => sql`
    select * from (select ${recommenderColumns} from member m where ${where}) one
    order by ${orders[sort]} ${part}`,
})

export const findRecommender = (db: Queries, id: MemberId) =>
  db.maybe<RecommenderRow>(sql`select ${recommenderColumns} from member m where m.id = ${id}`)

/** A member's recommenders: at most two, the nearest first. */
export const listAbove = (db: Queries, id: MemberId) =>
  db.many<TreeRow>(sql`
    with first as (select r.* from member m join member r on r.id = m.recommended_by where m.id = ${id})
    select ${treeColumns(sql`first`)}, 1 as nearness from first
    union all
    select ${treeColumns(sql`second`)}, 2 from first join member second on second.id = first.recommended_by
    order by nearness`)

export type BranchRow = TreeRow & { readonly points: number; readonly friendsCount: number }

/** A member's friends, latest first, with the points that each has brought. */
export const listBelow = (db: Queries, id: MemberId, { limit, offset }: Part) =>
  db.many<BranchRow>(sql`
    select ${treeColumns(sql`m`)},
      (select coalesce(sum(points), 0)::bigint from friend_day where recommender_id = ${id} and friend_id = m.id)
        as points,
      (select count(*) from member friend where friend.recommended_by = m.id) as "friendsCount"
    from member m where m.recommended_by = ${id} order by m.id desc limit ${limit} offset ${offset}`)

export type LeafRow = TreeRow & { readonly branchId: MemberId; readonly points: number }

/** The latest friends of each of these members, with the points they have brought to the top member. */
export const listLeaves = (db: Queries, top: MemberId, branches: readonly MemberId[], each: number) =>
  db.many<LeafRow>(sql`
    select branch.id as "branchId", leaf.*
    from unnest(${branches}::bigint[]) branch (id)
    cross join lateral (
      select ${treeColumns(sql`m`)},
        (select coalesce(sum(points), 0)::bigint from friend_day where recommender_id = ${top} and friend_id = m.id)
          as points
      from member m where m.recommended_by = branch.id order by m.id desc limit ${each}
    ) leaf
    order by leaf.id desc`)
