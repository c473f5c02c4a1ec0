import type { MemberId } from '#domain/ids.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Whether this is the member's first view of the post, which must be shown and by another member. */
export const insertView = async (tx: Tx, postId: number, memberId: MemberId): Promise<boolean> => {
  const inserted = await tx.run(sql`
    insert into board_view (post_id, member_id)
    select id, ${memberId}::bigint from board_post
    where id = ${postId} and state = 'shown' and member_id <> ${memberId}::bigint
    on conflict do nothing`)
  return inserted > 0
}
