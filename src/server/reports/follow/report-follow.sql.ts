import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Progress of the sums, and the next range. */
export type FollowRow = {
  readonly betsTo: string
  readonly pointsTo: number
  /** Null before the first run. */
  readonly nextBetsTo: string | null
  readonly nextPointsTo: number | null
  readonly nextAt: Instant | null
  /** All transactions that could still write in the next range have ended. */
  readonly isWritten: boolean | null
}

/** Must run before the transaction writes anything: otherwise its own id would count as still writing. */
export const readFollow = (db: Queries) =>
  db.one<FollowRow>(sql`
    select bets_to as "betsTo", points_to as "pointsTo", next_bets_to as "nextBetsTo", next_points_to as "nextPointsTo",
      next_at as "nextAt", written_below <= pg_snapshot_xmin(pg_current_snapshot()) as "isWritten"
    from report_follow`)

/** Number of the newest posting, written or about to be. */
export const lastPostingNumber = async (db: Queries): Promise<number> =>
  (await db.one<{ n: number }>(sql`select last_value as n from ledger_posting_n`)).n

/**
 * Returns an id for this transaction that is above those of all running transactions. A writer takes its transaction id
 * before it creates ids or posting numbers: everything that exists now belongs to a lower transaction.
 */
export const ownNumber = async (tx: Tx): Promise<string> =>
  (await tx.one<{ number: string }>(sql`select pg_current_xact_id()::text as number`)).number

export type Following = Pick<FollowRow, 'betsTo' | 'pointsTo'> & { readonly countedAt: Instant | null }

/** Stores the progress of the sums. */
export const followedTo = (tx: Tx, { betsTo, pointsTo, countedAt }: Following) =>
  tx.run(sql`
    update report_follow set bets_to = ${betsTo}, points_to = ${pointsTo},
      counted_at = greatest(counted_at, ${countedAt === null ? null : timestamp(countedAt)}::timestamptz)`)

export type NextRange = {
  readonly betsTo: string
  readonly pointsTo: number
  readonly at: Instant
  /** All transactions that may still write in the range are below this id. */
  readonly writtenBelow: string
}

/** Stores the next range, to be added once every transaction that could still write in it has ended (decision 58). */
export const followNext = (tx: Tx, { betsTo, pointsTo, at, writtenBelow }: NextRange) =>
  tx.run(sql`
    update report_follow set next_bets_to = greatest(bets_to, ${betsTo}::uuid), next_points_to = ${pointsTo},
      next_at = ${timestamp(at)}, written_below = ${writtenBelow}::xid8`)

/** Time up to which the sums are complete; null before the first run. */
export const readCountedAt = async (db: Queries): Promise<Instant | null> =>
  (await db.one<{ at: Instant | null }>(sql`select counted_at as at from report_follow`)).at
