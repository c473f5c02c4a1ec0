import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { FixtureStatus, SuspensionFact } from '#server/fixtures/fixtures.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PackageKind } from './lsports-settings.ts'

/**
 * Why nobody may bet on a fixture: its package is silent, a whole snapshot did not name it, the keep-alive
 * did not name it, or the feed warns of danger.
 */
export type SuspensionReason = `silent:${PackageKind}` | 'missing' | 'not-alive' | 'alarm'

export const IN_PLAY_STATES: ReadonlySet<FixtureStatus> = new Set(['live', 'interrupted', 'coverage-lost'])
const PRE_MATCH_STATES: ReadonlySet<FixtureStatus> = new Set(['not-started', 'about-to-start', 'postponed'])

/** States in which a package prices a fixture. */
export const statesOf = (kind: PackageKind): ReadonlySet<FixtureStatus> =>
  kind === 'inplay' ? IN_PLAY_STATES : PRE_MATCH_STATES

/** Which package prices a fixture in this state; neither does when it is over. */
const packageOf = (status: FixtureStatus): PackageKind | undefined =>
  IN_PLAY_STATES.has(status) ? 'inplay' : PRE_MATCH_STATES.has(status) ? 'prematch' : undefined

/**
 * All reasons together decide whether a fixture is suspended; a fact is due only when that turns. Facts carry
 * times of the house's own clock, each later than the one before, so that of two the last one stands.
 */
export type Suspensions = {
  /** Sets or lifts a reason on fixtures; gives the facts that are due by it. */
  set(ids: Iterable<FixtureId>, reason: SuspensionReason, on: boolean): SuspensionFact[]
  /** Closes a package with the fixtures in its states; gives the facts that are due. */
  close(kind: PackageKind, ids: Iterable<FixtureId>): SuspensionFact[]
  reopen(kind: PackageKind): SuspensionFact[]
  /** A fixture was told to be in a state: it is there, and its new package's silence counts from now on. */
  follow(id: FixtureId, status: FixtureStatus): SuspensionFact[]
  /** How a fixture stands, for the book that may just have got to know it. */
  standing(id: FixtureId): SuspensionFact
  /** Fixtures that wait for a package to speak again. */
  waitingFor(kind: PackageKind): readonly FixtureId[]
}

/** Every package is closed until its first snapshot; one that isn't subscribed stays closed. */
export function openSuspensions(clock: Clock): Suspensions {
  const reasons = new Map<FixtureId, Set<SuspensionReason>>()
  const closed = new Set<PackageKind>(['prematch', 'inplay'])
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
  const waitingFor = (kind: PackageKind) =>
    [...reasons].flatMap(([id, held]) => (held.has(`silent:${kind}`) ? [id] : []))

  return {
    set,
    close: (kind, ids) => {
      closed.add(kind)
      return set(ids, `silent:${kind}`, true)
    },
    reopen: kind => {
      closed.delete(kind)
      return set(waitingFor(kind), `silent:${kind}`, false)
    },
    follow: (id, status) => {
      const before = reasons.has(id)
      const now = packageOf(status)
      for (const kind of ['prematch', 'inplay'] as const)
        setOne(id, `silent:${kind}`, kind === now && closed.has(kind))
      setOne(id, 'missing', false)
      if (now !== 'inplay') for (const reason of ['not-alive', 'alarm'] as const) setOne(id, reason, false)
      return reasons.has(id) === before ? [] : [factOf(id)]
    },
    standing: factOf,
    waitingFor,
  }
}
