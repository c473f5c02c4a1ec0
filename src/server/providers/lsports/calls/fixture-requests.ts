import type { FixtureId } from '#domain/ids.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** Fixtures with incomplete data, until a snapshot completes them. One request at a time. */
export type FixtureRequests = {
  add(ids: Iterable<FixtureId>): void
  /** The next fixtures to request; empty during a request. Report its end with `answered` or `failed`. */
  next(): readonly FixtureId[]
  answered(ids: readonly FixtureId[], named: ReadonlySet<FixtureId>): void
  /** They are requested again, after a pause that grows with every failure. */
  failed(ids: readonly FixtureId[]): void
}

const AT_ONCE = 100
/**
 * The service answers the same request at most every five seconds. Fixtures that it does not know are requested less
 * often.
 */
const KNOWN_AGAIN_AFTER = 5 * SECOND
const UNKNOWN_AGAIN_AFTER = 2 * MINUTE
const PAUSES = [5 * SECOND, 10 * SECOND, 20 * SECOND]
const LONGEST_PAUSE = 30 * SECOND

export function openFixtureRequests(clock: Clock): FixtureRequests {
  const waiting = new Set<FixtureId>()
  /** Earliest time of the next request for a waiting fixture. */
  const restsUntil = new Map<FixtureId, number>()
  let isAsking = false
  let failures = 0
  let pausedUntil = 0
  return {
    add: ids => {
      for (const id of ids) waiting.add(id)
    },
    next: () => {
      const now = clock.now()
      if (isAsking || waiting.size === 0 || now < pausedUntil) return []
      for (const [id, until] of restsUntil) if (until <= now) restsUntil.delete(id)
      const ids = [...waiting].filter(id => !restsUntil.has(id)).slice(0, AT_ONCE)
      for (const id of ids) waiting.delete(id)
      isAsking = ids.length > 0
      return ids
    },
    answered: (ids, named) => {
      isAsking = false
      failures = 0
      for (const id of ids)
        restsUntil.set(id, clock.now() + (named.has(id) ? KNOWN_AGAIN_AFTER : UNKNOWN_AGAIN_AFTER))
    },
    failed: ids => {
      isAsking = false
      pausedUntil = clock.now() + (PAUSES[failures] ?? LONGEST_PAUSE)
      failures += 1
      for (const id of ids) waiting.add(id)
    },
  }
}
