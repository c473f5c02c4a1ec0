import type { FixtureId } from '#domain/ids.ts'
import { applyFacts, type FeedFact, hearLive } from '#server/fixtures/fixtures.ts'
import type { LsportsApi, SnapshotFilter } from './calls/lsports-api.ts'
import { reportsOf } from './live-reports.ts'
import type { PackageSettings } from './lsports-settings.ts'
import { concludeSuspensions, type Translating } from './prepare-messages.ts'
import type { StoreDeps } from './store-messages.ts'
import { translateEvents } from './translate/translate-event.ts'
import { newTranslation } from './translate/translation.ts'

export type IntakeDeps = StoreDeps & Translating & { readonly api: LsportsApi }

/** Facts about fixtures, and events of a snapshot, per transaction. */
const FACTS_A_BUNCH = 200
const EVENTS_A_BUNCH = 40
const FAULTS_SHOWN = 5

/** Applies any number of facts without holding many gates at a time. */
export async function applyInBunches(deps: StoreDeps, facts: readonly FeedFact[]): Promise<void> {
  for (let from = 0; from < facts.length; from += FACTS_A_BUNCH)
    await applyFacts(deps, facts.slice(from, from + FACTS_A_BUNCH))
}

/** Requests a snapshot and applies it to the book; returns the fixtures it contained. */
export async function takeSnapshot(
  deps: IntakeDeps,
  pack: PackageSettings,
  filter: SnapshotFilter,
): Promise<ReadonlySet<FixtureId>> {
  const origin = filter.since === undefined ? 'snapshot' : 'changes'
  const { at, events } = await deps.api.snapshot(pack, filter)
  const named = new Set<FixtureId>()
  for (let from = 0; from < events.length; from += EVENTS_A_BUNCH) {
    const translation = newTranslation(origin)
    translateEvents(events.slice(from, from + EVENTS_A_BUNCH), at, deps.memory, translation)
    const { facts, faults } = translation
    for (const { fixtureId } of facts) named.add(fixtureId)
    deps.counts.add('faults of snapshots', faults.length)
    if (faults.length > 0)
      deps.log.warn({ faults: faults.slice(0, FAULTS_SHOWN) }, 'a snapshot contains faults')
    await applyFacts(deps, [...facts, ...concludeSuspensions(deps, translation)])
    await hearLive(deps, reportsOf(deps, translation, at))
  }
  deps.counts.add('snapshots')
  return named
}
