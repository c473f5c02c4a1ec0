import type { RoundId } from '#domain/ids.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'

/**
 * The gate of rounds that share a draw (`roundGate`): who closes or voids them passes alone, until the transaction ends; a
 * batch of bets holds it open for bets (`booking_enter`), so that none comes behind the closing. Always ascending.
 */
export async function enterRoundGates(tx: Tx, gates: Iterable<RoundId>): Promise<void> {
  const ascending = [...new Set(gates)].sort((a, b) => a - b)
  await tx.many(sql`select pg_advisory_xact_lock(id) from unnest(${ascending}::bigint[]) gate (id)`)
}
