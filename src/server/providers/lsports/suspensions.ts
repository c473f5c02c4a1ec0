import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { FixtureStatus, SuspensionFact } from '#server/fixtures/fixtures.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { PackageKind } from './lsports-settings.ts'

/**
 * Reasons to suspend a fixture: `silent`, the pre-match package is silent; `missing`, a whole snapshot did not contain
 * it; `not-alive`, the keep-alive did not contain it; `unsubscribed`, the package that prices it no longer includes it;
 * `alarm`, something happens in the match (`isHeldBack`). Silence of the in-play package is no reason here, since the
 * book handles it (`silenceLive`, `hearLive`).
 */
export type SuspensionReason = 'silent' | 'missing' | 'not-alive' | 'unsubscribed' | 'alarm'

export const IN_PLAY_STATES: ReadonlySet<FixtureStatus> = new Set(['live', 'interrupted', 'coverage-lost'])
export const PRE_MATCH_STATES: ReadonlySet<FixtureStatus> = new Set([
  'not-started',
  'about-to-start',
  'postponed',
])

/** Statuses in which a package prices a fixture. */
export const statesOf = (kind: PackageKind): ReadonlySet<FixtureStatus> =>
  kind === 'inplay' ? IN_PLAY_STATES : PRE_MATCH_STATES

/**
 * A fixture is suspended while any reason applies; a fact is returned only when that changes. Facts have times of the
 * server's clock, each later than the previous, so that the last one wins.
 */
export type Suspensions = {
  /** Sets or removes a reason for fixtures; returns the resulting facts. */
  set(ids: Iterable<FixtureId>, reason: SuspensionReason, on: boolean): SuspensionFact[]
  /** The pre-match package is silent: closes these fixtures; returns the resulting facts. */
  close(ids: Iterable<FixtureId>): SuspensionFact[]
  reopen(): SuspensionFact[]
  /** The fixture was reported with a status: from now on the silence of its package applies. */
  follow(id: FixtureId, status: FixtureStatus): SuspensionFact[]
  /** Current suspension of a fixture, for the book that may just have learnt of it. */
  standing(id: FixtureId): SuspensionFact
  /** Fixtures with a reason. */
  heldBy(reason: SuspensionReason): readonly FixtureId[]
}

/** The pre-match package is closed until its first snapshot; one not subscribed stays closed. */
export function openSuspensions(clock: Clock): Suspensions {
  const reasons = new Map<FixtureId, Set<SuspensionReason>>()
  let isClosed = true
  let last = 0

  const factOf = (fixtureId: FixtureId): SuspensionFact => {
    last = Math.max(clock.now(), last + 1)
    const at: Instant = instant(last)
    return { kind: 'suspension', at, fixtureId, suspended: reasons.has(fixtureId) }
  }
  /** True if it changed. */
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
