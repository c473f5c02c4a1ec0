import type { Instant } from '#domain/instant.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { LegStretch, SettledStretch } from './settle-bets.sql.ts'

/** An incident of a match: its number and its time. */
type Happened = { readonly number: number; readonly at: Instant }

/** Events after which a bet must not have been taken (handbook 1.3, 1.9, 2.9). */
export type LateBy = {
  /** The actual start; pre-match bets taken after it are late. */
  readonly startsAt: Instant
  /** Confirmed goals; in-play bets taken after a goal, before it was known here, are late. */
  readonly goals: readonly Happened[]
}

/**
 * Marks the legs of a batch that were taken late, and removes the mark from legs whose only cause has been taken back
 * since. Idempotent.
 */
export const markLateLegs = (
  tx: Tx,
  { fixtureId, after, legs }: LegStretch,
  { startsAt, goals }: LateBy,
): Promise<Pick<SettledStretch, 'lastMember' | 'lastBet' | 'legs'>> =>
  tx.one(
    prepared(
      'mark_late_legs',
      sql`
        select last_member as "lastMember", last_bet as "lastBet", legs
        from mark_late_legs(${fixtureId}::bigint, ${after.memberId}::bigint, ${after.betId}::uuid, ${legs}::integer,
          ${timestamp(startsAt)}::timestamptz, ${goals.map(goal => goal.number)}::integer[],
          ${goals.map(goal => goal.at)}::bigint[])`,
    ),
  )
