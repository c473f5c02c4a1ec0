import type { MemberId } from '#domain/ids.ts'
import { type Sql, sql } from '#server/platform/postgres/postgres.ts'

/**
 * Returns the member ids of a partner's tree: everybody who signed up with the partner's code, with a code of those
 * members, and so on, except operators and members never approved. Limits everything that partners read: `member_id in
 * ${treeOf(partner)}`. For a single member the query walks up from that member, which is short for a tree of any size.
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
