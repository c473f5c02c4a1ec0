import type { FixtureId } from '#domain/ids.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Fixtures that the feed told too little about, until a snapshot tells the rest. */
export type FixtureRequests = {
  add(ids: Iterable<FixtureId>): void
  /** The next fixtures to ask for: the service takes one such question a second. */
  next(): readonly FixtureId[]
}

const PAUSE = SECOND
const AT_ONCE = 100
/** A fixture that the snapshot doesn't know is not asked for again at once. */
const AGAIN_AFTER = 2 * MINUTE

export function openFixtureRequests(clock: Clock): FixtureRequests {
  const waiting = new Set<FixtureId>()
  const askedAt = new Map<FixtureId, number>()
  let pausedUntil = 0
  return {
    add: ids => {
      for (const id of ids) if (!(clock.now() < (askedAt.get(id) ?? 0) + AGAIN_AFTER)) waiting.add(id)
    },
    next: () => {
      if (waiting.size === 0 || clock.now() < pausedUntil) return []
      pausedUntil = clock.now() + PAUSE
      const ids = [...waiting].slice(0, AT_ONCE)
      for (const [id, at] of askedAt) if (clock.now() >= at + AGAIN_AFTER) askedAt.delete(id)
      for (const id of ids) {
        waiting.delete(id)
        askedAt.set(id, clock.now())
      }
      return ids
    },
  }
}
