import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { FixtureStatus, SuspensionFact } from '#server/fixtures/fixtures.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { PackageKind } from './lsports-settings.ts'

/**
 * Why the feed lets nobody bet on a fixture: the pre-match package is silent, a whole snapshot did not name it, the
 * keep-alive did not name it, the package that prices it brings it no more, or something happens in the match
 * (`isHeldBack`). The silence of the in-play package
 * is none of them: the house itself keeps it (`silenceLive`, `hearLive`).
 */
export type SuspensionReason = 'silent' | 'missing' | 'not-alive' | 'unsubscribed' | 'alarm'

export const IN_PLAY_STATES: ReadonlySet<FixtureStatus> = new Set(['live', 'interrupted', 'coverage-lost'])
export const PRE_MATCH_STATES: ReadonlySet<FixtureStatus> = new Set([
  'not-started',
  'about-to-start',
  'postponed',
])

/** States in which a package prices a fixture. */
export const statesOf = (kind: PackageKind): ReadonlySet<FixtureStatus> =>
  kind === 'inplay' ? IN_PLAY_STATES : PRE_MATCH_STATES

/**
 * All reasons together decide whether a fixture is suspended; a fact is due only when that turns. Facts carry
 * times of the house's own clock, each later than the one before, so that of two the last one stands.
 */
export type Suspensions = {
  /** Sets or lifts a reason on fixtures; gives the facts that are due by it. */
  set(ids: Iterable<FixtureId>, reason: SuspensionReason, on: boolean): SuspensionFact[]
  /** The pre-match package is silent: closes these fixtures; gives the facts that are due. */
  close(ids: Iterable<FixtureId>): SuspensionFact[]
  reopen(): SuspensionFact[]
  /** A fixture was told to be in a state: it is there, and the silence of its package counts from now on. */
  follow(id: FixtureId, status: FixtureStatus): SuspensionFact[]
  /** How a fixture stands, for the book that may just have got to know it. */
  standing(id: FixtureId): SuspensionFact
  /** Fixtures that a reason holds. */
  heldBy(reason: SuspensionReason): readonly FixtureId[]
}

/** The pre-match package is closed until its first snapshot; one that isn't subscribed stays closed. */
export function openSuspensions(clock: Clock): Suspensions {
  const reasons = new Map<FixtureId, Set<SuspensionReason>>()
  let isClosed = true
  let last = 0

  const factOf = (fixtureId: FixtureId): SuspensionFact => {
    last = Math.max(clock.now(), last + 1)
    const at: Instant = instant(last)
    return { kind: 'suspension', at, fixtureId, suspended: reasons.has(fixtureId) }
  }
  /** True when it turned. */
  const setOne = (id: FixtureId, reason: SuspensionReason, on: boolean): boolean => {
    const held = reasons.get(id) ?? new Set()
    const before = held.size > 0
    if (on) reasons.set(id, held.add(reason))
    else if (held.delete(reason) && held.size === 0) reasons.delete(id)
    return held.size > 0 !== before
  }
  const set: Suspensions['set'] = (ids, reason, on) =>
    [...ids].filter(id => setOne(id, reason, on)).map(factOf)
  const heldBy = (reason: SuspensionReason) =>
    [...reasons].flatMap(([id, held]) => (held.has(reason) ? [id] : []))

  return {
    set,
    close: ids => {
      isClosed = true
      return set(ids, 'silent', true)
    },
    reopen: () => {
      isClosed = false
      return set(heldBy('silent'), 'silent', false)
    },
    follow: (id, status) => {
      const before = reasons.has(id)
      setOne(id, 'silent', isClosed && PRE_MATCH_STATES.has(status))
      setOne(id, 'missing', false)
      if (!IN_PLAY_STATES.has(status))
        for (const reason of ['not-alive', 'alarm'] as const) setOne(id, reason, false)
      return reasons.has(id) === before ? [] : [factOf(id)]
    },
    standing: factOf,
    heldBy,
  }
}
