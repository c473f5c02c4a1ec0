import { DAY, type Instant, instant, SECOND } from '#domain/instant.ts'
import type { WatchedBet } from '#domain/integrity/hints.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findNewest, listWatched } from './watched-bets.sql.ts'

type MemoryDeps = Pick<Deps, 'db' | 'clock'>

/** Bets are looked at for so long, and so many of them at the most: the newest. */
const KEPT = DAY
const KEPT_MAX = 50_000
/** A bet in play has a number from before it is placed, and a transaction may end late. */
const OVERLAP = 30 * SECOND
const PORTION = 2_000

/** The bets of the last day, as far as they are looked at, and which of them are new since the time before. */
export type LookedBets = { readonly all: readonly WatchedBet[]; readonly fresh: readonly WatchedBet[] }

/**
 * The newest bets in memory, so that a look reads only what has come since the last one. Nothing of it is needed to be
 * right: whoever begins with nothing reads the same again (docs/caches.md).
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
    // Where more have come than are kept, the newest count.
    const from = (await findNewest(db, uuidFloor(begin), KEPT_MAX)) ?? uuidFloor(begin)
    const fresh = await readFrom(from)
    readTo = now
    forget(oldest)
    return { all: [...known.values()], fresh }
  }
}
