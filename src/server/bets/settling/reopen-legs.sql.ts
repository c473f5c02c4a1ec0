import type { MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { prepared, sql, type Tx } from '#server/platform/postgres/postgres.ts'
import type { LegStretch } from './settle-bets.sql.ts'

/** A void of a market, or of one pick of it, that was taken back. */
export type TakenBack = {
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string | null
  /** Revision that took it back: only legs voided before it are reopened. */
  readonly revision: number
}

/**
 * Reopens the legs of a batch whose only decision was a void taken back since, unless the gradings of the revision
 * decide them. Runs in the transaction that settles the batch, which judges the bets again like any correction.
 */
export async function reopenLegs(
  tx: Tx,
  { fixtureId, after, legs }: LegStretch,
  revision: number,
  voids: readonly TakenBack[],
): Promise<void> {
  await tx.many(
    prepared(
      'reopen_legs',
      sql`
        select reopen_legs(${fixtureId}::bigint, ${revision}::integer,
          ${after.memberId}::bigint, ${after.betId}::uuid, ${legs}::integer,
          ${voids.map(one => one.marketTypeId)}::integer[], ${voids.map(one => one.line)}::integer[],
          ${voids.map(one => one.pick)}::text[], ${voids.map(one => one.revision)}::integer[])`,
    ),
  )
}
