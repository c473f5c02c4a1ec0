import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import type { AccountAddress } from '#domain/transfer.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Holds of many members at once; `holds.ts` does the same for one. */
type HoldSetAct = { readonly kind: PostingKind; readonly at: Instant; readonly actor: string }

export type WantedHold = { readonly id: string; readonly memberId: MemberId; readonly amount: Won }

/**
 * Holds won of members; a member must not occur twice. Returns the balance after each hold, in order, or -1 where the
 * balance was too low and nothing moved. The holds' ids (UUIDv7) must be new.
 */
export async function placeHolds(
  tx: Tx,
  holds: readonly WantedHold[],
  { kind, at, actor }: HoldSetAct,
): Promise<readonly number[]> {
  if (holds.length === 0) return []
  const { balances } = await tx.one<{ balances: readonly number[] }>(
    prepared(
      'ledger_hold_take',
      sql`
        select ledger_hold_take(${holds.map(one => one.id)}::uuid[], ${kind}::text,
          ${holds.map(one => one.memberId)}::bigint[], ${holds.map(one => one.amount)}::bigint[],
          ${timestamp(at)}::timestamptz, ${actor}::text) as balances`,
    ),
  )
  return balances
}

/** Moves the held money to the house for good. Throws unless all of the holds are open. */
export async function captureHolds(
  tx: Tx,
  ids: readonly string[],
  { to, kind, at, actor }: HoldSetAct & { readonly to: AccountAddress },
): Promise<void> {
  if (ids.length === 0) return
  await tx.many(
    prepared(
      'ledger_hold_capture',
      sql`select ledger_hold_capture(${ids}::uuid[], ${kind}::text, ${to}::text, ${timestamp(at)}::timestamptz,
        ${actor}::text)`,
    ),
  )
}

/**
 * Returns the held money to its members. Holds must be grouped by member, in the order of members. Returns the balance
 * after each. Throws unless all of the holds are open.
 */
export async function releaseHolds(
  tx: Tx,
  ids: readonly string[],
  { kind, at, actor }: HoldSetAct,
): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const { balances } = await tx.one<{ balances: readonly number[] }>(
    prepared(
      'ledger_hold_release',
      sql`
        select ledger_hold_release(${ids}::uuid[], ${kind}::text, ${timestamp(at)}::timestamptz, ${actor}::text)
          as balances`,
    ),
  )
  return balances
}
