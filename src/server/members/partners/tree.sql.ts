import type { MemberId } from '#domain/ids.ts'
import { type Sql, sql } from '#server/platform/postgres/postgres.ts'

/**
 * The ids of a partner's tree: everybody who came by the partner's code, by theirs, and so on; whoever works here, and who
 * was never let in, is nobody's. The one bound of all that partners read: `member_id in ${treeOf(partner)}`. Where one
 * member is asked for, the walk goes up from there, which is short however large the tree is.
 */
export const treeOf = (partner: MemberId, one?: MemberId): Sql =>
  one === undefined
    ? sql`(
        with recursive below(id) as (
          select id from member where recommended_by = ${partner}
          union
          select m.id from below join member m on m.recommended_by = below.id
        )
        select m.id from below join member m on m.id = below.id where ${isShown(partner)})`
    : sql`(
        with recursive above(id) as (
          select recommended_by from member where id = ${one}
          union
          select m.recommended_by from above join member m on m.id = above.id
        )
        select m.id from member m where m.id = ${one} and ${partner} in (select id from above) and ${isShown(partner)})`

const isShown = (partner: MemberId): Sql =>
  sql`m.kind <> 'operator' and m.status <> 'refused' and m.id <> ${partner}`
