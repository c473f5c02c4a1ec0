import type { MemberId } from '#domain/ids.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Whether this is the first time that the member sees the post, which has to be shown and somebody else's. */
export const insertView = async (tx: Tx, postId: number, memberId: MemberId): Promise<boolean> => {
  const inserted = await tx.run(sql`
    insert into board_view (post_id, member_id)
    select id, ${memberId}::bigint from board_post
    where id = ${postId} and state = 'shown' and member_id <> ${memberId}::bigint
    on conflict do nothing`)
  return inserted > 0
}
