import type { Instant } from '#domain/instant.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { LegStretch, SettledStretch } from './settle-bets.sql.ts'

/** Something that happened in a match: its number among the incidents, and when. */
type Happened = { readonly number: number; readonly at: Instant }

/** What a bet must not have been taken after (handbook 1.3, 1.9, 2.9). */
export type LateBy = {
  /** The start in force: for bets that were taken before the match, with a later one. */
  readonly startsAt: Instant
  /** Goals that stand: for bets in play that were taken before the house knew of them. */
  readonly goals: readonly Happened[]
}

/**
 * Marks the legs of a stretch that were taken late; takes the mark from those that only what has been taken back
 * since had given it to. The same stretch again changes nothing.
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
