import type { Instant } from '#domain/instant.ts'
import type { HouseCaps } from '#domain/protection/gate.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { BetRequest } from '../bet-request.ts'
import type { BatchDeps } from '../booking/book-batch.ts'
import { type EnteredBatch, enterBatch, onlyHold } from '../booking/enter-batch.ts'
import { fixtureGates } from '../sports/fixture-gates.ts'
import type { SportsDeps } from '../sports/sports-memory.ts'

export type WaitingDeps = BatchDeps & SportsDeps

/** Enters a batch of in-play bets: their stakes are held apart, or have been, so nothing is taken of the wallets. */
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
