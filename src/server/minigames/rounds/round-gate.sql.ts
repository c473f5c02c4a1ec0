import type { RoundId } from '#domain/ids.ts'
import { sql, type Tx } from '#server/platform/postgres/postgres.ts'

/**
 * Gate of rounds that share a draw (`roundGate`): closing and voiding lock it exclusively until the transaction ends; a
 * batch of bets takes a shared lock (`booking_enter`), so that no bet follows the closing. Always in ascending order.
 */
export async function enterRoundGates(tx: Tx, gates: Iterable<RoundId>): Promise<void> {
  const ascending = [...new Set(gates)].sort((a, b) => a - b)
  await tx.many(sql`select pg_advisory_xact_lock(id) from unnest(${ascending}::bigint[]) gate (id)`)
}
