import type { BetId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { SlipName } from '../../sports/slip-names.sql.ts'
import { type WaitingBet, waitingColumns } from '../waiting-bets.sql.ts'

/** In-play bets that were due before a moment and still wait: how many, and the earliest due time. */
export type OverdueBets = { readonly count: number; readonly since: Instant | null }

export const countOverdue = (db: Queries, before: Instant): Promise<OverdueBets> =>
  db.one<OverdueBets>(sql`
    select count(*)::integer as count, min(w.due_at) as since
    from bet_waiting w where w.state = 'waiting' and w.due_at <= ${timestamp(before)}`)

/** An overdue bet with its member. */
export type OverdueBet = {
  readonly betId: BetId
  readonly memberId: MemberId
  /** Null when the member does not exist, which is a separate fault. */
  readonly userId: string | null
  readonly nickname: string | null
  readonly stake: Won
  readonly dueAt: Instant
}

/** Longest waiting first. */
export const listOverdueBets = (db: Queries, before: Instant, limit: number): Promise<OverdueBet[]> =>
  db.many<OverdueBet>(sql`
    select w.id as "betId", w.member_id as "memberId", m.user_id as "userId", m.nickname, w.stake,
      w.due_at as "dueAt"
    from bet_waiting w left join member m on m.id = w.member_id
    where w.state = 'waiting' and w.due_at <= ${timestamp(before)}
    order by w.due_at, w.id limit ${limit}`)

/** Locks a member's in-play bet, waiting or ended; waits for a process that is ending it. */
export const lockWaiting = (tx: Tx, memberId: MemberId, betId: string) =>
  tx.maybe<WaitingBet & { readonly state: 'waiting' | 'accepted' | 'refused' }>(sql`
    select ${waitingColumns}, w.state from bet_waiting w
    where w.id = ${betId} and w.member_id = ${memberId} for update of w`)

/** Name of a waiting bet's slip. */
export const findWaitingSlipName = (db: Queries, betId: string) =>
  db.maybe<SlipName>(sql`
    select l.waiting_id as "betId", f.sport_id as "sportId", f.home_name_korean as "homeNameKorean",
      f.away_name_korean as "awayNameKorean", l.market_type_id as "marketTypeId", l.line, l.pick,
      (select count(*)::integer from bet_waiting_leg one where one.waiting_id = l.waiting_id) as "legCount"
    from bet_waiting_leg l join fixture f on f.id = l.fixture_id
    where l.waiting_id = ${betId} order by l.leg_no limit 1`)
