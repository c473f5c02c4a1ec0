import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** The state of a bet at a moment, without its picks. */
export type PlayedBet = {
  readonly id: string
  readonly memberId: MemberId
  readonly gameType: number
  readonly legCount: number | null
  readonly stake: number
  readonly placedAt: Instant
}

export type Standing = { readonly status: number; readonly payout: number | null }
export type Played = { readonly bet: PlayedBet; readonly was: Standing; readonly is: Standing }

/** Inserts bets that wait for their result. */
export const insertPlayedBets = (db: Queries, bets: readonly PlayedBet[]) =>
  db.run(sql`
    insert into bet (id, member_id, game_type, detail_type, style, status, stake, total_odds, winnings, winnings_max, leg_count,
      placed_at, fixtures, payout_rule)
    select u.id, u.member_id, u.game_type, 1, 'KR', 0, u.stake, 200, 2 * u.stake, 2 * u.stake, u.leg_count, u.placed_at, '{}', 1
    from unnest(${bets.map(bet => bet.id)}::uuid[], ${bets.map(bet => bet.memberId)}::bigint[],
      ${bets.map(bet => bet.gameType)}::smallint[], ${bets.map(bet => bet.legCount)}::smallint[],
      ${bets.map(bet => bet.stake)}::bigint[], ${bets.map(bet => new Date(bet.placedAt).toISOString())}::timestamptz[])
      u(id, member_id, game_type, leg_count, stake, placed_at)`)

/** Changes the ends of bets, and records that as settlements and cancellations do. */
export const endPlayedBets = async (db: Queries, played: readonly Played[], at: Instant): Promise<void> => {
  await db.run(sql`
    update bet b set status = u.status, payout = u.payout,
      settled_at = case when u.status <> 0 then ${timestamp(at)}::timestamptz end,
      cancelled_by = case when u.status = -1 then 'operator' end, revision = b.revision + 1
    from unnest(${played.map(one => one.bet.memberId)}::bigint[], ${played.map(one => one.bet.id)}::uuid[],
      ${played.map(one => one.is.status)}::smallint[], ${played.map(one => one.is.payout)}::bigint[])
      u(member_id, id, status, payout)
    where b.member_id = u.member_id and b.id = u.id`)
  await db.many(sql`
    select bet_note_ended(array_agg(
      (u.id, u.member_id, u.stake, 0, u.old_status, u.old_payout, u.status, u.payout)::bet_change), ${timestamp(at)}::timestamptz)
    from unnest(${played.map(one => one.bet.id)}::uuid[], ${played.map(one => one.bet.memberId)}::bigint[],
      ${played.map(one => one.bet.stake)}::bigint[], ${played.map(one => one.was.status)}::smallint[],
      ${played.map(one => one.was.payout)}::bigint[], ${played.map(one => one.is.status)}::smallint[],
      ${played.map(one => one.is.payout)}::bigint[])
      u(id, member_id, stake, old_status, old_payout, status, payout)`)
}

/** Creates the partitions for the month of a moment. */
export const ensureMonths = (db: Queries, at: Instant) =>
  db.many(sql`select ensure_month_partitions(${timestamp(at)})`)
