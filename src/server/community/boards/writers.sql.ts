import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** When a member last wrote a post and a comment. */
export type Writer = { readonly postAt: Instant | null; readonly commentAt: Instant | null }

/** Locks the member's writing until the transaction ends: concurrent posts wait for the first. */
export async function lockWriter(tx: Tx, memberId: MemberId): Promise<Writer> {
  await tx.run(sql`insert into board_writer (member_id) values (${memberId}) on conflict do nothing`)
  return tx.one<Writer>(sql`
    select post_at as "postAt", comment_at as "commentAt" from board_writer where member_id = ${memberId} for update`)
}

export const notePost = (tx: Tx, memberId: MemberId, at: Instant) =>
  tx.run(sql`update board_writer set post_at = ${timestamp(at)} where member_id = ${memberId}`)

export const noteComment = (tx: Tx, memberId: MemberId, at: Instant) =>
  tx.run(sql`update board_writer set comment_at = ${timestamp(at)} where member_id = ${memberId}`)
