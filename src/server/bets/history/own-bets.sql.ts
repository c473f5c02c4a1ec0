import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Whether the member has a bet that waits for acceptance or for its result. */
export const hasOpenBets = async (db: Queries, memberId: MemberId): Promise<boolean> =>
  (
    await db.many(sql`
      (select from bet where member_id = ${memberId} and status = 0 limit 1)
      union all
      (select from bet_waiting where member_id = ${memberId} and state = 'waiting' limit 1)`)
  ).length > 0

/** Concurrently booked bets may have ids in another order than their stakes; this many extra are read. */
const OUT_OF_ORDER = 64

/**
 * Returns the queries `staked_bet` and `paid_bet`: ids of the member's bets that may have moved money since `since`.
 * Bets older than 30 days before that are not searched, because most are settled within a month. With `newest`, reads
 * only the bets of the newest stakes and payouts. A bet with one settlement was paid at that settlement or not at all.
 * Bets corrected later are few and always included.
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
