import { DAY, type Instant, instant, SECOND } from '#domain/instant.ts'
import type { WatchedBet } from '#domain/integrity/hints.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findNewest, listWatched } from './watched-bets.sql.ts'

type MemoryDeps = Pick<Deps, 'db' | 'clock'>

/** Time range and maximum number of the bets examined, newest first. */
const KEPT = DAY
const KEPT_MAX = 50_000
/** An in-play bet has its id before it is placed, and a transaction may commit late. */
const OVERLAP = 30 * SECOND
const PORTION = 2_000

/** Bets of the last day, up to the maximum, and those that are new since the previous read. */
export type LookedBets = { readonly all: readonly WatchedBet[]; readonly fresh: readonly WatchedBet[] }

/**
 * Caches the newest bets, so that each check reads only new ones. The cache is an optimisation only: an empty one reads
 * the same bets again (docs/caches.md).
 */
export function openBetMemory({ db, clock }: MemoryDeps): () => Promise<LookedBets> {
  const known = new Map<string, WatchedBet>()
  let readTo: Instant | undefined

  const readFrom = async (from: string): Promise<WatchedBet[]> => {
    const fresh: WatchedBet[] = []
    for (let next = from; ; ) {
      const bets = await listWatched(db, next, PORTION)
      for (const bet of bets) {
        if (!known.has(bet.betId)) fresh.push(bet)
        known.set(bet.betId, bet)
      }
      const last = bets.at(-1)
      if (!last || bets.length < PORTION) return fresh
      next = last.betId
    }
  }
  const forget = (before: Instant) => {
    for (const [betId, { placedAt }] of known) {
      if (placedAt >= before && known.size <= KEPT_MAX) break
      known.delete(betId)
    }
  }
  return async () => {
    const now = clock.now()
    const oldest = instant(now - KEPT)
    const begin = readTo === undefined ? oldest : instant(Math.max(oldest, readTo - OVERLAP))
    // With more bets than the maximum, the newest count.
    const from = (await findNewest(db, uuidFloor(begin), KEPT_MAX)) ?? uuidFloor(begin)
    const fresh = await readFrom(from)
    readTo = now
    forget(oldest)
    return { all: [...known.values()], fresh }
  }
}
