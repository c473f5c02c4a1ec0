import type { Instant } from '#domain/instant.ts'
import type { HouseCaps } from '#domain/protection/gate.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { BetRequest } from '../bet-request.ts'
import type { BatchDeps } from '../booking/book-batch.ts'
import { type EnteredBatch, enterBatch, onlyHold } from '../booking/enter-batch.ts'
import { fixtureGates } from '../sports/fixture-gates.ts'
import type { SportsDeps } from '../sports/sports-memory.ts'

export type WaitingDeps = BatchDeps & SportsDeps

/** Enters a batch of in-play bets. Their stakes are held separately, so the wallets are locked but not debited. */
export function enterWaiting(
  { memory }: WaitingDeps,
  tx: Tx,
  requests: readonly BetRequest[],
  caps: HouseCaps,
  now: Instant,
): Promise<EnteredBatch> {
  return enterBatch(tx, requests, {
    gates: fixtureGates(memory, requests, now),
    reserve: onlyHold,
    caps,
    now,
  })
}
