import type { RoundBet } from '#domain/casino/judge-ending.ts'
import type { WinMost } from '#domain/casino/win-most.ts'
import type { MemberId } from '#domain/ids.ts'
import { int2Array, int8Array, textArray } from '#server/platform/postgres/binary-arrays.ts'
import { prepared, type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** The transaction stored under a supplier's number. */
export type KnownTransaction = {
  readonly kind: 'bet' | 'win' | 'refund' | 'end'
  readonly state: 'done' | 'refused' | 'tombstone' | 'held' | 'rejected'
  readonly memberId: MemberId
  readonly amount: number
  readonly betRef: string | null
  /** Of the call's words; null for an old row, and for a tombstone whose bet has not arrived. */
  readonly digest: string | null
  readonly answer: string
}

export type KnownRound = {
  readonly id: number
  readonly ref: string
  readonly state: 'open' | 'settled' | 'cancelled'
  /** It does not exist yet. */
  readonly isNew: boolean
  readonly winMost: WinMost | null
}

/** Result of `casino_facts` for one call. */
export type CallFacts = {
  readonly known: KnownTransaction | null
  readonly bet: Pick<KnownTransaction, 'kind' | 'state' | 'memberId'> | null
  readonly round: KnownRound | null
  readonly bets: readonly RoundBet[]
  readonly session: {
    readonly memberId: MemberId
    readonly supplierId: number
    readonly gameId: number
    readonly isEnded: boolean
    readonly enteredAt: number | null
    /** When the login under which the game was opened ends; null if it has ended. */
    readonly loginUntil: number | null
  } | null
}

export type FactsAsked = {
  readonly supplierId: number
  readonly memberId: MemberId
  readonly ref: string
  readonly betRef: string | undefined
  readonly round: string | undefined
  readonly session: string | undefined
}

const columnsOf = (calls: readonly FactsAsked[]) => ({
  suppliers: int2Array(calls, call => call.supplierId),
  members: int8Array(calls, call => call.memberId),
  refs: textArray(calls, call => call.ref),
  betRefs: textArray(calls, call => call.betRef),
  rounds: textArray(calls, call => call.round),
})

/** Facts about bets being booked; their wallets are locked. */
export async function listCallFacts(tx: Tx, calls: readonly FactsAsked[]): Promise<readonly CallFacts[]> {
  const { suppliers, members, refs, betRefs, rounds } = columnsOf(calls)
  const { facts } = await tx.one<{ facts: string }>(
    prepared(
      'casino_facts',
      sql`
        select casino_facts(${suppliers}::smallint[], ${members}::bigint[], ${refs}::text[], ${betRefs}::text[],
          ${rounds}::text[], ${calls.map(call => call.session ?? null)}::uuid[]) as facts`,
    ),
  )
  return JSON.parse(facts)
}

export type EnteredCalls = {
  readonly facts: readonly CallFacts[]
  /** Members' balances and debts, read under the lock of their wallets; members without a wallet are absent. */
  readonly wallets: ReadonlyMap<MemberId, { readonly balance: number; readonly owed: number }>
}

/** Locks the wallets of the calls' members until the transaction ends, then reads the facts of each call. */
export async function enterCalls(tx: Tx, calls: readonly FactsAsked[]): Promise<EnteredCalls> {
  const { suppliers, members, refs, betRefs, rounds } = columnsOf(calls)
  const { facts, wallets } = await tx.one<{ facts: string; wallets: string | null }>(
    prepared(
      'casino_enter',
      sql`
        select facts, wallets from casino_enter(${suppliers}::smallint[], ${members}::bigint[], ${refs}::text[],
          ${betRefs}::text[], ${rounds}::text[])`,
    ),
  )
  const held: readonly (readonly [MemberId, number, number])[] = wallets ? JSON.parse(wallets) : []
  return {
    facts: JSON.parse(facts),
    wallets: new Map(held.map(([memberId, balance, owed]) => [memberId, { balance, owed }])),
  }
}

/** The transaction stored under a number; undefined without one. */
export const findTransaction = (queries: Queries, supplierId: number, ref: string) =>
  queries.maybe<KnownTransaction>(
    prepared(
      'casino_transaction',
      sql`
        select t.kind, t.state, t.member_id as "memberId", t.amount, t.bet_ref as "betRef", t.digest,
          t.answer
        from casino_transaction t where t.supplier_id = ${supplierId}::smallint and t.ref = ${ref}`,
    ),
  )
