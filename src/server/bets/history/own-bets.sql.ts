import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Whether a bet of the member waits to be taken, or for its result. */
export const hasOpenBets = async (db: Queries, memberId: MemberId): Promise<boolean> =>
  (
    await db.many(sql`
      (select from bet where member_id = ${memberId} and status = 0 limit 1)
      union all
      (select from bet_waiting where member_id = ${memberId} and state = 'waiting' limit 1)`)
  ).length > 0

/** Selects the ids of a member's bets that may have moved money since a moment: most are settled within a month. */
export const betIdsSince = (memberId: MemberId, since: Instant): Sql => sql`
  select id from bet
  where member_id = ${memberId} and id >= uuid_floor(${timestamp(since)}::timestamptz - interval '30 days')`
