import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Part } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type CommentRow = {
  readonly id: number
  readonly memberId: MemberId
  readonly nickname: string
  readonly contents: string
  readonly writtenAt: Instant
}

/** Newest first. */
export const listComments = (db: Queries, postId: number, { limit, offset }: Part) =>
  db.many<CommentRow>(sql`
    select c.id, c.member_id as "memberId", m.nickname, c.contents, c.written_at as "writtenAt"
    from (
      select id from board_comment where post_id = ${postId} and state = 'shown'
      order by id desc limit ${limit} offset ${offset}
    ) page
    join board_comment c on c.id = page.id
    join member m on m.id = c.member_id
    order by c.id desc`)

export type HeldComment = {
  readonly id: number
  readonly postId: number
  readonly memberId: MemberId
  readonly contents: string
  readonly state: 'shown' | 'deleted' | 'removed'
  readonly points: number
  readonly pointsRef: string | null
}

const held = sql`id, post_id as "postId", member_id as "memberId", contents, state, points, points_ref as "pointsRef"`

/** Locks the comment until the transaction ends. */
export const lockComment = (tx: Tx, id: number) =>
  tx.maybe<HeldComment>(sql`select ${held} from board_comment where id = ${id} for update`)

/** The comment that the member wrote with a key. */
export const findCommentByKey = (tx: Tx, memberId: MemberId, key: string) =>
  tx.maybe<HeldComment>(sql`select ${held} from board_comment where member_id = ${memberId} and key = ${key}`)

export type NewComment = {
  readonly postId: number
  readonly memberId: MemberId
  readonly key: string
  readonly contents: string
  readonly writtenAt: Instant
}

export const insertComment = (tx: Tx, { postId, memberId, key, contents, writtenAt }: NewComment) =>
  tx.one<{ id: number }>(sql`
    insert into board_comment (post_id, member_id, key, contents, written_at)
    values (${postId}, ${memberId}, ${key}, ${contents}, ${timestamp(writtenAt)})
    returning id`)

export const updateCommentState = (tx: Tx, id: number, state: HeldComment['state']) =>
  tx.run(sql`update board_comment set state = ${state} where id = ${id}`)

export const setCommentPoints = (tx: Tx, id: number, points: number, ref: string) =>
  tx.run(sql`update board_comment set points = ${points}, points_ref = ${ref} where id = ${id}`)

/** Number of the member's rewarded comments since then. */
export const countPaidComments = async (tx: Tx, memberId: MemberId, since: Instant): Promise<number> => {
  const paid = await tx.one<{ count: number }>(sql`
    select count(*) as count from board_comment
    where member_id = ${memberId} and written_at >= ${timestamp(since)} and points > 0`)
  return paid.count
}
