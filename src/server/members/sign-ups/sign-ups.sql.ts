import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Sql, sql } from '#server/platform/postgres/postgres.ts'

export type SignUp = {
  readonly id: MemberId
  readonly userId: string
  readonly nickname: string
  readonly joinedAt: Instant
  readonly recommender: string | null
}

/** Selects sign-ups; absent fields don't restrict. */
export type SignUpsFilter = {
  /** Part of the login name or nickname. */
  readonly name?: string | undefined
  /** Only sign-ups after this one, for paging. */
  readonly afterId?: number | undefined
}

const waiting = ({ name, afterId }: SignUpsFilter): Sql =>
  allOf(
    sql`m.status = 'waiting'`,
    name !== undefined &&
      sql`(strpos(lower(m.user_id), lower(${name})) > 0 or strpos(lower(m.nickname), lower(${name})) > 0)`,
    afterId !== undefined && sql`m.id > ${afterId}`,
  )

/** Longest wait first. */
export const signUpList = pagedList<SignUp, SignUpsFilter>({
  from: sql`member m`,
  where: waiting,
  rows: (where, part) => sql`
    select m.id, m.user_id as "userId", m.nickname, m.joined_at as "joinedAt", r.nickname as recommender
    from member m left join member r on r.id = m.recommended_by
    where ${where}
    order by m.id ${part}`,
})
