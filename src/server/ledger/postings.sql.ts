import type { Instant } from '#domain/instant.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** A stored posting. */
export type PostingRow = {
  readonly n: number
  readonly at: Instant
  readonly ref: string
  readonly kind: PostingKind
  readonly seq: number
  readonly part: number
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly fromAfter: number | null
  readonly toAfter: number | null
  readonly actor: string
  readonly memo: string | null
}

/** All postings of one operation, bet or request, in booking order. */
export const listPostingsOf = (db: Queries, ref: string) =>
  db.many<PostingRow>(sql`
    select p.n, p.at, p.ref_id as ref, p.kind, p.seq, p.part, f.address as "from", t.address as "to", p.amount,
      p.from_after as "fromAfter", p.to_after as "toAfter", p.actor, p.memo
    from ledger_posting p
    join ledger_account f on f.id = p.from_account
    join ledger_account t on t.id = p.to_account
    where p.ref_id = ${ref} order by p.n`)
