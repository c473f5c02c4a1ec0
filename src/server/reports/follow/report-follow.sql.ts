import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** How far the sums have come, and what is to be added next. */
export type FollowRow = {
  readonly betsTo: string
  readonly pointsTo: number
  /** Null before the first turn. */
  readonly nextBetsTo: string | null
  readonly nextPointsTo: number | null
  readonly nextAt: Instant | null
  /** Every transaction that could still write what comes next has ended. */
  readonly isWritten: boolean | null
}

/**
 * Asked before anything is written by the transaction: whose own number would count as one that still writes.
 */
export const readFollow = (db: Queries) =>
  db.one<FollowRow>(sql`
    select bets_to as "betsTo", points_to as "pointsTo", next_bets_to as "nextBetsTo", next_points_to as "nextPointsTo",
      next_at as "nextAt", written_below <= pg_snapshot_xmin(pg_current_snapshot()) as "isWritten"
    from report_follow`)

/** The number of the newest posting, written or about to be. */
export const lastPostingNumber = async (db: Queries): Promise<number> =>
  (await db.one<{ n: number }>(sql`select last_value as n from ledger_posting_n`)).n

/**
 * A number for this transaction, above that of each transaction that has one now. Whoever writes takes a number before an
 * id or a posting's number: what exists when this is asked belongs to a transaction below it.
 */
export const ownNumber = async (tx: Tx): Promise<string> =>
  (await tx.one<{ number: string }>(sql`select pg_current_xact_id()::text as number`)).number

export type Following = Pick<FollowRow, 'betsTo' | 'pointsTo'> & { readonly countedAt: Instant | null }

/** Notes how far the sums have come. */
export const followedTo = (tx: Tx, { betsTo, pointsTo, countedAt }: Following) =>
  tx.run(sql`
    update report_follow set bets_to = ${betsTo}, points_to = ${pointsTo},
      counted_at = greatest(counted_at, ${countedAt === null ? null : timestamp(countedAt)}::timestamptz)`)

export type NextRange = {
  readonly betsTo: string
  readonly pointsTo: number
  readonly at: Instant
  /** The transactions that may still write of it are below this. */
  readonly writtenBelow: string
}

/** Notes what is to be added once every transaction has ended that could still write of it (decision 58). */
export const followNext = (tx: Tx, { betsTo, pointsTo, at, writtenBelow }: NextRange) =>
  tx.run(sql`
    update report_follow set next_bets_to = greatest(bets_to, ${betsTo}::uuid), next_points_to = ${pointsTo},
      next_at = ${timestamp(at)}, written_below = ${writtenBelow}::xid8`)

/** Up to when all is in the sums; null before the first turn. */
export const readCountedAt = async (db: Queries): Promise<Instant | null> =>
  (await db.one<{ at: Instant | null }>(sql`select counted_at as at from report_follow`)).at
