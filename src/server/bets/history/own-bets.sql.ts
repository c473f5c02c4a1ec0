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

/** Bets that are booked at once may have numbers in another order than their stakes. */
const OUT_OF_ORDER = 64

/**
 * Queries of a member's bets that may have moved money since a moment: `staked_bet` and `paid_bet`, with their ids. Most are
 * settled within a month. Of the newest so many stakes and payouts the bets are known beforehand: a bet that was settled
 * once has paid at that moment, or nothing; those that came out otherwise later are few, and looked at each time.
 */
export const movedBets = (
  memberId: MemberId,
  { since, newest }: { readonly since: Instant; readonly newest: number | undefined },
): Sql => sql`
  own_bet as materialized (
    select id, revision, status, payout, settled_at from bet
    where member_id = ${memberId} and id >= uuid_floor(${timestamp(since)}::timestamptz - interval '30 days')
  ), staked_bet as materialized (
    select id from own_bet ${newest === undefined ? sql`` : sql`order by id desc limit ${newest + OUT_OF_ORDER}`}
  ), paid_bet as materialized (
    (select id from own_bet where revision = 1 and status > 0 and payout > 0
      ${newest === undefined ? sql`` : sql`order by settled_at desc fetch first (${newest}) rows with ties`})
    union all
    select id from own_bet where revision > 1 or (revision = 1 and status <= 0)
  )`
