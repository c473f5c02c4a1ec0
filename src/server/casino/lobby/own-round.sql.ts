import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { TransactionKind } from '#domain/casino/transaction-words.ko.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

export type OwnRoundRow = {
  readonly supplierId: number
  readonly ref: string
  readonly provider: string
  readonly game: string
  readonly kind: CasinoGameKind
  readonly round: string
  readonly description: string | null
  readonly stake: number
  readonly payout: number | null
  readonly status: number
  readonly resolvedBy: string | null
  /** The last win that was held for it. */
  readonly heldBy: string | null
  readonly isHeld: boolean
  readonly result: string | null
  readonly proofUrl: string | null
  readonly asks: number
  readonly askAgainAt: Instant | null
}

/** A member's bet with its round and its supplier's report; undefined for a bet of another member. */
export const findOwnRound = (db: Queries, memberId: MemberId, betId: string) =>
  db.maybe<OwnRoundRow>(sql`
    select t.supplier_id as "supplierId", t.ref, p.name as provider, g.name as game, g.kind, r.ref as round, t.description,
      b.stake, b.payout, b.status, t.resolved_by as "resolvedBy", t.held_by as "heldBy",
      t.is_held as "isHeld", w.result, w.proof_url as "proofUrl",
      coalesce(w.asks, 0) as asks, w.ask_again_at as "askAgainAt"
    from bet b
    join casino_transaction t on t.bet_id = b.id
    join casino_round r on r.id = t.round_id
    join casino_game g on g.id = r.game_id
    join casino_provider p on p.id = g.provider_id
    left join casino_bet_word w on w.supplier_id = t.supplier_id and w.ref = t.ref
    where b.member_id = ${memberId} and b.id = ${betId}`)

type OwnTransaction = {
  readonly kind: TransactionKind
  readonly state: 'done' | 'held' | 'rejected'
  readonly at: Instant
  readonly amount: number
}

/** A bet and the transactions that ended it or wait for an operator, oldest first. A refund is of its whole stake. */
export const listOwnTransactions = (
  db: Queries,
  { supplierId, ref, resolvedBy, heldBy }: Pick<OwnRoundRow, 'supplierId' | 'ref' | 'resolvedBy' | 'heldBy'>,
) =>
  db.many<OwnTransaction>(sql`
    select t.kind, t.state, t.at, case when t.kind = 'refund' then b.amount else t.amount end as amount
    from casino_transaction t
    join casino_transaction b on b.supplier_id = ${supplierId} and b.ref = ${ref}
    where t.supplier_id = ${supplierId} and t.ref = any(${[ref, resolvedBy ?? ref, heldBy ?? ref]}::text[])
    order by t.at, t.kind`)
