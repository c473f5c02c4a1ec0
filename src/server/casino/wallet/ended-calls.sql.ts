import type { HeldBets, Resolution, RoundBet } from '#domain/casino/judge-ending.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { int2Array, int8Array, textArray, uuidArray } from '#server/platform/postgres/binary-arrays.ts'
import { prepared, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { digestOf } from './same-call.ts'
import type { EndCall } from './wallet-call.ts'

/** A completed call as stored under its number. */
export type StoredCall = {
  readonly call: EndCall
  readonly round: number | undefined
  readonly answer: string
  /** The answer for the late bet, when a tombstone row is stored in its place. */
  readonly stone: string | undefined
  readonly roundBecomes: 'settled' | 'cancelled' | undefined
  /** A win that waits for an operator, with its bets; it pays nothing now. */
  readonly held: HeldBets | undefined
}

/** A bet that a call ends. */
export type EndedRow = {
  readonly supplierId: number
  readonly memberId: MemberId
  readonly by: string
  readonly bet: RoundBet
  readonly resolution: Resolution
  readonly isCancelled: boolean
  readonly status: number
  readonly payout: number | null
  /** Won credited to its member. */
  readonly credit: number
}

type Balances = readonly (readonly [memberId: MemberId, balance: number])[]

const changes = (rows: readonly EndedRow[]): Sql => sql`
  array(
    select (c.id, c.member_id, c.stake, c.revision, c.old_status, c.old_payout, c.status, c.payout)::bet_change
    from (
      select unnest(${uuidArray(rows, row => row.bet.betId)}::uuid[]) as id,
        unnest(${int8Array(rows, row => row.memberId)}::bigint[]) as member_id,
        unnest(${int8Array(rows, row => row.bet.stake)}::bigint[]) as stake,
        unnest(${int2Array(rows, row => row.bet.revision)}::smallint[]) as revision,
        unnest(${int2Array(rows, row => row.bet.status)}::smallint[]) as old_status,
        unnest(${int8Array(rows, row => row.bet.payout ?? undefined)}::bigint[]) as old_payout,
        unnest(${int2Array(rows, row => row.status)}::smallint[]) as status,
        unnest(${int8Array(rows, row => row.payout ?? undefined)}::bigint[]) as payout
    ) c)`

/** Last statement of the transaction: stores the calls, settles and pays their bets, and commits. */
export async function applyCalls(
  tx: Tx,
  {
    stored,
    ended,
    ref,
    at,
  }: {
    readonly stored: readonly StoredCall[]
    readonly ended: readonly EndedRow[]
    /** Business transaction id of the house's own postings. */
    readonly ref: string
    readonly at: Instant
  },
): Promise<{ readonly cancelled: Balances; readonly takenBack: Balances; readonly paid: Balances }> {
  const inOrder = ended.toSorted((one, other) => one.memberId - other.memberId)
  const settled = inOrder.filter(({ isCancelled }) => !isCancelled)
  const cancelled = inOrder.filter(({ isCancelled }) => isCancelled)
  const rounds = stored.filter(({ round, roundBecomes }) => round !== undefined && roundBecomes !== undefined)
  const { balances } = await tx.lastOne<{ balances: string | null }>(
    prepared(
      'casino_apply',
      sql`
        select casino_apply(
          ${int2Array(stored, one => one.call.supplierId)}::smallint[], ${textArray(stored, one => one.call.ref)}::text[],
          ${textArray(stored, one => one.call.kind)}::text[], ${textArray(stored, one => (one.held ? 'held' : 'done'))}::text[],
          ${int8Array(stored, one => one.call.memberId)}::bigint[],
          ${int8Array(stored, one => one.round)}::bigint[], ${textArray(stored, one => one.call.betRef)}::text[],
          ${int8Array(stored, one => one.call.amount)}::bigint[], ${textArray(stored, one => digestOf(one.call))}::text[],
          ${textArray(stored, one => one.answer)}::text[], ${textArray(stored, one => one.stone)}::text[],
          ${int2Array(inOrder, row => row.supplierId)}::smallint[], ${textArray(inOrder, row => row.bet.ref)}::text[],
          ${textArray(inOrder, row => row.resolution)}::text[], ${textArray(inOrder, row => row.by)}::text[],
          ${int8Array(rounds, one => one.round)}::bigint[], ${textArray(rounds, one => one.roundBecomes)}::text[],
          ${changes(settled)}, ${changes(cancelled)}, ${ref}::uuid, ${timestamp(at)}::timestamptz) as balances`,
    ),
  )
  const news = balances ? JSON.parse(balances) : {}
  return { cancelled: news.cancelled ?? [], takenBack: news.takenBack ?? [], paid: news.paid ?? [] }
}
