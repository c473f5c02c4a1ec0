import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Whether this is the member's first complaint about the post. */
export const insertReport = async (
  tx: Tx,
  postId: number,
  memberId: MemberId,
  { reason, at }: { readonly reason: string; readonly at: Instant },
): Promise<boolean> => {
  const inserted = await tx.run(sql`
    insert into board_report (post_id, member_id, reason, reported_at)
    values (${postId}, ${memberId}, ${reason}, ${timestamp(at)})
    on conflict do nothing`)
  return inserted > 0
}

export const settleReports = (tx: Tx, postId: number, at: Instant) =>
  tx.run(sql`
    update board_report set settled_at = ${timestamp(at)} where post_id = ${postId} and settled_at is null`)

export type ReportRow = {
  readonly memberId: MemberId
  readonly nickname: string
  readonly reason: string
  readonly reportedAt: Instant
  readonly open: boolean
}

const SHOWN = 100

/** The newest complaints about a post, open ones first. */
export const listReports = (db: Queries, postId: number) =>
  db.many<ReportRow>(sql`
    select m.id as "memberId", m.nickname, r.reason, r.reported_at as "reportedAt", r.settled_at is null as open
    from board_report r join member m on m.id = r.member_id
    where r.post_id = ${postId}
    order by r.settled_at is null desc, r.reported_at desc
    limit ${SHOWN}`)
