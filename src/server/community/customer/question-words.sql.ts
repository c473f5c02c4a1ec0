import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** An entry after a question; those of operators have their login name. */
export type WordRow = {
  readonly id: number
  readonly operator: string | null
  readonly contents: string
  readonly saidAt: Instant
}

export const listWords = (db: Queries, questionId: number) =>
  db.many<WordRow>(sql`
    select w.id, o.user_id as operator, w.contents, w.said_at as "saidAt"
    from customer_word w left join member o on o.id = w.operator_id
    where w.question_id = ${questionId} order by w.id`)

export const findWordByKey = (tx: Tx, questionId: number, key: string) =>
  tx.maybe<{ id: number; contents: string }>(
    sql`select id, contents from customer_word where question_id = ${questionId} and key = ${key}`,
  )

export const countWords = async (tx: Tx, questionId: number): Promise<number> => {
  const counted = await tx.one<{ count: number }>(
    sql`select count(*) as count from customer_word where question_id = ${questionId}`,
  )
  return counted.count
}

export type NewWord = {
  readonly questionId: number
  /** Null for the member's own entries. */
  readonly operatorId: MemberId | null
  readonly key: string
  readonly contents: string
  readonly saidAt: Instant
}

export const insertWord = (tx: Tx, { questionId, operatorId, key, contents, saidAt }: NewWord) =>
  tx.run(sql`
    insert into customer_word (question_id, operator_id, key, contents, said_at)
    values (${questionId}, ${operatorId}, ${key}, ${contents}, ${timestamp(saidAt)})`)
