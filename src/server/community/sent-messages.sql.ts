import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Sql, sql } from '#server/platform/postgres/postgres.ts'

export type SentRow = {
  readonly id: number
  readonly title: string
  readonly contents: string
  readonly audience: 'member' | 'level' | 'all' | 'resettled'
  readonly level: number | null
  /** Set when it was for one member. */
  readonly userId: string | null
  readonly nickname: string | null
  readonly operator: string | null
  readonly sentAt: Instant
  readonly recipients: number
  readonly reads: number
  readonly promotes: boolean
}

/** Excludes system messages to single members about their own accounts. */
const isShown: Sql = sql`(operator_id is not null or audience <> 'member')`

/** Sent messages, newest first, with the numbers of recipients and readers. */
export const sentList = pagedList<SentRow>({
  from: sql`message`,
  where: () => isShown,
  rows: (where, part) => sql`
    select message.id, title, contents, audience, message.level, recipient.user_id as "userId",
      recipient.nickname, operator.user_id as operator, sent_at as "sentAt", copies.recipients, copies.reads, promotes
    from (select * from message where ${where} order by id desc ${part}) message
    left join member recipient on recipient.id = message.member_id
    left join member operator on operator.id = message.operator_id
    cross join lateral (
      select count(*) as recipients, count(read_at) as reads from message_copy where message_id = message.id
    ) copies
    order by message.id desc`,
})
