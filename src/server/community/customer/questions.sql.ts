import type { CustomerCategory, CustomerState } from '#domain/community/customer-questions.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type QuestionRow = {
  readonly id: number
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly level: number
  /** The member's status: active, blocked … */
  readonly status: string
  readonly category: CustomerCategory
  readonly title: string
  readonly contents: string
  readonly betId: string | null
  readonly state: CustomerState
  readonly operator: string | null
  readonly askedAt: Instant
  readonly waitsSince: Instant | null
  readonly unread: boolean
}

const questionsOf = (chosen: Sql) => sql`
  select q.id, q.member_id as "memberId", m.user_id as "userId", m.nickname, m.level, m.status, q.category, q.title, q.contents,
    q.bet_id as "betId", q.state, o.user_id as operator, q.asked_at as "askedAt", q.waits_since as "waitsSince", q.unread
  from (${chosen}) q
  join member m on m.id = q.member_id
  left join member o on o.id = q.operator_id`

/** The member's own questions, newest first. */
export const ownQuestionList = pagedList<QuestionRow, MemberId>({
  from: sql`customer_question`,
  where: memberId => sql`member_id = ${memberId}`,
  rows: (where, part) => sql`
    ${questionsOf(sql`
      select * from customer_question where ${where} order by id desc ${part}`)}
    order by q.id desc`,
})

export const countUnreadQuestions = async (db: Queries, memberId: MemberId): Promise<number> => {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from customer_question where member_id = ${memberId} and unread`,
  )
  return count
}

export const findOpenQuestion = (db: Queries, memberId: MemberId) =>
  db.maybe<{ id: number }>(
    sql`select id from customer_question where member_id = ${memberId} and state <> 'done'`,
  )

export const hasQuestions = async (db: Queries): Promise<boolean> =>
  (await db.maybe(sql`select from customer_question limit 1`)) !== undefined

export const findQuestion = (db: Queries, id: number) =>
  db.maybe<QuestionRow>(questionsOf(sql`select * from customer_question where id = ${id}`))

export type QueueFilter = {
  readonly show: 'open' | 'done' | undefined
  readonly category: CustomerCategory | undefined
  readonly name: string | undefined
}

const isInQueue = ({ show, category, name }: QueueFilter): Sql =>
  allOf(
    show === undefined && sql`waits_since is not null`,
    show === 'done' && sql`state = 'done'`,
    show === 'open' && sql`state <> 'done'`,
    category && sql`category = ${category}`,
    name &&
      sql`member_id in (select id from member where lower(user_id) = lower(${name}) or lower(nickname) = lower(${name}))`,
  )

/** Longest waiting first; those that don't wait newest first. */
export const queueList = pagedList<QuestionRow, QueueFilter>({
  from: sql`customer_question`,
  where: isInQueue,
  rows: (where, part, { show }) => {
    const order = show === undefined ? sql`waits_since, id` : sql`id desc`
    return sql`
      ${questionsOf(sql`select * from customer_question where ${where} order by ${order} ${part}`)} order by ${order}`
  },
})

export type HeldQuestion = Pick<QuestionRow, 'id' | 'memberId' | 'title' | 'contents' | 'state'>

const held = sql`id, member_id as "memberId", title, contents, state`

/** Locks the question until the transaction ends. */
export const lockQuestion = (tx: Tx, id: number) =>
  tx.maybe<HeldQuestion>(sql`select ${held} from customer_question where id = ${id} for update`)

/** The question that the member asked with a key. */
export const findQuestionByKey = (tx: Tx, memberId: MemberId, key: string) =>
  tx.maybe<HeldQuestion>(
    sql`select ${held} from customer_question where member_id = ${memberId} and key = ${key}`,
  )

export type NewQuestion = Pick<
  QuestionRow,
  'memberId' | 'category' | 'title' | 'contents' | 'betId' | 'askedAt'
> & {
  readonly key: string
}

/** Undefined if the member already has an open question, or used the key; a concurrent insert waits for the first. */
export const insertQuestion = (tx: Tx, question: NewQuestion) =>
  tx.maybe<{ id: number }>(sql`
    insert into customer_question
      (member_id, key, category, title, contents, bet_id, asked_at, waits_since)
    values (${question.memberId}, ${question.key}, ${question.category}, ${question.title}, ${question.contents},
      ${question.betId}, ${timestamp(question.askedAt)}, ${timestamp(question.askedAt)})
    on conflict do nothing
    returning id`)

/** Number of the member's latest questions since a given time. */
export const countAskedSince = async (
  tx: Tx,
  memberId: MemberId,
  since: Instant,
  last: number,
): Promise<number> => {
  const asked = await tx.one<{ count: number }>(sql`
    select count(*) as count from (
      select asked_at from customer_question where member_id = ${memberId} order by id desc limit ${last}
    ) asked where asked_at > ${timestamp(since)}`)
  return asked.count
}

/** The member has added to the question: it waits again, since the first unanswered entry. */
export const noteReply = (tx: Tx, id: number, at: Instant) =>
  tx.run(sql`
    update customer_question set waits_since = coalesce(waits_since, ${timestamp(at)}) where id = ${id}`)

export const noteTaken = (tx: Tx, id: number, operatorId: MemberId) =>
  tx.run(sql`update customer_question set state = 'doing', operator_id = ${operatorId} where id = ${id}`)

/** An operator has answered or closed it; the member has something new to read. */
export const noteAnswer = (tx: Tx, id: number, state: 'doing' | 'done', operatorId: MemberId) =>
  tx.run(sql`
    update customer_question
    set state = ${state}, operator_id = ${operatorId}, waits_since = null, unread = true
    where id = ${id}`)

/** The member has closed it. */
export const noteEnded = (tx: Tx, id: number) =>
  tx.run(sql`
    update customer_question set state = 'done', waits_since = null, unread = false where id = ${id}`)

export const noteRead = (db: Queries, memberId: MemberId, id: number) =>
  db.run(sql`
    update customer_question set unread = false where id = ${id} and member_id = ${memberId} and unread`)
