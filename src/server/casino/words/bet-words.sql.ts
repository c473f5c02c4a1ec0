import type { BetWord } from '#domain/casino/unresolved.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type KeptWord = {
  readonly supplierId: number
  readonly ref: string
  readonly says: BetWord
  readonly at: Instant
  readonly askAgainAt: Instant
  readonly result: string | undefined
  readonly proofUrl: string | undefined
}

/** Stores a supplier's report on a bet; a known result is kept. */
export const keepWord = (
  db: Queries,
  { supplierId, ref, says, at, askAgainAt, result, proofUrl }: KeptWord,
) =>
  db.run(sql`
    insert into casino_bet_word (supplier_id, ref, asked_at, asks, ask_again_at, says, result, proof_url)
    values (${supplierId}, ${ref}, ${timestamp(at)}, 1, ${timestamp(askAgainAt)}, ${says}, ${result ?? null},
      ${proofUrl ?? null})
    on conflict (supplier_id, ref) do update set asked_at = excluded.asked_at, asks = casino_bet_word.asks + 1,
      ask_again_at = excluded.ask_again_at, says = excluded.says,
      result = coalesce(excluded.result, casino_bet_word.result),
      proof_url = coalesce(excluded.proof_url, casino_bet_word.proof_url)`)
