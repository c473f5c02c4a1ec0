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

const waiting = (name: string | undefined): Sql => {
  const found =
    name === undefined
      ? sql``
      : sql` and (strpos(lower(m.user_id), lower(${name})) > 0 or strpos(lower(m.nickname), lower(${name})) > 0)`
  return sql`m.status = 'waiting'${found}`
}

/** Who waits longest comes first. */
export const listSignUps = (db: Queries, name: string | undefined, { limit, offset }: Part) =>
  db.many<SignUp>(sql`
    select m.id, m.user_id as "userId", m.nickname, m.joined_at as "joinedAt", r.nickname as recommender
    from member m left join member r on r.id = m.recommended_by
    where ${waiting(name)}
    order by m.id limit ${limit} offset ${offset}`)

export const countSignUps = async (db: Queries, name: string | undefined): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from member m where ${waiting(name)}`)).count
