import type { MemberId } from '#domain/ids.ts'
import { type Sql, sql } from '#server/platform/postgres/postgres.ts'

/**
 * The ids of a partner's tree: everybody who came by the partner's code, by theirs, and so on; whoever works here, and who
 * was never let in, is nobody's. The one bound of all that partners read: `member_id in ${treeOf(partner)}`.
 */
export const treeOf = (partner: MemberId): Sql => sql`(
  with recursive below(id) as (
    select id from member where recommended_by = ${partner}
    union
    select m.id from below join member m on m.recommended_by = below.id
  )
  select m.id from below join member m on m.id = below.id
  where m.kind <> 'operator' and m.status <> 'refused' and m.id <> ${partner})`
