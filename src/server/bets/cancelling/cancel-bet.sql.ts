import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Locks the bet row, so that it is either settled or cancelled, never both. */
export const lockBet = (tx: Tx, memberId: MemberId, betId: string) =>
  tx.maybe<{ id: string }>(
    sql`select id from bet where id = ${betId} and member_id = ${memberId} for no key update`,
  )

/** Counts the member's own cancellations in a time range. Only bets with ids from `fromId` on are read. */
export const countCancellations = async (
  db: Queries,
  memberId: MemberId,
  span: { readonly from: Instant; readonly before: Instant; readonly fromId: string },
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from bet
      where member_id = ${memberId} and id >= ${span.fromId} and status = -1 and cancelled_by = 'member'
        and settled_at >= ${timestamp(span.from)} and settled_at < ${timestamp(span.before)}`)
  ).count
