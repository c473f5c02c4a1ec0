import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

export type SignUp = {
  readonly id: MemberId
  readonly userId: string
  readonly nickname: string
  readonly joinedAt: Instant
  readonly recommender: string | null
}

type Part = { readonly limit: number; readonly offset: number }

/** Selects sign-ups; absent fields don't restrict. */
export type SignUpsFilter = {
  /** Part of the login name or nickname. */
  readonly name?: string | undefined
  /** Only sign-ups after this one, for paging. */
  readonly afterId?: number | undefined
}

const waiting = ({ name, afterId }: SignUpsFilter): Sql => {
  const found =
    name === undefined
      ? sql``
      : sql` and (strpos(lower(m.user_id), lower(${name})) > 0 or strpos(lower(m.nickname), lower(${name})) > 0)`
  const behind = afterId === undefined ? sql`` : sql` and m.id > ${afterId}`
  return sql`m.status = 'waiting'${found}${behind}`
}

/** Longest wait first. */
export const listSignUps = (db: Queries, filter: SignUpsFilter, { limit, offset }: Part) =>
  db.many<SignUp>(sql`
    select m.id, m.user_id as "userId", m.nickname, m.joined_at as "joinedAt", r.nickname as recommender
    from member m left join member r on r.id = m.recommended_by
    where ${waiting(filter)}
    order by m.id limit ${limit} offset ${offset}`)

export const countSignUps = async (db: Queries, name: string | undefined): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from member m where ${waiting({ name })}`))
    .count
